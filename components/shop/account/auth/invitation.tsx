import { useTranslate } from "#words";
import { LoadFailure } from "@/components/shared/call/load-failure";
import { useLoad } from "@/components/shared/call/use-load";
import { Button } from "@/components/ui/button";
import { Skeleton } from "@/components/ui/skeleton";
import { call } from "@/lib/client/api";
import { paths } from "@/lib/base/paths";
import { type Accepted, AcceptInvitation } from "./accept-invitation";
import type { ViewProps } from "./view-props";

function loadInvitation(token: string, signal: AbortSignal) {
  return call("POST /auth/invitation", { body: { token }, signal });
}

interface InvitationProps extends ViewProps {
  /** The token of the emailed link. */
  link: string;
}

/** Shows what the invitation is for. The link is used up only when the button is pressed. */
export function Invitation({ link, setView, enter }: InvitationProps) {
  const t = useTranslate();
  const { value, error, reload } = useLoad({ load: loadInvitation, question: link });
  if (error?.code === "invalid_token") {
    return (
      <>
        <p role="status">{t(error.message)}</p>
        <Button className="mt-5 w-full" onClick={() => setView({ name: "login" })}>
          {t("Sign In")}
        </Button>
      </>
    );
  }
  if (error) return <LoadFailure text={t("The invitation could not be read.")} retry={reload} />;
  if (!value) return <Skeleton className="h-40" />;
  const { email, role, company, invitedBy } = value;
  const welcome = company
    ? {
        description: t("You are {role} of {company} now.", { role: t(role), company }),
        to: paths.dashboard("company"),
      }
    : { description: t("You work here as {role} now.", { role: t(role) }), to: paths.admin() };
  const accept = (answer: Accepted) => {
    if ("token" in answer) enter(answer.token, { title: t("Welcome"), ...welcome });
    else setView({ name: "two-factor", handle: answer.userId, welcome });
  };
  return (
    <>
      <p className="mb-5">
        {t.parts(
          company
            ? "{asker} invites you to join {company} as {role}, with the address {email}."
            : "{asker} invites you to work here as {role}, with the address {email}.",
          {
            asker: <strong>{invitedBy}</strong>,
            company: <strong className="[overflow-wrap:anywhere]">{company}</strong>,
            role: <strong>{t(role)}</strong>,
            email: <strong className="[overflow-wrap:anywhere]">{email}</strong>,
          },
        )}
      </p>
      <AcceptInvitation
        link={link}
        way={value.account}
        name={value.name}
        isStaffs={company === undefined}
        onAccepted={accept}
        onForgotten={() => setView({ name: "forgot", email })}
      />
    </>
  );
}
