"use client";

import { useEffect, useRef, useState, type ReactNode } from "react";
import { lateExtra } from "@/components/ui/late";
import type { Style } from "@/lib/catalogue/sizes/schemas";

const TypedModel = lateExtra(() => import("./typed-model").then((file) => file.TypedModel), null);

/** Whether the browser prefers reduced motion or data, or cannot draw. */
function mustRest(): boolean {
  const { connection } = navigator as { connection?: { saveData?: boolean } };
  return (
    connection?.saveData === true ||
    window.matchMedia("(prefers-reduced-motion: reduce)").matches ||
    document.createElement("canvas").getContext("2d") === null
  );
}

interface WakingModelProps {
  style: Style;
  /** The server's drawing. */
  children: ReactNode;
}

/**
 * A drawing that becomes an interactive model, in the size of the form beside it. The model loads when the visitor
 * scrolls to it, points at its section or types there, and so never before the largest contentful paint.
 */
export function WakingModel({ style, children }: WakingModelProps) {
  const place = useRef<HTMLDivElement>(null);
  const [form, setForm] = useState<HTMLFormElement | null>(null);

  useEffect(() => {
    const drawing = place.current;
    const section = drawing?.closest("section");
    const typed = section?.querySelector("form");
    if (!drawing || !section || !typed || mustRest()) return;
    const waiting = new AbortController();
    const wake = () => {
      waiting.abort();
      TypedModel.preload(() => setForm(typed));
    };
    const seen = new IntersectionObserver(([entry]) => entry?.isIntersecting && wake(), {
      threshold: 0.5,
    });
    const { signal } = waiting;
    signal.addEventListener("abort", () => seen.disconnect());
    section.addEventListener("pointerover", wake, { signal });
    section.addEventListener("focusin", wake, { signal });
    const watch = () => seen.observe(drawing);
    window.addEventListener("scroll", watch, { signal, once: true });
    // What the visitor did before React started sent no event here.
    if (section.contains(document.activeElement)) wake();
    else if (window.scrollY > 0) watch();
    return () => waiting.abort();
  }, []);

  return <div ref={place}>{form ? <TypedModel style={style} form={form} /> : children}</div>;
}
