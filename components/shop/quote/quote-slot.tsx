"use client";

import { lazy, Suspense, type ComponentProps } from "react";
import { Skeleton } from "@/components/ui/skeleton";
import { currentSession } from "@/lib/client/session";
import type { QuoteView } from "./quote-view";

const PLACE = "quote-form";

/** The server's form; none where the visitor came from another page of the shop. */
const servedForm = () => document.getElementById(PLACE)?.querySelector("form");

/** Whether the server's form is not what this visitor needs, or is in use already. */
function isWanted(form: Element): boolean {
  return (
    window.location.search !== "" ||
    currentSession().state === "signed-in" ||
    form.contains(document.activeElement) ||
    form.querySelector("[data-pressed]") !== null
  );
}

/** Resolves once the form is about to be filled in or sent. */
function untilWanted(): Promise<void> {
  const form = servedForm();
  if (!form || isWanted(form)) return Promise.resolve();
  const { promise, resolve } = Promise.withResolvers<undefined>();
  const done = new AbortController();
  const look = ({ target }: Event) => {
    if (!(target instanceof Node) || !form.contains(target)) return;
    done.abort();
    resolve(undefined);
  };
  for (const type of ["focusin", "pointerdown"]) {
    // Before React, which stops events on their way to what is not hydrated.
    window.addEventListener(type, look, { capture: true, signal: done.signal });
  }
  return promise;
}

const LateQuoteView = lazy(async () => {
  if (typeof window !== "undefined") await untilWanted();
  return { default: (await import("./quote-view")).QuoteView };
});

/**
 * The form as the server sends it; its scripts, more than all others of the page, load when somebody turns to it. What
 * was typed and pressed by then counts (components/layout/early-press.tsx).
 */
export function QuoteSlot(props: ComponentProps<typeof QuoteView>) {
  return (
    <div id={PLACE}>
      <Suspense fallback={<Skeleton className="h-160" />}>
        <LateQuoteView {...props} />
      </Suspense>
    </div>
  );
}
