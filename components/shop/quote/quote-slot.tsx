"use client";

import { lazy, Suspense, useEffect, type ComponentProps } from "react";
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

const wanted = Promise.withResolvers<undefined>();

const want = () => wanted.resolve(undefined);

/** Wants the form's scripts once somebody is about to fill it in or send it. */
function awaitVisitor(): void {
  const form = servedForm();
  if (!form || isWanted(form)) {
    want();
    return;
  }
  const done = new AbortController();
  const look = ({ target }: Event) => {
    if (!(target instanceof Node) || !form.contains(target)) return;
    done.abort();
    want();
  };
  for (const type of ["focusin", "pointerdown"]) {
    // Before React, which stops events on their way to what is not hydrated.
    window.addEventListener(type, look, { capture: true, signal: done.signal });
  }
}

const LateQuoteView = lazy(async () => {
  if (typeof window !== "undefined") {
    awaitVisitor();
    await wanted.promise;
  }
  return { default: (await import("./quote-view")).QuoteView };
});

/** Shown where the server's form is not, or no longer: after the page was left and opened again. */
function NoForm() {
  useEffect(want, []);
  return <Skeleton className="h-160" />;
}

/**
 * The form as the server sends it; its scripts, more than all others of the page, load when somebody turns to it. What
 * was typed and pressed by then counts (components/layout/early-press.tsx).
 */
export function QuoteSlot(props: ComponentProps<typeof QuoteView>) {
  return (
    <div id={PLACE}>
      <Suspense fallback={<NoForm />}>
        <LateQuoteView {...props} />
      </Suspense>
    </div>
  );
}
