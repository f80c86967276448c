import { ListChecks, MessagesSquare } from "lucide-react";
import { useState } from "react";
import { useLoad } from "@/components/shared/call/use-load";
import { momentText } from "@/components/shared/format/dates";
import { EmptyList } from "@/components/shared/list/empty-list";
import { Rows, type Column } from "@/components/shared/list/rows";
import { Badge } from "@/components/ui/badge";
import { Button } from "@/components/ui/button";
import { Dialog, DialogBody, DialogContent, DialogHeader } from "@/components/ui/dialog";
import { Input } from "@/components/ui/input";
import { Label } from "@/components/ui/label";
import { call, callList } from "@/lib/client/api";
import type { Text } from "@/lib/messaging/whatsapp/schemas";
import { SectionHeading } from "../shared/section-heading";
import { LoadState } from "../shared/loaded";

const SHOWN = 25;

const loadSetup = (_: string, signal: AbortSignal) => call("GET /admin/whatsapp", { signal });
const loadTexts = (_: string, signal: AbortSignal) =>
  callList("GET /admin/whatsapp/messages", { query: { limit: SHOWN }, signal });

/** The WhatsApp setup: whether it is on, the templates to register, and the state of recent messages. */
export function WhatsApp() {
  const setup = useLoad({ load: loadSetup });
  const texts = useLoad({ load: loadTexts });
  const [isOpen, setOpen] = useState(false);
  const isOn = setup.value?.isOn;
  return (
    <section aria-labelledby="whatsapp" className="mt-10">
      <SectionHeading
        id="whatsapp"
        as="h3"
        className="mb-3"
        title="WhatsApp"
        actions={
          <Button size="sm" variant="outline" onClick={() => setOpen(true)} disabled={!setup.value}>
            <ListChecks aria-hidden /> Templates
          </Button>
        }
      >
        {isOn
          ? "Customers who agreed get messages beside the emails; what they write comes to the inbox."
          : "Off. Anyone who runs your server switches it on, by the variables WHATSAPP_… of Meta's Cloud API."}
      </SectionHeading>
      <LoadState of={setup} text="WhatsApp could not be loaded." />
      <LoadState of={texts} text="The messages could not be loaded." />
      {isOn && texts.value?.items.length === 0 && (
        <EmptyList title="No Messages Yet" Icon={MessagesSquare}>
          The next order of a customer who ticked WhatsApp brings the first.
        </EmptyList>
      )}
      {texts.value && texts.value.items.length > 0 && (
        <>
          <Rows
            caption="WhatsApp messages, newest first"
            entries={texts.value.items}
            keyOf={({ _id }) => _id}
            columns={COLUMNS}
          />
          <Button variant="ghost" size="sm" className="mt-2" onClick={texts.reload}>
            Refresh<span className="sr-only"> the WhatsApp messages</span>
          </Button>
        </>
      )}
      {isOpen && setup.value && <Templates {...setup.value} onClose={() => setOpen(false)} />}
    </section>
  );
}

const LOOKS: Record<Text["state"], { variant: "default" | "secondary" | "signal"; label: string }> =
  {
    waiting: { variant: "secondary", label: "Waiting" },
    sent: { variant: "secondary", label: "Sent" },
    delivered: { variant: "default", label: "Delivered" },
    read: { variant: "default", label: "Read" },
    failed: { variant: "signal", label: "Failed" },
  };

const COLUMNS: Column<Text>[] = [
  {
    name: "Message",
    isTitle: true,
    cellClassName: "w-full min-w-32 py-2",
    cell: ({ template, number, error, createdAt, state, nextAt }) => (
      <>
        <span className="block font-semibold break-words">
          {template ?? "Answer from the inbox"}
        </span>
        <span className="block text-sm tabular">{number}</span>
        <span className="block text-sm text-muted-foreground">
          {momentText(new Date(createdAt))}
        </span>
        {error && <span className="block text-sm [overflow-wrap:anywhere]">{error}</span>}
        {state === "waiting" && error && nextAt && (
          <span className="block text-sm">Next attempt {momentText(new Date(nextAt))}</span>
        )}
      </>
    ),
  },
  {
    name: "State",
    cell: ({ state }) => <Badge variant={LOOKS[state].variant}>{LOOKS[state].label}</Badge>,
  },
];

interface TemplatesProps {
  webhook: string;
  templates: readonly { name: string; language: string; body: string }[];
  onClose: () => void;
}

/** The values that the owner enters at Meta. */
function Templates({ webhook, templates, onClose }: TemplatesProps) {
  return (
    <Dialog open onOpenChange={onClose}>
      <DialogContent>
        <DialogHeader
          title="WhatsApp Templates"
          description={
            <>
              Register each at Meta with this name, in the category Utility and the language English
              (en). {"{{1}}"} is the number of the order or offer, {"{{2}}"} your shop&rsquo;s name.
            </>
          }
        />
        <DialogBody className="space-y-5">
          <Label className="block space-y-2">
            <span>Address of the webhook, for the field messages</span>
            <Input readOnly value={webhook} onFocus={(event) => event.target.select()} />
          </Label>
          <dl className="space-y-3">
            {templates.map(({ name, body }) => (
              <div key={name}>
                <dt className="font-mono text-sm font-semibold">{name}</dt>
                <dd>{body}</dd>
              </div>
            ))}
          </dl>
        </DialogBody>
      </DialogContent>
    </Dialog>
  );
}
