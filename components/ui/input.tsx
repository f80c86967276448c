import type { ComponentProps } from "react";
import { cn } from "@/lib/base/cn";

/** The one look of everything that is typed into or chosen from (app/components.css). */
export const fieldStyles = "field";

export function Input({ className, type = "text", ...props }: ComponentProps<"input">) {
  return <input type={type} data-slot="input" className={cn(fieldStyles, className)} {...props} />;
}
