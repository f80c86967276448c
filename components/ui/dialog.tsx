"use client";

import { cn } from "@/lib/cn";
import { ModalFrame, type ModalProps } from "./modal-frame";

/** A modal box in the middle of the screen. */
export function Dialog({ className, ...props }: ModalProps) {
  return (
    <ModalFrame
      className={cn(
        "m-auto max-h-[min(90dvh,48rem)] w-[min(32rem,calc(100vw-2rem))] rounded-lg border",
        className,
      )}
      {...props}
    />
  );
}
