"use client";

import { useAction } from "@/components/shared/call/use-action";
import { FormDialog } from "@/components/shared/form/form-dialog";
import { SelectField } from "@/components/shared/form/select-field";
import { TextField } from "@/components/shared/form/text-field";
import { showFieldErrors, useZodForm } from "@/components/shared/form/zod-form";
import { toast } from "@/components/ui/toast";
import { call } from "@/lib/client/api";
import { inviteSchema, type InviteRequest } from "@/lib/identity/invitations/schemas";
import { STAFF } from "@/lib/base/permissions";
import { ROLE_LABELS } from "./roles";

interface InviteDialogProps {
  onClose: () => void;
  /** Done once the list shows it. */
  onInvited: () => Promise<unknown>;
}

export function InviteDialog({ onClose, onInvited }: InviteDialogProps) {
  const form = useZodForm(inviteSchema, { email: "", role: "packer" });
  const { run } = useAction({
    title: "Not Invited",
    text: "The invitation could not be sent. Please try again.",
    onRefused: (error) => showFieldErrors(form, error.fields),
  });

  async function send(body: InviteRequest) {
    const { email } = await call("POST /admin/invitations", { body });
    await onInvited();
    onClose();
    toast({ title: "Invitation Sent", description: `It is on its way to ${email}.` });
  }

  return (
    <FormDialog
      title="Invite Somebody"
      description="They are mailed a link that works once, for 7 days. They join when they accept it."
      form={form}
      onSubmit={(body) => run(() => send(body))}
      onClose={onClose}
      submit="Send Invitation"
      busyLabel="Sending"
    >
      <div className="space-y-5">
        <TextField name="email" label="Email" required inputMode="email" autoComplete="off" />
        <SelectField
          name="role"
          label="Role"
          required
          options={STAFF.map((value) => ({ value, label: ROLE_LABELS[value] }))}
        />
      </div>
    </FormDialog>
  );
}
