import type { ComponentProps } from "react";
import { cn } from "@/lib/base/cn";
import { fieldStyles } from "./input";

export function Textarea({ className, ...props }: ComponentProps<"textarea">) {
  return (
    <textarea
      data-slot="textarea"
      className={cn(
        fieldStyles,
        "field-sizing-content h-auto min-h-32 py-2.5 leading-normal",
        className,
      )}
      {...props}
    />
  );
}
