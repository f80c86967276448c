"use client";

import { useRouter } from "@/components/ui/use-router";
import { useEffect, useState } from "react";
import { useHasUnsaved } from "@/components/shared/call/unsaved-work";
import { toast } from "@/components/ui/toast/toast";
import { isOutage } from "@/lib/client/api";
import {
  recheckSession,
  storedToken,
  useSession,
  type Session,
  type SignedOutBecause,
} from "@/lib/client/session";
import { dropSession, restoreToken } from "@/lib/client/sign-in";
import { paths, type SignInReason } from "@/lib/base/paths";
import { can, type Permission } from "@/lib/base/permissions";
import { guardTexts } from "@/lib/session/guard-texts";

export type GuardState =
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
export function useGuard(needs: Permission): GuardState {
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
