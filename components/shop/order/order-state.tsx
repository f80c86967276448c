import { useWords } from "#words";
import { dayText } from "@/components/shared/format/dates";
import { shownOrder } from "@/lib/client/checkout/shown-order";
import { deliveryText } from "@/lib/orders/delivery-date";
import type { OrderAnswer } from "@/lib/orders/schemas";
import { stateSentence } from "@/lib/orders/status-text";
import { StatusBadge } from "./status-badge";

/** The status of an order with its meaning and, until it has arrived, the expected arrival. */
export function OrderState({ order }: { order: OrderAnswer }) {
  const say = useWords();
  const shown = shownOrder(order, say);
  const { status, words, placedAt } = shown;
  const isAwaited = status !== "Delivered" && status !== "Cancelled";
  const arrival = deliveryText({ ...shown, createdAt: placedAt }, dayText, dayText, say);
  return (
    <>
      <StatusBadge status={status} partly={order.partlyDispatched} />
      <span className="mt-1 block max-w-60 text-sm text-muted-foreground max-sm:max-w-none">
        {stateSentence(words, say)}
        {isAwaited && ` ${say("Delivery {arrival}.", { arrival })}`}
      </span>
    </>
  );
}
