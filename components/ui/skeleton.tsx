import type { ComponentProps } from "react";
import { cn } from "@/lib/base/cn";

/** Reserves the space of loading content. The surrounding region announces the loading. */
export function Skeleton({ className, ...props }: ComponentProps<"div">) {
  return <div aria-hidden data-slot="skeleton" className={cn("skeleton", className)} {...props} />;
}
