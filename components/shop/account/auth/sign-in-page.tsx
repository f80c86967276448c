import { useEffect, useState } from "react";
import { useHydrated } from "@/components/ui/hooks/use-hydrated";
import { useRouter } from "@/components/ui/use-router";
import { useTranslate } from "#words";
import { Button } from "@/components/ui/button";
import { toastFailure } from "@/components/ui/toast/toast";
import { paths, type SignInReason } from "@/lib/base/paths";
import { ApiError, isOutage, getSessionEnd } from "@/lib/client/api";
import { currentSession, storedToken } from "@/lib/client/session";
import { dropSession, restoreCookie, restoreToken } from "@/lib/client/sign-in";
import type { SignInError } from "@/lib/base/server-paths";
import type { Translate } from "@/lib/i18n/translate";
import type { Arrival } from "./arrival";
import { Checking } from "./checking";
import { SignInBox } from "./sign-in-box";
import { consumeArrival, showSignInReason } from "./consume-arrival";
import { welcomeByCode, welcomeByToken } from "./token-welcome";
import type { View } from "./views";

type Resumed = "signed-in" | "signed-out" | "unreachable";

/**
 * Checks whether the visitor of the sign-in page is already signed in (docs/product.md: The guard): a valid token
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
    if (!hasCookie || (reason && reason !== "none")) return turnedAway(reason);
    await restoreToken();
    return "signed-in";
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    if (isOutage(error)) return "unreachable";
    // An expired cookie alone shows no error: the visitor came to log in anyway.
    return turnedAway(token === null ? reason : getSessionEnd(error));
  }
}

function turnedAway(reason: SignInReason | undefined): Resumed {
  showSignInReason(reason);
  return "signed-out";
}

const GOOGLE_TEXTS: Record<SignInError, string> = {
  google_cancelled: "You cancelled the Google sign-in.",
  google_unverified:
    "Google has not verified this email address. Verify it with Google, or sign in with your password.",
  google_deactivated: "This account has been deactivated. Please contact us if that is a mistake.",
  google_failed: "Google could not complete the sign-in. Please try again.",
};

function showGoogleFailure(error: SignInError, t: Translate): void {
  const description = t(GOOGLE_TEXTS[error]);
  toastFailure(t("Login Failed"), description);
}

interface SignInPageProps {
  googleEnabled: boolean;
  /** Whether the request sent a session cookie, which scripts cannot read. */
  hasCookie: boolean;
  /** The initial state of the form in the server's HTML; absent if the URL needs more than the form. */
  served?: Pick<Arrival, "mode" | "next">;
}

type Stage =
  | { name: "checking" }
  | { name: "unreachable"; retry: () => void }
  | { name: "form"; view: View; next?: string; isServed: boolean };

const CHECKING: Stage = { name: "checking" };

const toStage = (served: SignInPageProps["served"]): Stage =>
  served
    ? { name: "form", view: { name: served.mode }, next: served.next, isServed: true }
    : CHECKING;

/** Login and sign-up, unless the visitor is already signed in. */
export function SignInPage({ googleEnabled, hasCookie, served }: SignInPageProps) {
  const t = useTranslate();
  const router = useRouter();
  // The server's form exists only while the page hydrates, not after navigation within the shop.
  const isServed = !useHydrated();
  const [stage, setStage] = useState(() => (isServed ? toStage(served) : CHECKING));

  useEffect(() => {
    let isShown = true;
    let hasArrived = false;
    async function arrive(arrival: Arrival) {
      const outcome = await settle(arrival, hasCookie, t);
      if (!isShown) return;
      if (outcome === "signed-in") router.replace(arrival.next ?? paths.dashboard());
      else if (outcome === "unreachable")
        setStage({ name: "unreachable", retry: () => retry(arrival) });
      // A form that is already shown may have been filled in.
      else setStage((now) => (now.name === "form" ? now : toForm(outcome, arrival)));
    }
    const retry = (arrival: Arrival) => {
      setStage(CHECKING);
      void arrive(arrival);
    };
    // Runs after the router's effects, which would otherwise restore the old address.
    const timer = setTimeout(() => {
      hasArrived = true;
      const arrival = consumeArrival();
      if (storedToken() !== null) setStage(CHECKING);
      void arrive(arrival);
    });
    return () => {
      isShown = false;
      clearTimeout(timer);
      // Not when React runs effects twice in development: that would empty the fields.
      if (hasArrived) setStage(CHECKING);
    };
  }, [hasCookie, router, t]);

  if (stage.name === "unreachable") return <Unreachable onRetry={stage.retry} />;
  if (stage.name === "checking") return <Checking />;
  return (
    <>
      <SignInBox
        start={stage.view}
        next={stage.next}
        isServed={stage.isServed}
        googleEnabled={googleEnabled}
        onClose={() => router.push(paths.home)}
      />
      {stage.isServed && (
        <div className="hidden in-data-account:block">
          <Checking />
        </div>
      )}
    </>
  );
}

/** The result of the session check, or the view of a login that is in progress. */
type Settled = Resumed | { view: View };

async function settle(arrival: Arrival, hasCookie: boolean, t: Translate): Promise<Settled> {
  const { token, code, error, reset, verify, invite, reason } = arrival;
  const welcomed = code
    ? await welcomeByCode(code, t)
    : token
      ? await welcomeByToken(token, t)
      : null;
  if (welcomed === true) return "signed-in";
  if (welcomed) return { view: { name: "two-factor", handle: welcomed.handle } };
  if (welcomed === false) return resumeSession(undefined, false);
  if (error) showGoogleFailure(error, t);
  if (error ?? reset ?? verify ?? invite) return "signed-out";
  return resumeSession(reason, hasCookie);
}

function toForm(outcome: "signed-out" | { view: View }, arrival: Arrival): Stage {
  const view = outcome === "signed-out" ? toView(arrival) : outcome.view;
  return { name: "form", view, next: arrival.next, isServed: false };
}

function toView({ mode, reset, verify, invite }: Arrival): View {
  if (reset) return { name: "reset", link: reset };
  if (invite) return { name: "invite", link: invite };
  if (verify) return { name: "verify", link: verify };
  return { name: mode };
}

function Unreachable({ onRetry }: { onRetry: () => void }) {
  const t = useTranslate();
  return (
    <div role="alert" className="text-center">
      <h2 className="text-heading">{t("The shop cannot be reached")}</h2>
      <p className="mt-2 mb-6 text-muted-foreground">
        {t("You are still signed in. Check your connection and try again.")}
      </p>
      <Button onClick={onRetry}>{t("Try again")}</Button>
    </div>
  );
}
