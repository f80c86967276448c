import type { ComponentProps } from "react";
import { cn } from "@/lib/cn";

interface SwitchProps extends Omit<ComponentProps<"button">, "onChange" | "role" | "type"> {
  checked: boolean;
  onCheckedChange: (checked: boolean) => void;
}

/** On or off, at once. Its name comes from `aria-label` or `aria-labelledby`. */
export function Switch({ checked, onCheckedChange, className, ...props }: SwitchProps) {
  return (
    <button
      type="button"
      role="switch"
      aria-checked={checked}
      onClick={() => onCheckedChange(!checked)}
      className={cn(
        "group relative inline-flex h-11 w-12 shrink-0 items-center disabled:cursor-not-allowed disabled:opacity-60 aria-disabled:opacity-60",
        className,
      )}
      {...props}
    >
      <span className="h-6.5 w-12 rounded-full border border-input bg-muted transition-colors duration-150 group-aria-checked:border-primary group-aria-checked:bg-primary" />
      <span className="absolute left-1 size-4.5 rounded-full bg-muted-foreground transition-transform duration-150 group-aria-checked:translate-x-5.5 group-aria-checked:bg-primary-foreground motion-reduce:transition-none" />
    </button>
  );
}
