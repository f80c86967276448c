import { MailX, Send } from "lucide-react";
import { useState } from "react";
import { ConfirmAction } from "@/components/shared/call/confirm-action";
import { LoadFailure } from "@/components/shared/call/load-failure";
import { useAction } from "@/components/shared/call/use-action";
import type { Load } from "@/components/shared/call/use-load";
import { CallDialog } from "@/components/shared/form/call-dialog";
import { SelectField } from "@/components/shared/form/select-field";
import { TextField } from "@/components/shared/form/text-field";
import { useZodForm } from "@/components/shared/form/zod-form";
import { dayText } from "@/components/shared/format/dates";
import { Badge } from "@/components/ui/badge";
import { Button } from "@/components/ui/button";
import { toast } from "@/components/ui/toast/toast";
import { STAFF } from "@/lib/base/permissions";
import { call } from "@/lib/client/api";
import {
  type Invitation,
  type InviteRequest,
  inviteSchema,
} from "@/lib/identity/invitations/schemas";
import { ROLE_LABELS, RoleBadge } from "./user-badges";

export const loadInvitations = (_: string, signal: AbortSignal): Promise<readonly Invitation[]> =>
  call("GET /admin/invitations", { signal });

/** Pending invitations; renders nothing without any. */
export function Invitations({ invitations }: { invitations: Load<readonly Invitation[]> }) {
  const { value, error, reload, renew } = invitations;
  const [withdrawn, setWithdrawn] = useState<Invitation | null>(null);
  if (error) return <LoadFailure text="The invitations could not be loaded." retry={reload} />;
  if (!value || value.length === 0) return null;
  return (
    <section aria-labelledby="invitations" className="mb-7">
      <h3 id="invitations" className="mb-2 text-lg">
        Open invitations
      </h3>
      <ul className="divide-y border-y">
        {value.map((invitation) => (
          <Row
            key={invitation._id}
            invitation={invitation}
            onSent={renew}
            onWithdraw={() => setWithdrawn(invitation)}
          />
        ))}
      </ul>
      {withdrawn && (
        <Withdraw invitation={withdrawn} onClose={() => setWithdrawn(null)} onDone={renew} />
      )}
    </section>
  );
}

interface RowProps {
  invitation: Invitation;
  onSent: () => Promise<unknown>;
  onWithdraw: () => void;
}

function Row({ invitation, onSent, onWithdraw }: RowProps) {
  const { email, role, invitedBy, expiresAt } = invitation;
  const [now] = useState(() => Date.now());
  const { busy, run } = useAction({
    title: "Invitation Not Sent",
    text: "The invitation could not be sent again. Please try again.",
  });
  const isOver = Date.parse(expiresAt) <= now;

  async function sendAgain() {
    await call("POST /admin/invitations", { body: { email, role } });
    await onSent();
    toast({ title: "Invitation Sent", description: `The earlier link to ${email} has ended.` });
  }

  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-1 py-2 text-sm">
      <div className="min-w-0 flex-1 basis-56">
        <p className="flex flex-wrap items-center gap-x-2 gap-y-1">
          <span className="font-semibold [overflow-wrap:anywhere]">{email}</span>{" "}
          <RoleBadge role={role} />
        </p>
        <p className="text-muted-foreground">
          Invited by {invitedBy}
          {isOver ? (
            <Badge variant="outline" className="ml-2">
              Expired
            </Badge>
          ) : (
            <>, works until {dayText(new Date(expiresAt))}</>
          )}
        </p>
      </div>
      <div className="flex gap-1">
        <Button variant="ghost" size="sm" aria-disabled={busy} onClick={() => void run(sendAgain)}>
          <Send aria-hidden /> Send again<span className="sr-only"> to {email}</span>
        </Button>
        <Button variant="ghost" size="sm" onClick={onWithdraw}>
          <MailX aria-hidden /> Withdraw<span className="sr-only"> {email}</span>
        </Button>
      </div>
    </li>
  );
}

interface WithdrawProps {
  invitation: Invitation;
  onClose: () => void;
  onDone: () => Promise<unknown>;
}

function Withdraw({ invitation: { _id: id, email }, onClose, onDone }: WithdrawProps) {
  async function withdraw() {
    await call("DELETE /admin/invitations/{id}", { params: { id } });
    await onDone();
    return { title: "Invitation Withdrawn", description: email };
  }
  return (
    <ConfirmAction
      onClose={onClose}
      title={`Withdraw the invitation of ${email}?`}
      confirm="Withdraw"
      keep="Keep It"
      failure={{ title: "Invitation Not Withdrawn", text: "Please try again." }}
      action={withdraw}
    >
      <p>The link in the email stops working. You can invite this address again.</p>
    </ConfirmAction>
  );
}

interface InviteDialogProps {
  onClose: () => void;
  /** Resolves once the list shows the invitation. */
  onInvited: () => Promise<unknown>;
}

export function InviteDialog({ onClose, onInvited }: InviteDialogProps) {
  const form = useZodForm(inviteSchema, { email: "", role: "packer" });

  async function send(body: InviteRequest) {
    const { email } = await call("POST /admin/invitations", { body });
    await onInvited();
    return { title: "Invitation Sent", description: `It is on its way to ${email}.` };
  }

  return (
    <CallDialog
      title="Invite Somebody"
      description="They are mailed a link that works once, for 7 days. They join when they accept it."
      form={form}
      failure={{
        title: "Not Invited",
        text: "The invitation could not be sent. Please try again.",
      }}
      save={send}
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
    </CallDialog>
  );
}
