import { LogOut, Pencil, UserMinus } from "lucide-react";
import { useState } from "react";
import { useTranslate } from "#words";
import { ConfirmAction } from "@/components/shared/call/confirm-action";
import { LoadFailure } from "@/components/shared/call/load-failure";
import { useLoad } from "@/components/shared/call/use-load";
import { CallDialog } from "@/components/shared/form/call-dialog";
import { SelectField } from "@/components/shared/form/select-field";
import { useZodForm } from "@/components/shared/form/zod-form";
import { Rupees } from "@/components/shared/format/rupees";
import { Badge } from "@/components/ui/badge";
import { Button } from "@/components/ui/button";
import { Card } from "@/components/ui/card";
import { Skeleton } from "@/components/ui/skeleton";
import { z } from "@/lib/base/input/zod";
import { call } from "@/lib/client/api";
import { useSession } from "@/lib/client/session";
import { type CompanyAnswer, inviteMemberSchema, type Member } from "@/lib/companies/schemas";
import { companyCan } from "@/lib/identity/session/company-roles";
import { LimitFields } from "./limit-fields";
import { toLimits, limitTexts, typedLimits } from "./member-limits";
import { companyRoleOptions } from "./roles";

const loadMembers = (_: string, signal: AbortSignal): Promise<readonly Member[]> =>
  call("GET /company/members", { signal });

interface MembersCardProps {
  company: CompanyAnswer;
  mayChange: boolean;
  /** Resolves once the profile has no company. */
  onLeft: () => Promise<unknown>;
}

/** Members of the company with role, limits and this month's spending. */
export function MembersCard({ company, mayChange, onLeft }: MembersCardProps) {
  const t = useTranslate();
  const session = useSession();
  const ownId = session.state === "signed-in" ? session.claims.sub : "";
  const { value: members, error, reload, renew } = useLoad({ load: loadMembers });
  const [edited, setEdited] = useState<Member | null>(null);
  const [removed, setRemoved] = useState<Member | null>(null);
  return (
    <Card className="p-5 sm:p-6">
      <h2 className="text-heading">{t("People")}</h2>
      {error && !members && (
        <LoadFailure text={t("The people could not be loaded.")} retry={reload} />
      )}
      {!members && !error && <Skeleton className="mt-3 h-24" />}
      <ul className="divide-y">
        {members?.map((member) => (
          <MemberRow
            key={member._id}
            member={member}
            isSelf={member._id === ownId}
            mayChange={mayChange}
            onEdit={() => setEdited(member)}
            onRemove={() => setRemoved(member)}
          />
        ))}
      </ul>
      {edited && <EditMember member={edited} onClose={() => setEdited(null)} onSaved={renew} />}
      {removed && (
        <RemoveMember
          member={removed}
          companyName={company.name}
          isSelf={removed._id === ownId}
          onClose={() => setRemoved(null)}
          onRemoved={removed._id === ownId ? onLeft : renew}
        />
      )}
    </Card>
  );
}

interface MemberRowProps {
  member: Member;
  isSelf: boolean;
  mayChange: boolean;
  onEdit: () => void;
  onRemove: () => void;
}

