"use client";

import { Fragment, type ReactNode, useEffect, useState } from "react";
import { useTranslate } from "#words";
import { late } from "@/components/ui/late";
import { useHasUnsaved } from "@/components/shared/call/unsaved-work";
import { Button } from "@/components/ui/button";
import { Spinner } from "@/components/ui/spinner";
import { toast } from "@/components/ui/toast/toast";
import { useRouter } from "@/components/ui/use-router";
import { paths, type SignInReason } from "@/lib/base/paths";
import { can, type Permission } from "@/lib/base/permissions";
import { isOutage } from "@/lib/client/api";
import {
  recheckSession,
  storedToken,
  useSession,
  type Session,
  type SignedOutBecause,
} from "@/lib/client/session";
import { dropSession, restoreToken } from "@/lib/client/sign-in";
import { guardTexts } from "@/lib/identity/session/guard-texts";

const EndedSession = late(() => import("./ended-session").then((file) => file.EndedSession));
const FirstPassword = late(() => import("./first-password").then((file) => file.FirstPassword));

interface GuardProps {
  /** The permission that the page requires; middleware and the page itself check the same one. */
  needs?: Permission;
  /** The element around the page until it is admitted: "main" where the page brings its own frame. */
  as?: "div" | "main";
  children: ReactNode;
}

/**
 * Shows its children to people with the permission, and a spinner while the check runs. Inside, `useSession()`
 * returns "signed-in", except after a session ended while there was unsaved work: the page then stays until the
 * same person signs in again or leaves. If another person signs in, the children are mounted again.
 */
export function Guard({ needs = "account.own", as: Frame = "div", children }: GuardProps) {
  const guard = useGuard(needs);
  if (guard.state === "admitted" || guard.state === "held") {
    return (
      <Fragment key={guard.sub}>
        {children}
        {guard.state === "held" && <EndedSession reason={guard.reason} onLeave={guard.leave} />}
      </Fragment>
    );
  }
  return (
    <Frame id={Frame === "main" ? "main" : undefined}>
      <Waiting guard={guard} />
    </Frame>
  );
}

function Waiting({ guard }: { guard: GuardState }) {
  const t = useTranslate();
  if (guard.state === "first-password") return <FirstPassword email={guard.email} />;
  if (guard.state === "unreachable") return <Unreachable onRetry={guard.retry} />;
  return (
    <div role="status" className="grid min-h-[60vh] place-items-center">
      <Spinner size="size-8" />
      <span className="sr-only">{t("Checking your session")}</span>
      <noscript>
        <p className="p-6 text-center">{t("Your account needs JavaScript.")}</p>
      </noscript>
    </div>
  );
}

function Unreachable({ onRetry }: { onRetry: () => void }) {
  const t = useTranslate();
  return (
    <div role="alert" className="container-page grid min-h-[60vh] place-content-center text-center">
      <h1 className="text-heading">{t("The shop cannot be reached")}</h1>
      <p className="mt-2 mb-6 text-muted-foreground">
        {t("You are still signed in. Check your connection and try again.")}
      </p>
      <Button className="mx-auto" onClick={onRetry}>
        {t("Try again")}
      </Button>
    </div>
  );
}

type GuardState =
  | { state: "checking" }
  /** The shop does not respond; this signs nobody out. */
  | { state: "unreachable"; retry: () => void }
  | { state: "admitted"; sub: string }
  /** The session of the admitted person has ended, and the page has unsaved work. */
  | { state: "held"; sub: string; reason: "expired" | "invalid"; leave: () => void }
  /** A password has to be set first. */
  | { state: "first-password"; email: string };

/** The maximum delay that timers accept, in milliseconds. */
const MAX_DELAY_MS = 2 ** 31 - 1;

/** The browser's half of the route guard (docs/product.md: The guard). The server checks as well. */
function useGuard(needs: Permission): GuardState {
  const session = useSession();
  const [unreachable, setUnreachable] = useState(false);
  const [attempt, setAttempt] = useState(0);
  const router = useRouter();
  const allowed = session.state === "signed-in" && can(session.claims.role, needs);
  const held = useHeld(session, allowed);
  const heldBy = held?.reason;
  useExpiry(session);

  useEffect(() => {
    const toSignIn = (reason: SignInReason) =>
      router.replace(paths.signIn(window.location.pathname + window.location.search, reason));
    const leave: Record<SignedOutBecause, () => Promise<void> | void> = {
      none: () =>
        restoreToken().catch((error: unknown) => {
          if (isOutage(error)) setUnreachable(true);
          else toSignIn("none");
        }),
      expired: () => turnAway("expired").then(toSignIn),
      invalid: () => turnAway("invalid").then(toSignIn),
      "logged-out": () => router.replace(paths.home),
      "logged-out-elsewhere": () => {
        toast({ title: "Logged Out" });
        router.replace(paths.home);
      },
    };
    if (heldBy) void forgetToken(heldBy);
    else if (session.state === "signed-out") void leave[session.because]();
    if (session.state !== "signed-in" || allowed) return;
    toast({ ...guardTexts.role, destructive: true });
    router.replace(paths.home);
  }, [session, allowed, heldBy, attempt, router]);

  if (allowed && session.claims.mustChangePassword) {
    return { state: "first-password", email: session.claims.email };
  }
  if (allowed) return { state: "admitted", sub: session.claims.sub };
  if (held) return { state: "held", ...held };
  if (!unreachable) return { state: "checking" };
  const retry = () => {
    setUnreachable(false);
    setAttempt(attempt + 1);
  };
  return { state: "unreachable", retry };
}

/**
 * Returns the admitted person when their session ended while the page has unsaved work, else null. They decide
 * whether to leave.
 */
function useHeld(session: Session, allowed: boolean) {
  const [admitted, setAdmitted] = useState<string | null>(null);
  const hasUnsaved = useHasUnsaved();
  if (session.state === "signed-in" && allowed && admitted !== session.claims.sub) {
    setAdmitted(session.claims.sub);
  }
  const because = session.state === "signed-out" ? session.because : null;
  if (admitted === null || !hasUnsaved || (because !== "expired" && because !== "invalid")) {
    return null;
  }
  return { sub: admitted, reason: because, leave: () => setAdmitted(null) };
}

async function turnAway(reason: "expired" | "invalid"): Promise<SignInReason> {
  await forgetToken(reason);
  return reason;
}

/** Drops a stored token that is invalid; a token that the server refused is removed already. */
async function forgetToken(reason: "expired" | "invalid"): Promise<void> {
  if (storedToken() !== null) await dropSession(reason);
}

/** Checks again when the session expires while the page is open. */
function useExpiry(session: Session): void {
  const exp = session.state === "signed-in" ? session.claims.exp : undefined;
  useEffect(() => {
    if (exp === undefined) return;
    const delay = Math.min(exp * 1000 - Date.now(), MAX_DELAY_MS);
    const timer = setTimeout(recheckSession, delay);
    return () => clearTimeout(timer);
  }, [exp]);
}
