import { useRouter } from "next/navigation";
import { useEffect, useEffectEvent } from "react";
import { markUnsaved } from "./unsaved-work";

/** Whether the user has confirmed leaving: one question covers everything on the page. */
let answered = false;

/**
 * While there is unsaved work, the browser asks before its window is closed or reloaded; `request` is called
 * before a link or a step back in the history, with the function that continues; and a session that ends
 * leaves the page as it is (components/shop/account/guard.tsx).
 */
export function useUnsaved(unsaved: boolean, request: (goOn: () => void) => void): void {
  const router = useRouter();
  const question = useEffectEvent(request);

  useEffect(() => {
    if (!unsaved) return;
    answered = false;
    const confirmFirst = (event: Event, go: () => void) => {
      // Another part of the page has asked.
      if (event.defaultPrevented) return;
      event.preventDefault();
      question(() => {
        answered = true;
        go();
      });
    };
    const onUnload = (event: BeforeUnloadEvent) => {
      if (!answered) event.preventDefault();
    };
    const onClick = (event: MouseEvent) => {
      const href = linkBehind(event);
      if (href === null || answered) return;
      event.stopPropagation();
      confirmFirst(event, () => router.push(href));
    };
    const onNavigate = (event: NavigateEvent) => {
      if (event.navigationType !== "traverse" || !event.cancelable || answered) return;
      const { key } = event.destination;
      confirmFirst(event, () => void navigation.traverseTo(key).committed?.catch(() => undefined));
    };
    const unmark = markUnsaved();
    window.addEventListener("beforeunload", onUnload);
    // Runs before React's listener, which would follow the link.
    window.addEventListener("click", onClick, { capture: true });
    const ways = "navigation" in window ? window.navigation : undefined;
    ways?.addEventListener("navigate", onNavigate);
    return () => {
      unmark();
      window.removeEventListener("beforeunload", onUnload);
      window.removeEventListener("click", onClick, { capture: true });
      ways?.removeEventListener("navigate", onNavigate);
    };
  }, [unsaved, router]);
}

/** The URL of another page of the shop that a plain click opens; null for any other click. */
function linkBehind(event: MouseEvent): string | null {
  if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) {
    return null;
  }
  const link = event.target instanceof Element ? event.target.closest("a[href]") : null;
  if (!(link instanceof HTMLAnchorElement) || link.target || link.hasAttribute("download")) {
    return null;
  }
  const { origin, pathname, search, hash } = new URL(link.href);
  const page = window.location;
  const isThisPage = pathname === page.pathname && search === page.search;
  return origin !== page.origin || isThisPage ? null : pathname + search + hash;
}
