import type { ReactNode } from "react";
import { useTranslate } from "#words";
import { Rupees } from "@/components/shared/format/rupees";
import { Skeleton } from "@/components/ui/skeleton";
import type { Quote } from "@/lib/orders/cart/schemas";
import { noChargeText, shippingLabel } from "@/lib/shop/shipping/method-names";
import { taxRows } from "@/lib/orders/view/figures";
import { cn } from "@/lib/base/cn";
import { discountLabel } from "@/lib/pricing/totals";
import type { Translate } from "@/lib/i18n/translate";

interface OrderFiguresProps {
  /** Null before the first response; the rows keep their place. */
  quote: Quote | null;
  /** The name of the tax until the server sends one, such as "Tax (8%)". */
  taxName: string;
  /** Whether the delivery state is known: under GST it determines the names of the taxes. */
  isPlaceKnown?: boolean;
  /** Newer figures are loading. */
  loading: boolean;
}

function discountName({ promo, sampleCredit }: Quote, t: Translate): string {
  const code = promo && `${promo.code}, ${promo.percent}%`;
  return discountLabel(code, sampleCredit !== undefined, t);
}

/** The amounts from subtotal to total, the same in the cart and at checkout. */
export function OrderFigures({ quote, taxName, isPlaceKnown = false, loading }: OrderFiguresProps) {
  const t = useTranslate();
  const amount = (of: (quote: Quote) => ReactNode) =>
    quote ? of(quote) : <Skeleton className="inline-block h-5 w-20 align-middle" />;
  return (
    <dl
      aria-busy={loading}
      className={cn("space-y-2.5 text-[0.9375rem]", loading && quote && "text-muted-foreground")}
    >
      <Row name={t("Subtotal")}>
        {amount(({ subtotal }) => (
          <Rupees amount={subtotal} />
        ))}
      </Row>
      {quote && (quote.promo ?? quote.discount > 0) && (
        <Row name={discountName(quote, t)}>
          <span className="text-success">
            −<Rupees amount={quote.discount} />
          </span>
        </Row>
      )}
      <Row name={shippingLabel(quote?.shippingWay, t)}>
        {amount((known) => toShipping(known, t))}
      </Row>
      {quote ? (
        taxRows(quote, taxName, isPlaceKnown).map(({ name, amount: rupees }) => (
          <Row key={name} name={t(name)}>
            <Rupees amount={rupees} />
          </Row>
        ))
      ) : (
        <Row name={taxName}>{amount(() => null)}</Row>
      )}
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 border-t perforated pt-4 font-semibold">
        <dt className="text-base">{t("Total")}</dt>
        <dd className="text-xl">
          {amount(({ total }) => (
            <Rupees amount={total} />
          ))}
        </dd>
      </div>
    </dl>
  );
}

function toShipping(
  { shipping, shippingWay, shippingWays, lines }: Quote,
  t: Translate,
): ReactNode {
  if (shippingWays) {
    const chosen = shippingWays.find(({ way }) => way === shippingWay);
    if (!chosen) return t(shippingWays.length > 0 ? "Choose a way" : "By your PIN code");
    if (chosen.amount === null) return t("Ask us");
  }
  const isFree = shipping === 0 && lines.some((line) => line.available);
  if (!isFree) return <Rupees amount={shipping} />;
  return <span className="text-success">{t(noChargeText(shippingWay))}</span>;
}

function Row({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="flex items-baseline justify-between gap-4">
      <dt className="text-muted-foreground">{name}</dt>
      <dd className="text-right font-medium">{children}</dd>
    </div>
  );
}
