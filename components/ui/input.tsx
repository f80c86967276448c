import type { ComponentProps } from "react";
import { cn } from "@/lib/base/cn";
import { fieldStyles } from "./field-styles";

export function Input({ className, type = "text", ...props }: ComponentProps<"input">) {
  return <input type={type} data-slot="input" className={cn(fieldStyles, className)} {...props} />;
}
