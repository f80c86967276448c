import { ControlError } from "@/components/shared/form/field-error";
import { useFieldControl } from "@/components/shared/form/field-frame";
import { CallDialog } from "@/components/shared/form/call-dialog";
import { TextField } from "@/components/shared/form/text-field";
import { useZodForm } from "@/components/shared/form/zod-form";
import { KEY_SCOPES } from "@/lib/base/key-scopes";
import { z } from "@/lib/base/input/zod";
import { call } from "@/lib/client/api";
import {
  createApiKeySchema,
  MAX_KEY_NAME,
  type CreatedApiKey,
} from "@/lib/identity/api-keys/schemas";
import { momentText } from "@/lib/shop/promotions/promo-form";
import { TickList } from "@/components/shared/form/tick-list";
import { MomentField } from "../shared/moment-field";
import { SCOPE_GROUPS } from "./scope-names";

const formSchema = z.object({
  name: createApiKeySchema.shape.name,
  scopes: z.array(z.enum(KEY_SCOPES)).min(1, "Choose at least one permission"),
  expiresAt: momentText,
});

interface AddApiKeyProps {
  onClose: () => void;
  onCreated: (made: CreatedApiKey) => Promise<void>;
}

export function AddApiKey({ onClose, onCreated }: AddApiKeyProps) {
  const form = useZodForm(formSchema, { name: "", scopes: [], expiresAt: "" });
  return (
    <CallDialog
      title="Add API Key"
      description="For a program that works for the shop, such as a stock or accounting system."
      form={form}
      failure={{
        title: "API Key Not Made",
        text: "What you typed is still here. Please try again.",
      }}
      save={async (body) => {
        await onCreated(await call("POST /admin/api-keys", { body }));
        return false;
      }}
      onClose={onClose}
      submit="Add API Key"
    >
      <div className="space-y-5">
        <TextField
          name="name"
          label="Name"
          required
          maxLength={MAX_KEY_NAME}
          autoComplete="off"
          hint="What uses it. The audit log names it like this."
        />
        <MomentField
          name="expiresAt"
          label="Expires"
          hint="India time. Leave empty for a key that works until you delete it"
        />
        <Scopes />
      </div>
    </CallDialog>
  );
}

function Scopes() {
  const { control, error } = useFieldControl({ name: "scopes", label: "Permissions" });
  return (
    <fieldset aria-describedby={control["aria-describedby"]}>
      <legend className="font-semibold">Permissions</legend>
      <p className="text-sm text-muted-foreground">Choose as few as the program needs.</p>
      <ControlError control={control} error={error} />
      <div className="mt-2 grid gap-x-6 gap-y-4 sm:grid-cols-2">
        {SCOPE_GROUPS.map(({ title, scopes }) => (
          <fieldset key={title} className="min-w-0">
            <legend className="text-sm text-muted-foreground">{title}</legend>
            <TickList name="scopes" options={scopes} />
          </fieldset>
        ))}
      </div>
    </fieldset>
  );
}
