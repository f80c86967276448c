import { ControlError } from "@/components/shared/form/field-error";
import { useFieldControl } from "@/components/shared/form/field-frame";
import { TextField } from "@/components/shared/form/text-field";
import { useZodForm } from "@/components/shared/form/zod-form";
import { z } from "@/lib/base/input/zod";
import { call } from "@/lib/client/api";
import {
  createWebhookSchema,
  type CreatedWebhook,
  type Webhook,
} from "@/lib/messaging/webhooks/schemas";
import { TickList } from "@/components/shared/form/tick-list";
import { EVENT_NAMES } from "./event-names";
import { EditDialog } from "../shared/edit-dialog";

const { url, events } = createWebhookSchema.shape;

const formSchema = z.object({ url, events });

interface EditWebhookProps {
  /** Null for a new one. */
  webhook: Webhook | null;
  onClose: () => void;
  onCreated: (made: CreatedWebhook) => Promise<unknown>;
  onSaved: () => Promise<unknown>;
}

export function EditWebhook({ webhook, onClose, onCreated, onSaved }: EditWebhookProps) {
  const form = useZodForm(formSchema, {
    url: webhook?.url ?? "",
    events: [...(webhook?.events ?? [])],
  });

  async function save(body: z.output<typeof formSchema>) {
    if (!webhook) {
      await onCreated(await call("POST /admin/webhooks", { body }));
      return false;
    }
    await call("PATCH /admin/webhooks/{id}", { params: { id: webhook._id }, body });
    await onSaved();
    return "";
  }

  return (
    <EditDialog
      kind="Webhook"
      title={webhook && "Edit Webhook"}
      description="The shop tells this address what happens, as soon as it happens."
      form={form}
      save={save}
      onClose={onClose}
    >
      <div className="space-y-5">
        <TextField
          name="url"
          label="Address"
          required
          inputMode="url"
          spellCheck={false}
          hint="It begins with https:// and is open to the internet."
        />
        <Events />
      </div>
    </EditDialog>
  );
}

function Events() {
  const { control, error } = useFieldControl({ name: "events", label: "Events" });
  return (
    <fieldset aria-describedby={control["aria-describedby"]}>
      <legend className="font-semibold">Events</legend>
      <ControlError control={control} error={error} />
      <div className="mt-1 grid gap-x-6 sm:grid-cols-2">
        <TickList name="events" options={EVENT_NAMES} />
      </div>
    </fieldset>
  );
}
