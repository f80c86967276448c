import { Check } from "lucide-react";
import type { ComponentProps } from "react";
import { cn } from "@/lib/base/cn";

/** A native checkbox in the shop's style; its label makes the target large enough. */
export function Checkbox({ className, ...props }: Omit<ComponentProps<"input">, "type">) {
  return (
    <span className={cn("relative inline-grid size-5 shrink-0 place-items-center", className)}>
      <input
        type="checkbox"
        data-slot="checkbox"
        className="peer size-5 appearance-none rounded-sm border border-input bg-card checked:border-primary checked:bg-primary disabled:opacity-60 aria-invalid:border-destructive"
        {...props}
      />
      <Check
        aria-hidden
        strokeWidth={3}
        className="pointer-events-none absolute hidden size-3.5 text-primary-foreground peer-checked:block"
      />
    </span>
  );
}
