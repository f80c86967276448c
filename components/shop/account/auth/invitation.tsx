"use client";

import { LoadFailure } from "@/components/shared/call/load-failure";
import { useLoad } from "@/components/shared/call/use-load";
import { Button } from "@/components/ui/button";
import { Skeleton } from "@/components/ui/skeleton";
import { call } from "@/lib/client/api";
import { paths } from "@/lib/base/paths";
import { AcceptInvitation } from "./accept-invitation";
import type { ViewProps } from "./sign-in-views";

function loadInvitation(token: string, signal: AbortSignal) {
  return call("POST /auth/invitation", { body: { token }, signal });
}

interface InvitationProps extends ViewProps {
  /** The token of the emailed link. */
  link: string;
}

/** Shows what the invitation is for. The link is used up only when the person presses the button. */
export function Invitation({ link, setView, enter }: InvitationProps) {
  const { value, error, reload } = useLoad({ load: loadInvitation, question: link });
  if (error?.code === "invalid_token") {
    return (
      <>
        <p role="status">{error.message}</p>
        <Button className="mt-5 w-full" onClick={() => setView({ name: "login" })}>
          Sign In
        </Button>
      </>
    );
  }
  if (error) return <LoadFailure text="The invitation could not be read." retry={reload} />;
  if (!value) return <Skeleton className="h-40" />;
  const { email, role, company, invitedBy } = value;
  const welcome = company
    ? { description: `You are ${role} of ${company} now.`, to: paths.dashboard("company") }
    : { description: `You work here as ${role} now.`, to: paths.admin() };
  return (
    <>
      <p className="mb-5">
        <strong>{invitedBy}</strong> asks you{" "}
        {company ? (
          <>
            into <strong className="[overflow-wrap:anywhere]">{company}</strong>
          </>
        ) : (
          "to work here"
        )}{" "}
        as <strong>{role}</strong>, with the address{" "}
        <strong className="[overflow-wrap:anywhere]">{email}</strong>.
      </p>
      <AcceptInvitation
        link={link}
        way={value.account}
        onAccepted={(token) => enter(token, { title: "Welcome", ...welcome })}
        onForgotten={() => setView({ name: "forgot", email })}
      />
    </>
  );
}
