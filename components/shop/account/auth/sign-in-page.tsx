"use client";

import { useEffect, useState } from "react";
import { useRouter } from "@/components/ui/use-router";
import { useWords } from "#words";
import { Button } from "@/components/ui/button";
import { Spinner } from "@/components/ui/spinner";
import { inLanguage } from "@/lib/base/http/languages";
import { paths, type SignInReason } from "@/lib/base/paths";
import { toast } from "@/components/ui/toast/toast";
import { ApiError, isOutage, getSessionEnd } from "@/lib/client/api";
import { currentSession, storedToken } from "@/lib/client/session";
import { dropSession, restoreCookie, restoreToken } from "@/lib/client/sign-in";
import type { SignInError } from "@/lib/base/server-paths";
import { guardTexts } from "@/lib/identity/session/guard-texts";
import type { Say } from "@/lib/i18n/say";
import { lastingQuery, readArrival, type Arrival } from "./arrival";
import { SignInDialog } from "./sign-in-dialog";
import { welcomeByCode, welcomeByToken } from "./token-welcome";
import type { View } from "./views";

type Resumed = "signed-in" | "signed-out" | "unreachable";

/**
 * Checks whether the visitor of the sign-in page is signed in already (docs/product.md: The guard): a valid token
 * restores the cookie, and a cookie alone restores the token. An invalid token is removed, with the guard's
 * message.
 */
async function resumeSession(
  reason: SignInReason | undefined,
  hasCookie: boolean,
): Promise<Resumed> {
  const session = currentSession();
  const token = storedToken();
  try {
    if (token !== null && session.state === "signed-in") {
      await restoreCookie(token);
      return "signed-in";
    }
    if (token !== null && session.state === "signed-out") {
      const because = session.because === "invalid" ? "invalid" : "expired";
      await dropSession(because);
      return turnedAway(because);
    }
    if (reason || !hasCookie) return turnedAway(reason);
    await restoreToken();
    return "signed-in";
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    if (isOutage(error)) return "unreachable";
    // An expired cookie alone shows no error: the visitor came to log in anyway.
    return turnedAway(token === null ? undefined : getSessionEnd(error));
  }
}

function turnedAway(reason: SignInReason | undefined): Resumed {
  if (reason) toast({ ...guardTexts[reason], destructive: true });
  return "signed-out";
}

const GOOGLE_TEXTS: Record<SignInError, string> = {
  google_cancelled: "You cancelled the Google sign-in.",
  google_unverified:
    "Google has not verified this email address. Verify it with Google, or sign in with your password.",
  google_deactivated: "This account has been deactivated. Please contact us if that is a mistake.",
  google_failed: "Google could not complete the sign-in. Please try again.",
};

function tellGoogleFailure(error: SignInError, say: Say): void {
  const description = say(GOOGLE_TEXTS[error]);
  toast({ title: say("Login Failed"), description, destructive: true });
}

interface SignInPageProps {
  googleEnabled: boolean;
  /** Whether the request sent a session cookie, which scripts cannot read. */
  hasCookie: boolean;
}

/** Shows the dialog over an empty page, after checking that the visitor is not signed in already. */
export function SignInPage({ googleEnabled, hasCookie }: SignInPageProps) {
  const say = useWords();
  const router = useRouter();
  const [arrival, setArrival] = useState<Arrival>();
  const [resumed, setResumed] = useState<Settled>();
  const [attempt, setAttempt] = useState(0);

  useEffect(() => {
    const arrived = readArrival(window.location.search);
    // Runs after the router's effects, which would otherwise restore the old address.
    const timer = setTimeout(() => {
      const address = paths.auth() + lastingQuery(arrived);
      window.history.replaceState(null, "", inLanguage(say.language, address));
      setArrival(arrived);
    });
    return () => clearTimeout(timer);
  }, [say.language]);

  useEffect(() => {
    if (!arrival) return;
    let isShown = true;
    void settle(arrival, hasCookie, say).then((outcome) => {
      if (!isShown) return;
      if (outcome === "signed-in") router.replace(arrival.next ?? paths.dashboard());
      setResumed(outcome);
    });
    return () => {
      isShown = false;
      setResumed(undefined);
    };
  }, [arrival, hasCookie, attempt, router, say]);

  if (resumed === "unreachable") return <Unreachable onRetry={() => setAttempt(attempt + 1)} />;
  if (!arrival || resumed === undefined || resumed === "signed-in") {
    return (
      <p role="status">
        <Spinner size="size-8" />
        <span className="sr-only">{say("Checking your session")}</span>
      </p>
    );
  }
  return (
    <SignInDialog
      start={typeof resumed === "object" ? resumed.view : toView(arrival)}
      next={arrival.next}
      googleEnabled={googleEnabled}
      onClose={() => router.push(paths.home)}
    />
  );
}

/** The result of the session check, or the view of a login that is in progress. */
type Settled = Resumed | { view: View };

async function settle(arrival: Arrival, hasCookie: boolean, say: Say): Promise<Settled> {
  const { token, code, error, reset, verify, invite, reason } = arrival;
  const welcomed = code
    ? await welcomeByCode(code, say)
    : token
      ? await welcomeByToken(token, say)
      : null;
  if (welcomed === true) return "signed-in";
  if (welcomed) return { view: { name: "two-factor", handle: welcomed.handle } };
  if (welcomed === false) return resumeSession(undefined, false);
  if (error) tellGoogleFailure(error, say);
  if (error ?? reset ?? verify ?? invite) return "signed-out";
  return resumeSession(reason, hasCookie);
}

function toView({ mode, reset, verify, invite }: Arrival): View {
  if (reset) return { name: "reset", link: reset };
  if (invite) return { name: "invite", link: invite };
  if (verify) return { name: "verify", link: verify };
  return { name: mode };
}

function Unreachable({ onRetry }: { onRetry: () => void }) {
  const say = useWords();
  return (
    <div role="alert" className="text-center">
      <h2 className="text-heading">{say("The shop cannot be reached")}</h2>
      <p className="mt-2 mb-6 text-muted-foreground">
        {say("You are still signed in. Check your connection and try again.")}
      </p>
      <Button onClick={onRetry}>{say("Try again")}</Button>
    </div>
  );
}
