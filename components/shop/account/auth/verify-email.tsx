"use client";

import { useState } from "react";
import { Button } from "@/components/ui/button";
import { Spinner } from "@/components/ui/spinner";
import type { ViewProps } from "./sign-in-views";
import { verifyLink, type Outcome } from "./verify-outcome";
import { VerifyPassword } from "./verify-password";
import { VerifyWayOn } from "./verify-way-on";

interface VerifyEmailProps extends Pick<ViewProps, "setView"> {
  /** The text of the mailed link. */
  link: string;
  onClose: () => void;
}

/** Sends nothing by itself: programs that look for harm in mails open their links, too. */
export function VerifyEmail({ link, setView, onClose }: VerifyEmailProps) {
  const [outcome, setOutcome] = useState<Outcome>();
  const [asksPassword, setAsksPassword] = useState(false);

  async function verify(password?: string): Promise<Outcome> {
    const answer = await verifyLink(link, password);
    if (answer.state === "password") setAsksPassword(true);
    setOutcome(answer);
    return answer;
  }

  if (outcome?.state === "verified" || outcome?.state === "refused") {
    return <VerifyWayOn {...{ outcome, setView, onClose }} />;
  }
  if (asksPassword) {
    const forgotten = () => setView({ name: "forgot", email: "" });
    return <VerifyPassword verify={verify} forgotten={forgotten} />;
  }
  return (
    <VerifyButton text={outcome?.state === "later" ? outcome.text : undefined} {...{ verify }} />
  );
}

interface VerifyButtonProps {
  /** Why it did not work just now. */
  text: string | undefined;
  verify: () => Promise<unknown>;
}

function VerifyButton({ text, verify }: VerifyButtonProps) {
  const [busy, setBusy] = useState(false);
  async function press() {
    if (busy) return;
    setBusy(true);
    await verify();
    setBusy(false);
  }
  return (
    <>
      <p role="status">{text ?? "Verify the email address that this link was sent to."}</p>
      <Button className="mt-5 w-full" aria-disabled={busy} onClick={() => void press()}>
        {busy && <Spinner />}
        {text ? "Try again" : "Verify my address"}
      </Button>
    </>
  );
}
