"use client";

import { Fragment, type ReactNode, useEffect, useState } from "react";
import { useTranslate } from "#words";
import { late } from "@/components/ui/late";
import { useHasUnsaved } from "@/components/shared/call/unsaved-work";
import { Spinner } from "@/components/ui/spinner";
import { toast } from "@/components/ui/toast/toast";
import { useRouter } from "@/components/ui/use-router";
import { paths } from "@/lib/base/paths";
import { can, type Permission } from "@/lib/base/permissions";
import {
  recheckSession,
  storedToken,
  useSession,
  type Session,
  type SignedOutBecause,
} from "@/lib/client/session";
import { dropSession } from "@/lib/client/sign-in";
import { guardTexts } from "@/lib/identity/session/guard-texts";

const EndedSession = late(() => import("./ended-session").then((file) => file.EndedSession));
const FirstPassword = late(() => import("./first-password").then((file) => file.FirstPassword));

interface GuardProps {
  /** The permission that the page requires; middleware and the page itself check the same one. */
  needs?: Permission;
  /** The element around the page until it is admitted: "main" if the page brings its own frame. */
  as?: "div" | "main";
  children: ReactNode;
}

/**
 * Shows its children to users with the permission, and a spinner while the check runs. Inside, `useSession()`
 * returns "signed-in", except after a session ended while there was unsaved work: the page then stays until the
 * same user signs in again or leaves. If another user signs in, the children are mounted again.
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

type GuardState =
  | { state: "checking" }
  | { state: "admitted"; sub: string }
  /** The admitted user's session has ended, and the page has unsaved work. */
  | { state: "held"; sub: string; reason: "expired" | "invalid"; leave: () => void }
  /** A password must be set first. */
  | { state: "first-password"; email: string };

/** The maximum delay that timers accept, in milliseconds. */
const MAX_DELAY_MS = 2 ** 31 - 1;

/** The browser's half of the route guard (docs/product.md: The guard). The server checks as well. */
function useGuard(needs: Permission): GuardState {
  const session = useSession();
  const router = useRouter();
  const allowed = session.state === "signed-in" && can(session.claims.role, needs);
  const held = useHeld(session, allowed);
  const heldBy = held?.reason;
  useExpiry(session);

  useEffect(() => {
    if (heldBy) void forgetToken(heldBy);
    else if (session.state === "signed-out") void leave(session.because, router);
    if (session.state !== "signed-in" || allowed) return;
    toast({ ...guardTexts.role, destructive: true });
    router.replace(paths.home);
  }, [session, allowed, heldBy, router]);

  if (allowed && session.claims.mustChangePassword) {
    return { state: "first-password", email: session.claims.email };
  }
  if (allowed) return { state: "admitted", sub: session.claims.sub };
  if (held) return { state: "held", ...held };
  return { state: "checking" };
}

/** Redirects to the sign-in page, which checks the cookie and shows the reason, or home after a logout. */
async function leave(
  because: SignedOutBecause,
  router: ReturnType<typeof useRouter>,
): Promise<void> {
  if (because === "logged-out-elsewhere") toast({ title: "Logged Out" });
  if (because === "logged-out" || because === "logged-out-elsewhere") {
    router.replace(paths.home);
    return;
  }
  if (because !== "none") await forgetToken(because);
  router.replace(paths.signIn(window.location.pathname + window.location.search, because));
}

/** Drops an invalid stored token; a token refused by the server is already removed. */
async function forgetToken(because: "expired" | "invalid"): Promise<void> {
  if (storedToken() !== null) await dropSession(because);
}

/**
 * Returns the admitted user if their session ended while the page has unsaved work, else null. They decide whether
 * to leave.
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
