import { KeyRound, ListChecks, Pencil, Plus, Power, Trash2, Webhook as Icon } from "lucide-react";
import { useState } from "react";
import { ConfirmAction } from "@/components/shared/call/confirm-action";
import { useAction } from "@/components/shared/call/use-action";
import { useLoad } from "@/components/shared/call/use-load";
import { momentText } from "@/components/shared/format/dates";
import { EmptyList } from "@/components/shared/list/empty-list";
import { Badge } from "@/components/ui/badge";
import { Button } from "@/components/ui/button";
import { Card } from "@/components/ui/card";
import { toast } from "@/components/ui/toast/toast";
import { call } from "@/lib/client/api";
import type { Webhook } from "@/lib/messaging/webhooks/schemas";
import { Deliveries } from "./deliveries";
import { EditWebhook } from "./edit-webhook";
import { EVENT_NAMES } from "./event-names";
import { SecretDialog } from "./secret-dialog";
import { SectionHeading } from "../shared/section-heading";
import { LoadState } from "../shared/loaded";

const load = (_: string, signal: AbortSignal) => call("GET /admin/webhooks", { signal });

type Action = "edit" | "deliveries" | "rotate" | "delete";

/** URLs of other programs that the shop notifies of events. */
export function Webhooks() {
  const webhooks = useLoad({ load });
  const [isAdding, setAdding] = useState(false);
  const [open, setOpen] = useState<{ action: Action; webhook: Webhook } | null>(null);
  const [secret, setSecret] = useState<string | null>(null);
  const close = () => {
    setAdding(false);
    setOpen(null);
  };

  async function show(created: { secret: string }) {
    await webhooks.renew();
    close();
    setSecret(created.secret);
  }

  return (
    <section aria-labelledby="webhooks" className="mt-10">
      <SectionHeading
        id="webhooks"
        as="h3"
        className="mb-3"
        title="Webhooks"
        actions={
          <Button size="sm" onClick={() => setAdding(true)}>
            <Plus aria-hidden /> Add Webhook
          </Button>
        }
      >
        The shop tells your other programs what happens, signed as Standard Webhooks has it.
      </SectionHeading>
      <LoadState of={webhooks} text="The webhooks could not be loaded." />
      {webhooks.value?.length === 0 && (
        <EmptyList title="No Webhooks Yet" Icon={Icon}>
          Add the address of a program that wants to know of orders, stock or messages.
        </EmptyList>
      )}
      <ul className="space-y-3">
        {webhooks.value?.map((webhook) => (
          <li key={webhook._id}>
            <WebhookCard
              webhook={webhook}
              onChanged={webhooks.renew}
              onOpen={(action) => setOpen({ action, webhook })}
            />
          </li>
        ))}
      </ul>
      {(isAdding || open?.action === "edit") && (
        <EditWebhook
          webhook={open?.webhook ?? null}
          onClose={close}
          onCreated={show}
          onSaved={webhooks.renew}
        />
      )}
      {open?.action === "deliveries" && <Deliveries webhook={open.webhook} onClose={close} />}
      {open?.action === "rotate" && (
        <ReplaceSecret webhook={open.webhook} onClose={close} onDone={show} />
      )}
      {open?.action === "delete" && (
        <DeleteWebhook webhook={open.webhook} onClose={close} onDone={webhooks.renew} />
      )}
      {secret !== null && (
        <SecretDialog
          title="Secret of the Webhook"
          label="Secret"
          secret={secret}
          onClose={() => setSecret(null)}
        >
          Your program checks the signatures with it. Copy it now: it is not shown again.
        </SecretDialog>
      )}
    </section>
  );
}

interface WebhookCardProps {
  webhook: Webhook;
  onChanged: () => Promise<unknown>;
  onOpen: (action: Action) => void;
}

function WebhookCard({ webhook, onChanged, onOpen }: WebhookCardProps) {
  const { _id: id, url, events, active, failingSince } = webhook;
  const { busy, run } = useAction({ title: "Webhook Not Updated", text: "Please try again." });

  async function switchOver() {
    await call("PATCH /admin/webhooks/{id}", { params: { id }, body: { active: !active } });
    await onChanged();
    toast({ title: active ? "Webhook Switched Off" : "Webhook Switched On" });
  }

  const buttons = [
    { label: "Deliveries", Icon: ListChecks, press: () => onOpen("deliveries") },
    { label: "Edit", Icon: Pencil, press: () => onOpen("edit") },
    { label: active ? "Switch Off" : "Switch On", Icon: Power, press: () => void run(switchOver) },
    { label: "New Secret", Icon: KeyRound, press: () => onOpen("rotate") },
    { label: "Delete", Icon: Trash2, press: () => onOpen("delete") },
  ];
  return (
    <Card className="px-4 py-3 text-sm sm:px-5">
      <p className="flex flex-wrap items-center gap-x-2 gap-y-1">
        <span className="text-base font-semibold [overflow-wrap:anywhere]">{url}</span>
        <Badge variant={active ? "default" : "outline"}>{active ? "On" : "Off"}</Badge>
        {failingSince && (
          <Badge variant="signal">Failing since {momentText(new Date(failingSince))}</Badge>
        )}
      </p>
      <p className="mt-1 text-muted-foreground">
        {events.map((event) => EVENT_NAMES[event]).join(", ")}
      </p>
      <div className="mt-1 -ml-3 flex flex-wrap gap-x-1">
        {buttons.map(({ label, Icon: Picture, press }) => (
          <Button key={label} variant="ghost" size="sm" aria-disabled={busy} onClick={press}>
            <Picture aria-hidden /> {label}
            <span className="sr-only"> {url}</span>
          </Button>
        ))}
      </div>
    </Card>
  );
}

interface QuestionProps<Done> {
  webhook: Webhook;
  onClose: () => void;
  onDone: (done: Done) => Promise<unknown>;
}

function ReplaceSecret({ webhook, onClose, onDone }: QuestionProps<{ secret: string }>) {
  const params = { id: webhook._id };
  return (
    <ConfirmAction
      onClose={onClose}
      title="Make a new secret?"
      confirm="Make New Secret"
      keep="Keep It"
      tone="default"
      failure={{ title: "Secret Not Replaced", text: "Please try again." }}
      action={async () => {
        await onDone(await call("POST /admin/webhooks/{id}/rotate", { params }));
        return false;
      }}
    >
      <p>For a day the shop signs with both, so that your program can change over.</p>
    </ConfirmAction>
  );
}

function DeleteWebhook({ webhook, onClose, onDone }: QuestionProps<void>) {
  async function remove() {
    await call("DELETE /admin/webhooks/{id}", { params: { id: webhook._id } });
    await onDone();
    return { title: "Webhook Deleted" };
  }
  return (
    <ConfirmAction
      onClose={onClose}
      title="Delete this webhook?"
      confirm="Delete"
      keep="Keep It"
      failure={{ title: "Webhook Not Deleted", text: "Please try again." }}
      action={remove}
    >
      <p>
        The shop sends nothing to <span className="[overflow-wrap:anywhere]">{webhook.url}</span>{" "}
        any more, and its deliveries are deleted.
      </p>
    </ConfirmAction>
  );
}
