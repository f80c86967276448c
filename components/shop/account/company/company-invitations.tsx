import { MailX, UserPlus } from "lucide-react";
import { useState } from "react";
import { useTranslate } from "#words";
import { ConfirmAction } from "@/components/shared/call/confirm-action";
import { LoadFailure } from "@/components/shared/call/load-failure";
import { useLoad } from "@/components/shared/call/use-load";
import { CallDialog } from "@/components/shared/form/call-dialog";
import { SelectField } from "@/components/shared/form/select-field";
import { TextField } from "@/components/shared/form/text-field";
import { useZodForm } from "@/components/shared/form/zod-form";
import { dayText } from "@/components/shared/format/dates";
import { Badge } from "@/components/ui/badge";
import { Button } from "@/components/ui/button";
import { Card } from "@/components/ui/card";
import { Skeleton } from "@/components/ui/skeleton";
import type { z } from "@/lib/base/input/zod";
import { call } from "@/lib/client/api";
import { inviteMemberSchema, type CompanyInvitationAnswer } from "@/lib/companies/schemas";
import { LimitFields } from "./limit-fields";
import { toLimits, limitTexts } from "./member-limits";
import { companyRoleOptions } from "./roles";

const load = (_: string, signal: AbortSignal): Promise<readonly CompanyInvitationAnswer[]> =>
  call("GET /company/invitations", { signal });

/** Pending invitations, for owners. */
export function CompanyInvitations() {
  const t = useTranslate();
  const { value: invitations, error, reload, renew } = useLoad({ load });
  const [inviting, setInviting] = useState(false);
  const [withdrawn, setWithdrawn] = useState<CompanyInvitationAnswer | null>(null);
  const [now] = useState(() => Date.now());

  async function withdraw() {
    if (withdrawn) {
      await call("DELETE /company/invitations/{id}", { params: { id: withdrawn._id } });
    }
    await renew();
    return { title: t("Invitation Withdrawn") };
  }

  return (
    <Card className="p-5 sm:p-6">
      <div className="flex items-center justify-between gap-3">
        <h2 className="text-heading">{t("Invitations")}</h2>
        <Button size="sm" variant="outline" onClick={() => setInviting(true)}>
          <UserPlus aria-hidden /> {t("Invite")}
        </Button>
      </div>
      {error && !invitations && (
        <LoadFailure text={t("The invitations could not be loaded.")} retry={reload} />
      )}
      {!invitations && !error && <Skeleton className="mt-3 h-12" />}
      {invitations?.length === 0 && (
        <p className="mt-3 text-[0.9375rem] text-muted-foreground">{t("No open invitations.")}</p>
      )}
      <ul className="divide-y">
        {invitations?.map((invitation) => (
          <li key={invitation._id} className="flex items-start gap-3 py-4 last:pb-0">
            <div className="min-w-0 flex-1 text-[0.9375rem] [overflow-wrap:anywhere]">
              <p className="flex flex-wrap items-center gap-2">
                <span className="font-semibold">{invitation.email}</span>
                <Badge variant="outline">{t(invitation.role)}</Badge>
              </p>
              <p className="text-sm text-muted-foreground">
                {Date.parse(invitation.expiresAt) <= now
                  ? t("Expired: invite again.")
                  : t("Works until {day}", {
                      day: dayText(new Date(invitation.expiresAt), t.language),
                    })}
              </p>
            </div>
            <Button variant="ghost" size="icon" onClick={() => setWithdrawn(invitation)}>
              <MailX aria-hidden />
              <span className="sr-only">{t("Withdraw {name}", { name: invitation.email })}</span>
            </Button>
          </li>
        ))}
      </ul>
      {inviting && <InviteMember onClose={() => setInviting(false)} onInvited={renew} />}
      <ConfirmAction
        open={withdrawn !== null}
        onClose={() => setWithdrawn(null)}
        title={t("Withdraw this invitation?")}
        confirm={t("Withdraw")}
        keep={t("Keep It")}
        failure={{ title: t("Invitation Not Withdrawn"), text: t("Please try again.") }}
        action={withdraw}
      >
        <p>
          {withdrawn &&
            t("The link that was mailed to {email} stops working.", { email: withdrawn.email })}
        </p>
      </ConfirmAction>
    </Card>
  );
}

const schema = inviteMemberSchema.pick({ email: true, role: true }).extend(limitTexts);

interface InviteMemberProps {
  onClose: () => void;
  /** Resolves once the list shows the invitation. */
  onInvited: () => Promise<unknown>;
}

function InviteMember({ onClose, onInvited }: InviteMemberProps) {
  const t = useTranslate();
  const form = useZodForm(schema, { email: "", role: "buyer", orderLimit: "", monthLimit: "" });

  async function send({ email, role, ...typed }: z.output<typeof schema>) {
    await call("POST /company/invitations", { body: { email, role, limits: toLimits(typed) } });
    await onInvited();
    return {
      title: t("Invitation Sent"),
      description: t("It is on its way to {email}.", { email }),
    };
  }

  return (
    <CallDialog
      title={t("Invite Somebody")}
      description={t(
        "They are mailed a link that works once, for 7 days. They join when they accept it.",
      )}
      form={form}
      failure={{
        title: t("Not Invited"),
        text: t("The invitation could not be sent. Please try again."),
      }}
      save={send}
      onClose={onClose}
      submit={t("Send Invitation")}
      busyLabel={t("Sending")}
    >
      <div className="space-y-5">
        <TextField name="email" label={t("Email")} required inputMode="email" autoComplete="off" />
        <SelectField name="role" label={t("Role")} required options={companyRoleOptions(t)} />
        <LimitFields />
      </div>
    </CallDialog>
  );
}
