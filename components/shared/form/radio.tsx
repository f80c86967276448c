"use client";

import type { ComponentProps } from "react";
import { cn } from "@/lib/base/cn";
import { useEarly } from "@/components/ui/hooks/use-early";

interface RadioProps extends Omit<
  ComponentProps<"input">,
  "type" | "checked" | "onChange" | "ref"
> {
  isChosen: boolean;
  onChoose: () => void;
  /** Receives the control, such as for the focus on an error. */
  register?: ((radio: HTMLInputElement | null) => void) | undefined;
}

/** A radio button whose choice is React's own state; what was tapped before React came to it counts. */
export function Radio({ isChosen, onChoose, register, className, ...input }: RadioProps) {
  const early = useEarly<HTMLInputElement>((radio) => {
    // Once the form around it listens.
    if (radio.checked && !isChosen) queueMicrotask(onChoose);
  });
  return (
    <input
      ref={(radio) => {
        early(radio);
        register?.(radio);
      }}
      type="radio"
      checked={isChosen}
      onChange={onChoose}
      className={cn("accent-primary", className)}
      {...input}
    />
  );
}
