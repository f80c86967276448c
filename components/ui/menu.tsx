"use client";

import { useEffect, useId, useRef, useState, type ReactNode } from "react";
import { cn } from "@/lib/cn";

interface MenuProps {
  /** What the button shows; give it words, visible or for screen readers. */
  trigger: ReactNode;
  triggerClassName?: string;
  className?: string;
  /** `close` puts the panel away, for entries that act instead of leading elsewhere. */
  children: (close: () => void) => ReactNode;
}

/** A button that discloses a small panel below it. Escape and a click elsewhere close it. */
export function Menu({ trigger, triggerClassName, className, children }: MenuProps) {
  const [open, setOpen] = useState(false);
  const frame = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const id = useId();

  useEffect(() => {
    if (!open) return;
    const trigger = button.current;
    const closeOutside = (event: Event) => {
      if (!frame.current?.contains(event.target as Node)) setOpen(false);
    };
    const closeOnEscape = (event: KeyboardEvent) => {
      if (event.key === "Escape") setOpen(false);
    };
    document.addEventListener("pointerdown", closeOutside);
    document.addEventListener("focusin", closeOutside);
    document.addEventListener("keydown", closeOnEscape);
    return () => {
      document.removeEventListener("pointerdown", closeOutside);
      document.removeEventListener("focusin", closeOutside);
      document.removeEventListener("keydown", closeOnEscape);
      // What had the focus in the panel is gone.
      if (document.activeElement === document.body) trigger?.focus();
    };
  }, [open]);

  return (
    <div ref={frame} className="relative">
      <button
        ref={button}
        type="button"
        aria-expanded={open}
        aria-controls={id}
        onClick={() => setOpen(!open)}
        className={triggerClassName}
      >
        {trigger}
      </button>
      <div
        id={id}
        hidden={!open}
        className={cn(
          "absolute top-full right-0 z-50 mt-2 min-w-52 rounded-lg border bg-popover p-1.5 text-popover-foreground shadow-over",
          className,
        )}
      >
        {open && children(() => setOpen(false))}
      </div>
    </div>
  );
}

/** The look of one entry in a menu, a link or a button. */
export const menuItemStyles =
  "flex min-h-11 w-full items-center gap-3 rounded-md px-3 text-left text-[0.9375rem] font-medium hover:bg-muted focus-visible:-outline-offset-2 [&_svg]:size-4.5 [&_svg]:text-muted-foreground";
