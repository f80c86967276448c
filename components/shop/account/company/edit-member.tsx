"use client";

import { useAction } from "@/components/shared/call/use-action";
import { FormDialog } from "@/components/shared/form/form-dialog";
import { SelectField } from "@/components/shared/form/select-field";
import { showFieldErrors, useZodForm } from "@/components/shared/form/zod-form";
import { toast } from "@/components/ui/toast/toast";
import { z } from "@/lib/base/input/zod";
import { call } from "@/lib/client/api";
import { inviteMemberSchema, type Member } from "@/lib/identity/companies/schemas";
import { LimitFields } from "./limit-fields";
import { toLimits, limitTexts, typedLimits } from "./member-limits";
import { COMPANY_ROLE_OPTIONS } from "./roles";

const schema = z.object({ role: inviteMemberSchema.shape.role, ...limitTexts });

interface EditMemberProps {
  member: Member;
  onClose: () => void;
  /** Resolves once the list shows it. */
  onSaved: () => Promise<unknown>;
}

export function EditMember({ member, onClose, onSaved }: EditMemberProps) {
  const form = useZodForm(schema, { role: member.role, ...typedLimits(member.limits) });
  const { run } = useAction({
    title: "Member Not Saved",
    text: "The member could not be saved. Please try again.",
    onRefused: ({ fields }) => showFieldErrors(form, fields),
  });

  async function save({ role, ...typed }: z.output<typeof schema>) {
    const body = { role, limits: toLimits(typed) };
    await call("PATCH /company/members/{id}", { params: { id: member._id }, body });
    await onSaved();
    onClose();
    toast({ title: "Member Saved", description: `${member.name} is ${role}.` });
  }

  return (
    <FormDialog
      title={`Edit ${member.name}`}
      description={member.email}
      form={form}
      onSubmit={(values) => run(() => save(values))}
      onClose={onClose}
      submit="Save Changes"
    >
      <div className="space-y-5">
        <SelectField name="role" label="Role" required options={COMPANY_ROLE_OPTIONS} />
        <LimitFields />
      </div>
    </FormDialog>
  );
}
