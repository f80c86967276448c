import type { ComponentProps } from "react";
import { cn } from "@/lib/cn";

/** A rule between parts; `perforated` draws it as a tear-off line. */
export function Separator({
  perforated = false,
  className,
  ...props
}: ComponentProps<"hr"> & { perforated?: boolean }) {
  return <hr className={cn("border-t", perforated && "perforated", className)} {...props} />;
}
