"use client";

import { usePathname } from "next/navigation";
import { Suspense, useEffect } from "react";
import { useRouter } from "@/components/ui/use-router";
import { useSignOut } from "@/components/shared/call/use-sign-out";
import { toast } from "@/components/ui/toast/toast";
import { isGuarded } from "@/lib/identity/access/guarded";
import { onRefusedSession, storedToken, useSession } from "@/lib/client/session";
import { splitLanguage } from "@/lib/base/http/languages";
import { paths } from "@/lib/base/paths";
import { guardTexts } from "@/lib/identity/session/guard-texts";

/**
 * Runs on every page: takes a token from the URL, and ends a session that is unreadable in storage or refused by
 * the server.
 */
export function SessionWatch() {
  useAddress();
  useUnreadableToken();
  useRefusedSession();
  return (
    // The server does not know the URL of every page that it renders.
    <Suspense>
      <EndedElsewhere />
    </Suspense>
  );
}

function useAddress(): void {
  const router = useRouter();
  useEffect(() => {
    const look = () => {
      const address = new URL(window.location.href);
      const query = address.searchParams;
      const token = query.get("token");
      const { plain } = splitLanguage(address.pathname);
      const isDenied = plain === paths.home && query.get("reason") === "role";
      // The sign-in page handles the token itself.
      if (plain === paths.auth() || (token === null && !isDenied)) return;
      query.delete("token");
      if (isDenied) query.delete("reason");
      window.history.replaceState(null, "", address);
      if (isDenied) toast({ ...guardTexts.role, destructive: true });
      if (token === null) return;
      void import("./auth/token-welcome").then(async ({ welcomeByToken }) => {
        if (await welcomeByToken(token)) router.replace(paths.dashboard());
      });
    };
    // Runs after the router's effects, which would otherwise restore the old address.
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

/**
 * Opens the sign-in page, on pages without a guard, when the server refuses a call because the session has ended.
 */
function useRefusedSession(): void {
  const router = useRouter();
  useEffect(
    () =>
      onRefusedSession((reason) => {
        // Leaves out the hash: the router would add it twice on the way back.
        const { pathname, search } = window.location;
        if (splitLanguage(pathname).plain === paths.auth() || isGuarded(pathname)) return;
        router.replace(paths.signIn(pathname + search, reason));
      }),
    [router],
  );
}

/** These pages load the account's data when they open, and redirect to the sign-in page on a refusal. */
const asksByItself = (pathname: string) => {
  const { plain } = splitLanguage(pathname);
  return plain === paths.auth() || plain === paths.checkout || isGuarded(pathname);
};

/**
 * Checks the session once when a public page opens: otherwise it would keep showing an account whose session was
 * ended elsewhere. Runs only for a stored token, and never leaves the page.
 */
function EndedElsewhere(): null {
  const pathname = usePathname();
  const session = useSession();
  const sub = session.state === "signed-in" ? session.claims.sub : null;
  useEffect(() => {
    if (sub === null || asksByItself(pathname)) return;
    void import("./check-session").then(({ checkSession }) => checkSession());
  }, [pathname, sub]);
  return null;
}

/**
 * An undecodable stored token triggers logout (docs/product.md: The guard); on guarded pages the guard shows its
 * own message.
 */
function useUnreadableToken(): void {
  const session = useSession();
  const signOut = useSignOut();
  const isUnreadable = session.state === "signed-out" && session.because === "invalid";
  useEffect(() => {
    const { pathname } = window.location;
    if (!isUnreadable || storedToken() === null) return;
    const isSignIn = splitLanguage(pathname).plain === paths.auth();
    if (!isSignIn && !isGuarded(pathname)) void signOut();
  }, [isUnreadable, signOut]);
}
