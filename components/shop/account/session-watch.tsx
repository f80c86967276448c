"use client";

import { usePathname, useRouter } from "next/navigation";
import { Suspense, useEffect } from "react";
import { useSignOut } from "@/components/shared/call/use-sign-out";
import { toast } from "@/components/ui/toast";
import { isGuarded } from "@/lib/identity/access/guarded";
import { onRefusedSession, storedToken, useSession } from "@/lib/client/session";
import { paths } from "@/lib/base/paths";
import { guardTexts } from "@/lib/session/guard-texts";

/**
 * On every page: takes the token that an address brings, and sees to a session that is worth nothing,
 * by what is stored or by what the server says of it.
 */
export function SessionWatch() {
  useAddress();
  useUnreadableToken();
  useRefusedSession();
  return (
    // The server does not know every page's address when it draws it.
    <Suspense>
      <EndedElsewhere />
    </Suspense>
  );
}

function useAddress(): void {
  const router = useRouter();
  useEffect(() => {
    const look = () => {
      const { pathname, search, hash } = window.location;
      const query = new URLSearchParams(search);
      const token = query.get("token");
      const isDenied = pathname === "/" && query.get("reason") === "role";
      // The sign-in page has a token of its own to look after.
      if (pathname === paths.auth() || (token === null && !isDenied)) return;
      query.delete("token");
      if (isDenied) query.delete("reason");
      const rest = query.size === 0 ? "" : `?${query}`;
      window.history.replaceState(null, "", pathname + rest + hash);
      if (isDenied) toast({ ...guardTexts.role, destructive: true });
      if (token === null) return;
      void import("./auth/token-welcome").then(async ({ welcomeByToken }) => {
        if (await welcomeByToken(token)) router.replace(paths.dashboard());
      });
    };
    // After the effects of the router, which would otherwise write the old address back.
    const later = () => setTimeout(look);
    const timer = later();
    const navigation = (window as { navigation?: EventTarget }).navigation;
    navigation?.addEventListener("currententrychange", later);
    return () => {
      clearTimeout(timer);
      navigation?.removeEventListener("currententrychange", later);
    };
  }, [router]);
}

/** The guard's case on pages without a guard: the server told a call that its session is over. */
function useRefusedSession(): void {
  const router = useRouter();
  useEffect(
    () =>
      onRefusedSession((reason) => {
        // Without the place on the page: the router would name it twice on the way back.
        const { pathname, search } = window.location;
        if (pathname === paths.auth() || isGuarded(pathname)) return;
        router.replace(paths.signIn(pathname + search, reason));
      }),
    [router],
  );
}

/** These ask for what is the account's as they open, and lead to the sign-in page where they are refused. */
const asksByItself = (pathname: string) =>
  pathname === paths.auth() || pathname === paths.checkout || isGuarded(pathname);

/**
 * A page that serves a visitor alike would go on showing an account whose session was ended elsewhere. It asks once,
 * as it is opened, and for a stored token alone; nobody is led away from what they are reading.
 */
function EndedElsewhere(): null {
  const pathname = usePathname();
  const session = useSession();
  const sub = session.state === "signed-in" ? session.claims.sub : null;
  useEffect(() => {
    if (sub === null || asksByItself(pathname)) return;
    void import("./ask-session").then(({ askSession }) => askSession());
  }, [pathname, sub]);
  return null;
}

/** An undecodable stored token triggers logout (docs/product.md: The guard); the guard has its own words for it. */
function useUnreadableToken(): void {
  const session = useSession();
  const signOut = useSignOut();
  const isUnreadable = session.state === "signed-out" && session.because === "invalid";
  useEffect(() => {
    const { pathname } = window.location;
    if (!isUnreadable || storedToken() === null) return;
    if (pathname !== paths.auth() && !isGuarded(pathname)) void signOut();
  }, [isUnreadable, signOut]);
}
