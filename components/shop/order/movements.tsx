import { dayText } from "@/components/shared/format/dates";
import { Rupees } from "@/components/shared/format/rupees";
import { Card } from "@/components/ui/card";
import { counted } from "@/lib/base/text/counts";
import type { OrderAnswer } from "@/lib/orders/schemas";
import { MEANS_NAMES } from "@/lib/payments/kinds";

export type Movements = Pick<OrderAnswer, "refunds" | "returns">;

/** Returned goods and refunds of an order, for its customer; renders nothing when there are none. */
export function MovementsNote({ refunds = [], returns = [] }: Movements) {
  if (refunds.length + returns.length === 0) return null;
  return (
    <Card className="p-5 sm:p-6">
      <h2 className="mb-3 text-heading">Returns and refunds</h2>
      <ul className="space-y-3 text-[0.9375rem]">
        {returns.map(({ at, reason, products }) => (
          <li key={at}>
            <p className="[overflow-wrap:anywhere]">
              On {dayText(new Date(at))} you returned{" "}
              {products
                .map(({ name, quantity }) => `${counted(quantity, "pack")} of ${name}`)
                .join(", ")}
              .
            </p>
            <Reason reason={reason} />
          </li>
        ))}
        {refunds.map(({ at, amount, means, reference, reason }) => (
          <li key={at}>
            <p className="[overflow-wrap:anywhere]">
              On {dayText(new Date(at))} we refunded{" "}
              <span className="font-semibold">
                <Rupees amount={amount} />
              </span>
              {means !== "other" && ` by ${MEANS_NAMES[means]}`}
              {reference && `, reference ${reference}`}.
            </p>
            <Reason reason={reason} />
          </li>
        ))}
      </ul>
    </Card>
  );
}

function Reason({ reason }: { reason: string | null }) {
  if (!reason) return null;
  return <p className="[overflow-wrap:anywhere] text-muted-foreground">The reason: {reason}</p>;
}
