import { CircleAlert } from "lucide-react";
import { useAction } from "@/components/shared/call/use-action";
import { plannedDayText } from "@/components/shared/format/near-days";
import { Badge } from "@/components/ui/badge";
import { Button } from "@/components/ui/button";
import { toast } from "@/components/ui/toast/toast";
import { cn } from "@/lib/base/cn";
import { call } from "@/lib/client/api";
import type { OrderAnswer } from "@/lib/orders/schemas";
import { awaitedDispatch, isDispatchLate } from "@/lib/orders/awaited-dispatch";
import { isUnconfirmed } from "@/lib/orders/status";

type ConfirmableOrder = Pick<OrderAnswer, "status" | "proof">;

/** Marks an unconfirmed order, which holds stock. */
export function UnconfirmedBadge({ order }: { order: ConfirmableOrder }) {
  if (!isUnconfirmed(order)) return null;
  return <Badge variant="outline">Unconfirmed</Badge>;
}

interface AcceptOrderProps {
  order: OrderAnswer;
  onChanged: (order: OrderAnswer) => Promise<void>;
  renew: () => Promise<void>;
}

/** Lets the owner accept an unconfirmed order. */
export function AcceptOrder({ order, onChanged, renew }: AcceptOrderProps) {
  const { busy, run } = useAction({
    title: "Order Not Accepted",
    text: "The order could not be accepted. Please try again.",
    onRefused: () => {
      void renew();
      return false;
    },
  });
  if (!isUnconfirmed(order)) return null;

  async function accept() {
    const { _id: id, orderId } = order;
    await onChanged(await call("POST /admin/orders/{id}/accept", { params: { id } }));
    toast({ title: "Order Accepted", description: `${orderId} needs no confirmation now.` });
  }

  return (
    <div className="mt-4 flex flex-wrap items-center justify-between gap-3">
      <p className="max-w-prose text-sm text-muted-foreground">
        The email address of this order is not confirmed. The customer can confirm it by the link in
        their email, or you can accept the order. Starting production accepts it, too.
      </p>
      <Button variant="outline" disabled={busy} onClick={() => void run(accept)}>
        Accept Order
      </Button>
    </div>
  );
}

/** The dispatch date of an order and whether it is late; renders nothing once it has shipped. */
export function DispatchDate({ order }: { order: Pick<OrderAnswer, "status" | "dispatchBy"> }) {
  const day = awaitedDispatch(order);
  if (day === null) return null;
  const isLate = isDispatchLate(order);
  const Text = isLate ? "strong" : "span";
  return (
    <Text
      className={cn(
        "inline-flex items-center gap-1 whitespace-nowrap",
        isLate ? "font-semibold text-destructive" : "text-muted-foreground",
      )}
    >
      {isLate && <CircleAlert aria-hidden className="size-3.5" />}
      {isLate ? "Late: was due" : "Dispatch by"} <time dateTime={day}>{plannedDayText(day)}</time>
    </Text>
  );
}
