import type { Ref } from "react";
import { useTranslate } from "#words";
import { OrderFigures } from "@/components/domain/cart/order-figures";
import { QuoteFailure } from "@/components/domain/cart/quote-failure";
import type { LiveQuote } from "@/components/domain/cart/use-quote";
import { Button } from "@/components/ui/button";
import { Card } from "@/components/ui/card";
import { Notice } from "@/components/ui/notice";
import type { CartLine } from "@/lib/client/checkout/cart-lines";
import { applyPromo } from "@/lib/client/promo";
import { formatRupees, toPaise } from "@/lib/pricing/money";
import { LineNotice } from "@/components/shop/cart/line-notice";
import { MadePicture } from "@/components/domain/product-model/made-picture";
import { Skeleton } from "@/components/ui/skeleton";
import { cn } from "@/lib/base/cn";
import { priceUnit } from "@/lib/orders/line-text";
import { packText } from "@/lib/catalogue/price/unit-price";
import { countText } from "@/lib/base/text/counts";

interface SummaryLinesProps {
  lines: readonly CartLine[];
}

/**
 * Lines that cannot be ordered come first, in full, with the buttons that solve it; a long list of the others
 * scrolls. Without `lines` the cart is unknown, and a skeleton keeps the place.
 */
function SummaryLines({ lines }: SummaryLinesProps) {
  const t = useTranslate();
  if (lines.length === 0) return <Skeleton className="h-16" />;
  const ordered = lines.filter(({ state }) => state === "ok");
  const closed = lines.filter(({ state }) => state !== "ok");
  return (
    <>
      {closed.length > 0 && (
        <ul aria-label={t("Items that cannot be ordered")} className="divide-y">
          <Lines lines={closed} />
        </ul>
      )}
      {ordered.length > 0 && (
        <ul
          aria-label={t("Items in your order")}
          tabIndex={0}
          className="divide-y overflow-y-auto lg:max-h-[max(14rem,calc(100dvh-36.5rem))]"
        >
          <Lines lines={ordered} />
        </ul>
      )}
    </>
  );
}

const Lines = ({ lines }: SummaryLinesProps) =>
  lines.map((line) => <SummaryLine key={line.id} line={line} />);

function SummaryLine({ line }: { line: CartLine }) {
  const t = useTranslate();
  const counts = line.state === "ok";
  return (
    <li data-closed={!counts} className="py-3 first:pt-0">
      <div className="grid grid-cols-[3.5rem_1fr_auto] gap-3 text-sm">
        <div className="self-start overflow-hidden rounded-md border">
          <MadePicture made={line.made} src={line.thumbnailImage} sizes="56px" width={56} />
        </div>
        <div className="min-w-0">
          <p className="line-clamp-2 font-medium">{line.name}</p>
          {line.choice && <p className="text-muted-foreground">{line.choice}</p>}
          <p className="text-muted-foreground tabular">
            {countText(line.quantity)} × {formatRupees(line.pricePaise)}
            {line.basis !== 1 && ` ${t("per {unit}", { unit: priceUnit(line, t) })}`}
          </p>
          {line.packSize && (
            <p className="text-muted-foreground tabular">{packText(line.packSize, t)}</p>
          )}
        </div>
        <p className={cn("font-medium tabular", !counts && "text-muted-foreground line-through")}>
          <span className="sr-only">{counts ? "" : t("Not counted: ")}</span>
          {formatRupees(line.totalPaise)}
        </p>
      </div>
      {counts &&
        line.extras.map(({ name, totalPaise }) => (
          <p key={name} className="mt-1.5 flex justify-between gap-3 text-sm tabular">
            <span className="text-muted-foreground">{name}</span>
            <span className="font-medium">{formatRupees(totalPaise)}</span>
          </p>
        ))}
      <div className="mt-2 empty:hidden">
        <LineNotice line={line} />
      </div>
    </li>
  );
}

interface CheckoutSummaryProps {
  lines: readonly CartLine[];
  live: LiveQuote;
  taxName: string;
  /** Whether the delivery state is known. */
  isPlaceKnown: boolean;
  /** The element to scroll to when a line cannot be ordered. */
  ref: Ref<HTMLDivElement>;
}

export function CheckoutSummary(props: CheckoutSummaryProps) {
  const t = useTranslate();
  const { lines, live, taxName, isPlaceKnown, ref } = props;
  return (
    <Card ref={ref} tabIndex={-1} className="scroll-mt-24 p-5 sm:p-6">
      <h2 className="text-heading">{t("Order summary")}</h2>
      <div className="mt-5 space-y-5">
        {live.failure !== null && (
          <QuoteFailure
            message={live.failure}
            hasFigures={live.quote !== null}
            retry={live.retry}
          />
        )}
        <SummaryLines lines={lines} />
        {live.quote?.promoError && <EndedPromo text={live.quote.promoError} />}
        <OrderFigures
          quote={live.quote}
          taxName={taxName}
          isPlaceKnown={isPlaceKnown}
          loading={live.loading}
        />
      </div>
      <p role="status" className="sr-only">
        {!live.loading &&
          live.quote &&
          t("Total {total}", { total: formatRupees(toPaise(live.quote.total)) })}
      </p>
    </Card>
  );
}

function EndedPromo({ text }: { text: string }) {
  const t = useTranslate();
  return (
    <Notice>
      <p>
        {t("Your promo code does not apply.")} {t(text)}
      </p>
      <Button size="sm" variant="outline" className="mt-2.5" onClick={() => applyPromo(null)}>
        {t("Order without the code")}
      </Button>
    </Notice>
  );
}
