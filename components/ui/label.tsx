import type { ComponentProps } from "react";
import { cn } from "@/lib/base/cn";

export function Label({ className, htmlFor, ...props }: ComponentProps<"label">) {
  return (
    <label data-slot="label" htmlFor={htmlFor} className={cn("label", className)} {...props} />
  );
}
