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
  /** Receives the control, such as to focus it on an error. */
  register?: ((radio: HTMLInputElement | null) => void) | undefined;
}

/** A radio button controlled by React; a tap before hydration counts. */
export function Radio({ isChosen, onChoose, register, className, ...input }: RadioProps) {
  const early = useEarly<HTMLInputElement>((radio) => {
    // After the surrounding form has added its listeners.
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
