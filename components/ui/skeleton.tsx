import type { ComponentProps } from "react";
import { cn } from "@/lib/base/cn";

/** Reserves the space of loading content. The region around it says in words that it loads. */
export function Skeleton({ className, ...props }: ComponentProps<"div">) {
  return <div aria-hidden data-slot="skeleton" className={cn("skeleton", className)} {...props} />;
}
