import { Notice } from "@/components/ui/notice";
import { counted } from "@/lib/base/counts";
import { isAwaitingPayment } from "@/lib/orders/payment-label";
import type { OrderAnswer } from "@/lib/orders/schemas";
import { formatRupees, toPaise } from "@/lib/pricing/money";

type Paid = Pick<OrderAnswer, "orderId" | "payment">;

/** Asks whoever begins production of orders that their customers were to pay before. */
export function UnpaidNotice({ orders }: { orders: readonly Paid[] }) {
  const unpaid = orders.filter(({ payment }) => isAwaitingPayment(payment));
  const [first] = unpaid;
  if (!first) return null;
  const openPaise = unpaid.reduce((sum, { payment }) => sum + toPaise(payment.due), 0);
  return (
    <Notice className="my-3">
      {orders.length === 1 ? (
        <p>
          <strong>This order is not paid yet.</strong> {formatRupees(openPaise)} is still to come.
          Start production all the same?
        </p>
      ) : (
        <p>
          <strong>
            {counted(unpaid.length, "order")} {unpaid.length === 1 ? "is" : "are"} not paid yet
          </strong>{" "}
          ({unpaid.map(({ orderId }) => orderId).join(", ")}). {formatRupees(openPaise)} is still to
          come. Start production all the same?
        </p>
      )}
    </Notice>
  );
}
