"use client";

import { useRouter } from "next/navigation";
import { useEffect, useRef, useState, type ReactNode } from "react";
import { ConfirmDialog } from "@/components/call/confirm-dialog";

interface LeaveGuardProps {
  /** Whether leaving would lose something. */
  active: boolean;
  title: string;
  children: ReactNode;
  /** What the one button does and what the other leaves alone. */
  leave: string;
  stay: string;
}

/** Asks before a link, the browser's way back or a closed window loses what the page holds. */
export function LeaveGuard({ active, title, children, leave, stay }: LeaveGuardProps) {
  const router = useRouter();
  const [onward, setOnward] = useState<(() => void) | null>(null);
  const answered = useRef(false);

  useEffect(() => {
    answered.current = false;
    if (!active) return;
    const ask = (go: () => void) => setOnward(() => go);
    const onUnload = (event: BeforeUnloadEvent) => {
      if (!answered.current) event.preventDefault();
    };
    const onClick = (event: MouseEvent) => {
      const href = linkBehind(event);
      if (href === null) return;
      event.preventDefault();
      event.stopPropagation();
      ask(() => router.push(href));
    };
    const onNavigate = (event: NavigateEvent) => {
      if (event.navigationType !== "traverse" || !event.cancelable || answered.current) return;
      event.preventDefault();
      const { key } = event.destination;
      ask(() => void navigation.traverseTo(key).committed?.catch(() => undefined));
    };
    window.addEventListener("beforeunload", onUnload);
    // Before React's own listener, which would follow the link.
    window.addEventListener("click", onClick, { capture: true });
    const ways = "navigation" in window ? window.navigation : undefined;
    ways?.addEventListener("navigate", onNavigate);
    return () => {
      window.removeEventListener("beforeunload", onUnload);
      window.removeEventListener("click", onClick, { capture: true });
      ways?.removeEventListener("navigate", onNavigate);
    };
  }, [active, router]);

  const goOn = () => {
    answered.current = true;
    setOnward(null);
    onward?.();
  };
  return (
    <ConfirmDialog
      open={onward !== null}
      onOpenChange={() => setOnward(null)}
      title={title}
      confirm={leave}
      keep={stay}
      busy={false}
      onConfirm={goOn}
    >
      {children}
    </ConfirmDialog>
  );
}

/** The address of another page of the shop to which a plain click leads; null for any other click. */
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