function MemberRow({ member, isSelf, mayChange, onEdit, onRemove }: MemberRowProps) {
  const t = useTranslate();
  const { name, email, role, limits, spent } = member;
  return (
    <li className="flex items-start gap-2 py-4 last:pb-0">
      <div className="min-w-0 flex-1 text-[0.9375rem] [overflow-wrap:anywhere]">
        <p className="flex flex-wrap items-center gap-2">
          <span className="font-semibold">{name}</span>
          <Badge variant={companyCan(role, "company.write") ? "default" : "outline"}>
            {t(role)}
          </Badge>
          {isSelf && <span className="text-sm text-muted-foreground">{t("You")}</span>}
        </p>
        <p className="text-muted-foreground">{email}</p>
        <p className="text-sm text-muted-foreground">
          {t.parts(limits.month === null ? "{spent} this month" : "{spent} this month of {limit}", {
            spent: <Rupees amount={spent} />,
            limit: limits.month !== null && <Rupees amount={limits.month} />,
          })}
          {limits.order !== null &&
            t.parts(", at most {limit} an order", { limit: <Rupees amount={limits.order} /> })}
        </p>
      </div>
      {mayChange && (
        <Button variant="ghost" size="icon" onClick={onEdit}>
          <Pencil aria-hidden />
          <span className="sr-only">{t("Edit {name}", { name: email })}</span>
        </Button>
      )}
      {(mayChange || isSelf) && (
        <Button variant="ghost" size="icon" className="text-destructive" onClick={onRemove}>
          {isSelf ? <LogOut aria-hidden /> : <UserMinus aria-hidden />}
          <span className="sr-only">
            {isSelf ? t("Leave the company") : t("Remove {name}", { name: email })}
          </span>
        </Button>
      )}
    </li>
  );
}

interface RemoveMemberProps {
  member: Member;
  companyName: string;
  isSelf: boolean;
  onClose: () => void;
  onRemoved: () => Promise<unknown>;
}

function RemoveMember({ member, companyName, isSelf, onClose, onRemoved }: RemoveMemberProps) {
  const t = useTranslate();
  async function remove() {
    await call("DELETE /company/members/{id}", { params: { id: member._id } });
    await onRemoved();
    if (isSelf) {
      return {
        title: t("You Have Left"),
        description: t("You no longer buy for {company}.", { company: companyName }),
      };
    }
    return {
      title: t("Member Removed"),
      description: t("{name} no longer buys for {company}.", {
        name: member.name,
        company: companyName,
      }),
    };
  }
  return (
    <ConfirmAction
      onClose={onClose}
      title={
        isSelf
          ? t("Leave {company}?", { company: companyName })
          : t("Remove {name}?", { name: member.name })
      }
      confirm={isSelf ? t("Leave Company") : t("Remove Member")}
      keep={isSelf ? t("Stay") : t("Keep Member")}
      failure={
        isSelf
          ? { title: t("You Have Not Left"), text: t("Please try again.") }
          : { title: t("Member Not Removed"), text: t("Please try again.") }
      }
      action={remove}
    >
      <p>
        {t(
          isSelf
            ? "You see nothing of {company} from then on. What was ordered for it stays."
            : "{name} sees nothing of {company} from then on. What was ordered for it stays.",
          { name: member.name, company: companyName },
        )}
      </p>
    </ConfirmAction>
  );
}

const memberSchema = z.object({ role: inviteMemberSchema.shape.role, ...limitTexts });

interface EditMemberProps {
  member: Member;
  onClose: () => void;
  /** Resolves once the list shows the change. */
  onSaved: () => Promise<unknown>;
}

function EditMember({ member, onClose, onSaved }: EditMemberProps) {
  const t = useTranslate();
  const form = useZodForm(memberSchema, { role: member.role, ...typedLimits(member.limits) });

  async function save({ role, ...typed }: z.output<typeof memberSchema>) {
    const body = { role, limits: toLimits(typed) };
    await call("PATCH /company/members/{id}", { params: { id: member._id }, body });
    await onSaved();
    return {
      title: t("Member Saved"),
      description: t("{name} is {role}.", { name: member.name, role: t(role) }),
    };
  }

  return (
    <CallDialog
      title={t("Edit {name}", { name: member.name })}
      description={member.email}
      form={form}
      failure={{
        title: t("Member Not Saved"),
        text: t("The member could not be saved. Please try again."),
      }}
      save={save}
      onClose={onClose}
      submit={t("Save Changes")}
    >
      <div className="space-y-5">
        <SelectField name="role" label={t("Role")} required options={companyRoleOptions(t)} />
        <LimitFields />
      </div>
    </CallDialog>
  );
}
