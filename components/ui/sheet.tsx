"use client";

import { cn } from "@/lib/cn";
import { ModalFrame, type ModalProps } from "./modal-frame";

const SIDES = {
  right: "mr-0 ml-auto h-dvh max-h-dvh w-[min(24rem,88vw)] border-l starting:open:translate-x-8",
  left: "mr-auto ml-0 h-dvh max-h-dvh w-[min(24rem,88vw)] border-r starting:open:-translate-x-8",
  bottom:
    "mt-auto mb-0 max-h-[85dvh] w-full max-w-none rounded-t-xl border-t starting:open:translate-y-8",
};

/** A modal panel at an edge of the screen: menus at the side, filters from below on a phone. */
export function Sheet({
  side = "right",
  className,
  ...props
}: ModalProps & { side?: keyof typeof SIDES }) {
  return (
    <ModalFrame
      className={cn("transition-transform duration-200 ease-out", SIDES[side], className)}
      {...props}
    />
  );
}
