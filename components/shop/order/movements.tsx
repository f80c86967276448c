import { useTranslate } from "#words";
import { dayText } from "@/components/shared/format/dates";
import { Rupees } from "@/components/shared/format/rupees";
import { Card } from "@/components/ui/card";
import { goodsText } from "@/lib/orders/line-text";
import type { OrderAnswer } from "@/lib/orders/schemas";
import { MEANS_NAMES } from "@/lib/payments/kinds";

type Movements = Pick<OrderAnswer, "products" | "refunds" | "returns">;

/** Returned goods and refunds of an order, for its customer. */
export function MovementsNote({ products: lines, refunds = [], returns = [] }: Movements) {
  const t = useTranslate();
  const findUnit = (id: string) => lines.find(({ _id }) => _id === id)?.unit ?? "PAC";
  return (
    <Card className="p-5 sm:p-6">
      <h2 className="mb-3 text-heading">{t("Returns and refunds")}</h2>
      <ul className="space-y-3 text-[0.9375rem]">
        {returns.map(({ at, reason, products }) => (
          <li key={at}>
            <p className="[overflow-wrap:anywhere]">
              {t("On {day} you returned {goods}.", {
                day: dayText(new Date(at), t.language),
                goods: products
                  .map(({ line, ...goods }) => goodsText({ ...goods, unit: findUnit(line) }, t))
                  .join(", "),
              })}
            </p>
            <Reason reason={reason} />
          </li>
        ))}
        {refunds.map(({ at, amount, means, reference, reason }) => (
          <li key={at}>
            <p className="[overflow-wrap:anywhere]">
              {t.parts(refundText(means !== "other", Boolean(reference)), {
                day: dayText(new Date(at), t.language),
                amount: (
                  <span className="font-semibold">
                    <Rupees amount={amount} />
                  </span>
                ),
                means: t(MEANS_NAMES[means]),
                reference,
              })}
            </p>
            <Reason reason={reason} />
          </li>
        ))}
      </ul>
    </Card>
  );
}

function refundText(hasMeans: boolean, hasReference: boolean): string {
  if (!hasMeans) {
    return hasReference
      ? "On {day} we refunded {amount}, reference {reference}."
      : "On {day} we refunded {amount}.";
  }
  return hasReference
    ? "On {day} we refunded {amount} by {means}, reference {reference}."
    : "On {day} we refunded {amount} by {means}.";
}

function Reason({ reason }: { reason: string | null }) {
  const t = useTranslate();
  if (!reason) return null;
  return (
    <p className="[overflow-wrap:anywhere] text-muted-foreground">
      {t("The reason: {reason}", { reason })}
    </p>
  );
}
