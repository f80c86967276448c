import * as SwitchPrimitive from "@radix-ui/react-switch";
import type { ComponentProps } from "react";
import { cn } from "@/lib/base/cn";

/** Its accessible name comes from a label, `aria-label` or `aria-labelledby`. */
export function Switch({ className, ...props }: ComponentProps<typeof SwitchPrimitive.Root>) {
  return (
    <SwitchPrimitive.Root
      data-slot="switch"
      className={cn(
        "group relative inline-flex h-11 w-12 shrink-0 items-center disabled:cursor-not-allowed disabled:opacity-60 aria-disabled:opacity-60",
        className,
      )}
      {...props}
    >
      <span className="h-6.5 w-12 rounded-full border border-input bg-muted transition-colors duration-150 group-data-[state=checked]:border-primary group-data-[state=checked]:bg-primary" />
      <SwitchPrimitive.Thumb
        data-slot="switch-thumb"
        className="absolute left-1 size-4.5 rounded-full bg-muted-foreground transition-transform duration-150 data-[state=checked]:translate-x-5.5 data-[state=checked]:bg-primary-foreground motion-reduce:transition-none"
      />
    </SwitchPrimitive.Root>
  );
}
