"use client";

import { useRouter } from "next/navigation";
import { useEffect, useState } from "react";
import { Button } from "@/components/ui/button";
import { Spinner } from "@/components/ui/spinner";
import { ApiError, callApi, isOutage } from "@/lib/client/api";
import { useSession } from "@/lib/client/session";
import { renewToken } from "@/lib/client/sign-in";
import { paths } from "@/lib/paths";
import type { ViewProps } from "./sign-in-views";

type Outcome = { state: "verified"; email: string } | { state: "refused" | "outage"; text: string };

const NO_CONNECTION = "The shop could not be reached. Your link still works: please try again.";

/** A link works once, so a page that renders twice must not send it twice. */
const sent = new Map<string, Promise<Outcome>>();

function verify(link: string): Promise<Outcome> {
  const outcome = sent.get(link) ?? send(link);
  sent.set(link, outcome);
  return outcome;
}

async function send(token: string): Promise<Outcome> {
  try {
    const body = { token };
    const { email } = await callApi<"verifyEmail">({
      call: "POST /auth/verify",
      body,
      token: null,
    });
    await renewToken();
    return { state: "verified", email };
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    if (!isOutage(error)) return { state: "refused", text: error.message };
    sent.delete(token);
    return { state: "outage", text: NO_CONNECTION };
  }
}

interface VerifyEmailProps extends Pick<ViewProps, "setView"> {
  /** The text of the mailed link. */
  link: string;
  onClose: () => void;
}

/** Verifies at once: whoever opened the link has asked for nothing else. */
export function VerifyEmail({ link, setView, onClose }: VerifyEmailProps) {
  const [outcome, setOutcome] = useState<Outcome>();
  const [attempt, setAttempt] = useState(0);

  useEffect(() => {
    let isShown = true;
    void verify(link).then((answer) => isShown && setOutcome(answer));
    return () => {
      isShown = false;
    };
  }, [link, attempt]);

  const retry = () => {
    setOutcome(undefined);
    setAttempt(attempt + 1);
  };
  return (
    <div role="status">
      <OutcomeText outcome={outcome} />
      {outcome?.state === "outage" && (
        <Button className="mt-5 w-full" onClick={retry}>
          Try again
        </Button>
      )}
      {outcome && outcome.state !== "outage" && <WayOn {...{ outcome, setView, onClose }} />}
    </div>
  );
}

function OutcomeText({ outcome }: { outcome: Outcome | undefined }) {
  if (!outcome) {
    return (
      <p className="flex items-center gap-3">
        <Spinner /> Verifying your address
      </p>
    );
  }
  if (outcome.state !== "verified") return <p>{outcome.text}</p>;
  return (
    <p>
      <strong className="break-all">{outcome.email}</strong> is verified. Orders that were placed
      with it now stand in your account.
    </p>
  );
}

function WayOn({
  outcome,
  setView,
  onClose,
}: Omit<VerifyEmailProps, "link"> & { outcome: Outcome }) {
  const session = useSession();
  const router = useRouter();
  if (session.state !== "signed-in") {
    return (
      <Button className="mt-5 w-full" onClick={() => setView({ name: "login" })}>
        Sign In
      </Button>
    );
  }
  const tab = outcome.state === "verified" ? "orders" : "profile";
  return (
    <>
      <Button className="mt-5 w-full" onClick={() => router.push(paths.dashboard(tab))}>
        {outcome.state === "verified" ? "My Orders" : "Ask for a new link in your profile"}
      </Button>
      <Button variant="ghost" className="mt-3 w-full" onClick={onClose}>
        To the shop
      </Button>
    </>
  );
}
