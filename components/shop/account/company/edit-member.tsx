"use client";

import { useWords } from "#words";
import { CallDialog } from "@/components/shared/form/call-dialog";
import { SelectField } from "@/components/shared/form/select-field";
import { useZodForm } from "@/components/shared/form/zod-form";
import { z } from "@/lib/base/input/zod";
import { call } from "@/lib/client/api";
import { inviteMemberSchema, type Member } from "@/lib/identity/companies/schemas";
import { LimitFields } from "./limit-fields";
import { toLimits, limitTexts, typedLimits } from "./member-limits";
import { companyRoleOptions } from "./roles";

const schema = z.object({ role: inviteMemberSchema.shape.role, ...limitTexts });

interface EditMemberProps {
  member: Member;
  onClose: () => void;
  /** Resolves once the list shows it. */
  onSaved: () => Promise<unknown>;
}

export function EditMember({ member, onClose, onSaved }: EditMemberProps) {
  const say = useWords();
  const form = useZodForm(schema, { role: member.role, ...typedLimits(member.limits) });

  async function save({ role, ...typed }: z.output<typeof schema>) {
    const body = { role, limits: toLimits(typed) };
    await call("PATCH /company/members/{id}", { params: { id: member._id }, body });
    await onSaved();
    return {
      title: say("Member Saved"),
      description: say("{name} is {role}.", { name: member.name, role: say(role) }),
    };
  }

  return (
    <CallDialog
      title={say("Edit {name}", { name: member.name })}
      description={member.email}
      form={form}
      failure={{
        title: say("Member Not Saved"),
        text: say("The member could not be saved. Please try again."),
      }}
      save={save}
      onClose={onClose}
      submit={say("Save Changes")}
    >
      <div className="space-y-5">
        <SelectField name="role" label={say("Role")} required options={companyRoleOptions(say)} />
        <LimitFields />
      </div>
    </CallDialog>
  );
}
