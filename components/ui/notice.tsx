import { TriangleAlert } from "lucide-react";
import type { ComponentProps } from "react";
import { cn } from "@/lib/base/cn";

/** A problem that blocks the order, shown where it occurs; its buttons solve it. */
export function Notice({ className, children, ...props }: ComponentProps<"div">) {
  return (
    <div
      className={cn(
        "flex gap-3 rounded-md border border-l-4 border-l-signal bg-card p-3.5 text-sm",
        className,
      )}
      {...props}
    >
      <TriangleAlert aria-hidden className="mt-0.5 size-4.5 shrink-0 text-signal" />
      <div className="min-w-0 flex-1">{children}</div>
    </div>
  );
}
