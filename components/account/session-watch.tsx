"use client";

import { useRouter } from "next/navigation";
import { useEffect } from "react";
import { useSignOut } from "@/components/call/use-sign-out";
import { toast } from "@/components/ui/toast";
import { isGuarded } from "@/lib/access/guarded";
import { onRefusedSession, storedToken, useSession } from "@/lib/client/session";
import { paths } from "@/lib/paths";
import { guardTexts } from "@/lib/session/guard-texts";

/**
 * On every page: takes the token that an address brings, and sees to a session that is worth nothing,
 * by what is stored or by what the server says of it.
 */
export function SessionWatch() {
  useAddress();
  useUnreadableToken();
  useRefusedSession();
  return null;
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
