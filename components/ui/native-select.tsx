import { ChevronDown } from "lucide-react";
import type { ComponentProps } from "react";
import { cn } from "@/lib/base/cn";
import { fieldStyles } from "./input";

/** The browser's select, which opens in each phone's native way. `className` styles the frame. */
export function NativeSelect({ className, children, ...props }: ComponentProps<"select">) {
  return (
    <span className={cn("select-frame", className)}>
      <select
        data-slot="native-select"
        className={cn(fieldStyles, "appearance-none pr-10")}
        {...props}
      >
        {children}
      </select>
      <ChevronDown
        aria-hidden
        className="pointer-events-none absolute top-1/2 right-3 size-4.5 -translate-y-1/2 text-muted-foreground"
      />
    </span>
  );
}
