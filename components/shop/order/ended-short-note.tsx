import { useTranslate } from "#words";
import { Card } from "@/components/ui/card";
import { endedShortText } from "@/lib/orders/read/ended-short";
import { goodsText } from "@/lib/orders/line-text";
import type { OrderAnswer } from "@/lib/orders/schemas";
import { sentences } from "@/lib/shop/content/phrases";

/** The part of an order that is never dispatched, the reason, and the refund; renders nothing for other orders. */
export function EndedShortNote({ order }: { order: OrderAnswer }) {
  const t = useTranslate();
  if (!order.endedShort) return null;
  const { notSent, reason, money } = endedShortText(order, t);
  return (
    <Card className="p-5 sm:p-6">
      <h2 className="text-heading">{t("What will not be sent")}</h2>
      <ul className="mt-3 list-disc space-y-1 pl-5 marker:text-muted-foreground">
        {notSent.map((line) => (
          <li key={line.line} className="[overflow-wrap:anywhere]">
            {goodsText(line, t)}
          </li>
        ))}
      </ul>
      <p className="mt-3 text-muted-foreground">
        {sentences(t("Your order ends with what has left."), money)}
      </p>
      {reason && (
        <p className="mt-2 [overflow-wrap:anywhere]">{t("The reason: {reason}", { reason })}</p>
      )}
    </Card>
  );
}
