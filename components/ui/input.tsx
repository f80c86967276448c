import type { ComponentProps } from "react";
import { cn } from "@/lib/base/cn";

/** The common style of fields and selects (app/components.css). */
export const fieldStyles = "field";

export function Input({ className, type = "text", ...props }: ComponentProps<"input">) {
  return <input type={type} data-slot="input" className={cn(fieldStyles, className)} {...props} />;
}
