import { CircleAlert } from "lucide-react";
import { shortDayText } from "@/components/shared/format/dates";
import { cn } from "@/lib/base/cn";
import { awaitedDispatch, isDispatchLate } from "@/lib/orders/awaited-dispatch";
import type { OrderAnswer } from "@/lib/orders/schemas";

interface DispatchDateProps {
  order: Pick<OrderAnswer, "status" | "dispatchBy">;
  className?: string;
}

/** By when an order is to leave, and that it is late; nothing once it has left. */
export function DispatchDate({ order, className }: DispatchDateProps) {
  const day = awaitedDispatch(order);
  if (day === null) return null;
  const isLate = isDispatchLate(order);
  const Text = isLate ? "strong" : "span";
  return (
    <Text
      className={cn(
        "inline-flex items-center gap-1 whitespace-nowrap",
        isLate ? "font-semibold text-destructive" : "text-muted-foreground",
        className,
      )}
    >
      {isLate && <CircleAlert aria-hidden className="size-3.5" />}
      {isLate ? "Late: dispatch was due" : "Dispatch by"}{" "}
      <time dateTime={day}>{shortDayText(new Date(day))}</time>
    </Text>
  );
}
