"use client";

import { LogOut, Pencil, UserMinus } from "lucide-react";
import { useState } from "react";
import { ConfirmAction } from "@/components/shared/call/confirm-action";
import { LoadFailure } from "@/components/shared/call/load-failure";
import { useLoad } from "@/components/shared/call/use-load";
import { Rupees } from "@/components/shared/format/rupees";
import { Badge } from "@/components/ui/badge";
import { Button } from "@/components/ui/button";
import { Card } from "@/components/ui/card";
import { Skeleton } from "@/components/ui/skeleton";
import { toast } from "@/components/ui/toast/toast";
import { call } from "@/lib/client/api";
import { useSession } from "@/lib/client/session";
import type { CompanyAnswer, Member } from "@/lib/identity/companies/schemas";
import { companyCan } from "@/lib/session/company-roles";
import { EditMember } from "./edit-member";

const loadMembers = (_: string, signal: AbortSignal): Promise<readonly Member[]> =>
  call("GET /company/members", { signal });

interface MembersCardProps {
  company: CompanyAnswer;
  mayChange: boolean;
  /** Resolves once the profile names no company any more. */
  onLeft: () => Promise<unknown>;
}

/** Who belongs to the company, with role, limits and what each has spent this month. */
export function MembersCard({ company, mayChange, onLeft }: MembersCardProps) {
  const session = useSession();
  const ownId = session.state === "signed-in" ? session.claims.sub : "";
  const { value: members, error, reload, renew } = useLoad({ load: loadMembers });
  const [edited, setEdited] = useState<Member | null>(null);
  const [removed, setRemoved] = useState<Member | null>(null);
  return (
    <Card className="p-5 sm:p-6">
      <h2 className="text-heading">People</h2>
      {error && !members && <LoadFailure text="The people could not be loaded." retry={reload} />}
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
          company={company.name}
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
  const { name, email, role, limits, spent } = member;
  return (
    <li className="flex items-start gap-2 py-4 last:pb-0">
      <div className="min-w-0 flex-1 text-[0.9375rem] [overflow-wrap:anywhere]">
        <p className="flex flex-wrap items-center gap-2">
          <span className="font-semibold">{name}</span>
          <Badge variant={companyCan(role, "company.write") ? "default" : "outline"}>{role}</Badge>
          {isSelf && <span className="text-sm text-muted-foreground">You</span>}
        </p>
        <p className="text-muted-foreground">{email}</p>
        <p className="text-sm text-muted-foreground">
          <Rupees amount={spent} /> this month
          {limits.month !== null && (
            <>
              {" "}
              of <Rupees amount={limits.month} />
            </>
          )}
          {limits.order !== null && (
            <>
              , at most <Rupees amount={limits.order} /> an order
            </>
          )}
        </p>
      </div>
      {mayChange && (
        <Button variant="ghost" size="icon" onClick={onEdit}>
          <Pencil aria-hidden />
          <span className="sr-only">Edit {email}</span>
        </Button>
      )}
      {(mayChange || isSelf) && (
        <Button variant="ghost" size="icon" className="text-destructive" onClick={onRemove}>
          {isSelf ? <LogOut aria-hidden /> : <UserMinus aria-hidden />}
          <span className="sr-only">{isSelf ? "Leave the company" : `Remove ${email}`}</span>
        </Button>
      )}
    </li>
  );
}

interface RemoveMemberProps {
  member: Member;
  company: string;
  isSelf: boolean;
  onClose: () => void;
  onRemoved: () => Promise<unknown>;
}

function RemoveMember({ member, company, isSelf, onClose, onRemoved }: RemoveMemberProps) {
  async function remove() {
    await call("DELETE /company/members/{id}", { params: { id: member._id } });
    await onRemoved();
    onClose();
    const toldSelf = { title: "You Have Left", description: `You no longer buy for ${company}.` };
    toast(
      isSelf
        ? toldSelf
        : {
            title: "Member Removed",
            description: `${member.name} no longer buys for ${company}.`,
          },
    );
  }
  return (
    <ConfirmAction
      onClose={onClose}
      title={isSelf ? `Leave ${company}?` : `Remove ${member.name}?`}
      confirm={isSelf ? "Leave Company" : "Remove Member"}
      keep={isSelf ? "Stay" : "Keep Member"}
      failure={
        isSelf
          ? { title: "You Have Not Left", text: "Please try again." }
          : { title: "Member Not Removed", text: "Please try again." }
      }
      action={remove}
    >
      <p>
        {isSelf ? "You see" : `${member.name} sees`} nothing of {company} from then on. What was
        ordered for it stays.
      </p>
    </ConfirmAction>
  );
}
