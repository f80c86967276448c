import { useRef } from "react";
import { useTranslate } from "#words";
import { late } from "@/components/ui/late";
import { Button } from "@/components/ui/button";
import { listProductItems } from "@/lib/orders/cart/line-key";
import { quantityWords } from "@/lib/orders/line-text";
import { packs, samples } from "@/lib/orders/cart/quantity-limits";
import { cartLines, type CartLine } from "@/lib/client/checkout/cart-lines";
import { cartCount } from "@/lib/client/cart";
import type { Translate } from "@/lib/i18n/translate";
import { useAppliedPromo } from "@/lib/client/promo";
import { formatRupees, toPaise } from "@/lib/pricing/money";
import { toOfferRequestText, hasUnpricedMethod } from "@/components/domain/delivery/use-shipping";
import { useChosenMethod, useVisitPin } from "@/components/domain/delivery/visit-choice";
import { useSession } from "@/lib/client/session";
import { Skeleton } from "@/components/ui/skeleton";
import { cn } from "@/lib/base/cn";
import type { CartItem } from "@/lib/client/cart-item";
import { RequestOffer } from "../../domain/cart/request-offer-button";
import { buildQuoteQuestion } from "../../domain/cart/fetch-quote";
import { CartFrame } from "./cart-frame";
import { CartLineItem } from "./cart-line-item";
import { CartSummary } from "./cart-summary";
import { PromoCard } from "./promo-card";
import { useProceed, type Proceed } from "./use-proceed";
import { useQuote, type LiveQuote } from "../../domain/cart/use-quote";
import { BarNotice } from "./bar-notice";
import { ProceedButton } from "./proceed-button";
import type { CartRules } from "./cart-rules";

const CartCompanions = late(() => import("./cart-companions").then((file) => file.CartCompanions));

const SaveList = late(() =>
  import("@/components/shop/lists/save-list").then((file) => file.SaveList),
);

const CartShipping = late(() => import("./cart-shipping").then((file) => file.CartShipping));

interface CartContentsProps {
  items: readonly CartItem[];
  rules: CartRules;
  onRemove: (line: CartLine) => void;
  onClear: () => void;
}

export function CartContents({ items, rules, onRemove, onClear }: CartContentsProps) {
  const t = useTranslate();
  const promo = useAppliedPromo();
  const isByWeight = rules.freeShippingAbovePaise === null;
  const [pin, shippingWay] = [useVisitPin(), useChosenMethod()];
  const live = useQuote(items, promo, isByWeight ? { pin, shippingWay } : {});
  const quotedMethod = live.quote?.shippingWay;
  const isAsking = pin !== "" && live.quote !== null && hasUnpricedMethod(live.quote);
  const lines = cartLines(items, live.quote, t);
  const isCustomer = useSession().state === "signed-in";
  const obstacle = useRef<HTMLDivElement>(null);
  const proceed = useProceed(lines, live.quote, obstacle);
  const total = live.quote && formatRupees(toPaise(live.quote.total));
  return (
    <>
      <p role="status" className="sr-only">
        {!live.loading && total && t("Total {total}", { total })}
      </p>
      <CartFrame
        lines={
          <section aria-label={t("Items in your cart")}>
            <div className="flex items-center justify-between gap-4 border-b pb-2">
              <p className="text-muted-foreground tabular">{countWords(items, t)}</p>
              <div className="flex flex-wrap justify-end gap-1">
                {isCustomer && <SaveList items={cartWishes(items)} />}
                <Button size="sm" variant="ghost" onClick={onClear}>
                  {t("Clear Cart")}
                </Button>
              </div>
            </div>
            <ul className="divide-y">
              {lines.map((line) => (
                <CartLineItem key={line.id} line={line} onRemove={onRemove} />
              ))}
            </ul>
            <CartCompanions items={items} />
          </section>
        }
        side={
          <>
            <PromoCard items={items} applied={promo} quote={live.quote} />
            {isByWeight && <CartShipping quote={live.quote} />}
            <CartSummary
              live={live}
              rules={rules}
              lines={lines}
              proceed={proceed}
              obstacle={obstacle}
            />
            <RequestOffer
              items={items}
              message={isAsking ? toOfferRequestText(pin, quotedMethod, t) : undefined}
            />
          </>
        }
      />
      <CheckoutBar lines={lines} live={live} total={total} proceed={proceed} />
    </>
  );
}

/** "10 packs, 1 sample" */
function countWords(items: readonly CartItem[], t: Translate): string {
  const sampled = cartCount(items.filter(({ isSample }) => isSample));
  const inPieces = items.filter(({ made, unit }) => made || unit === "PCS");
  const packed = items
    .filter((item) => !item.isSample && !inPieces.includes(item))
    .reduce((sum, { quantity }) => sum + quantity, 0);
  const made = inPieces.reduce((sum, { quantity }) => sum + quantity, 0);
  const words = [
    packed > 0 && packs(packed, t),
    made > 0 && quantityWords(made, "PCS", t),
    sampled > 0 && samples(sampled, t),
  ];
  return words.filter(Boolean).join(", ");
}

/** The lines that a saved list can hold; samples are bought once. */
const cartWishes = (items: readonly CartItem[]) =>
  listProductItems(buildQuoteQuestion(items, null).items).filter(({ sample }) => !sample);

interface CheckoutBarProps {
  lines: readonly CartLine[];
  live: LiveQuote;
  total: string | null;
  proceed: Proceed;
}

/** On a phone the total and the checkout button stay at the bottom of the screen. */
function CheckoutBar({ lines, live, total, proceed }: CheckoutBarProps) {
  const t = useTranslate();
  return (
    <div className="sticky bottom-0 z-30 order-last -mx-[clamp(1rem,4vw,2.5rem)] border-t bg-background px-[clamp(1rem,4vw,2.5rem)] pt-3 pb-[max(0.75rem,env(safe-area-inset-bottom))] shadow-over lg:hidden short:static">
      <BarNotice lines={lines} live={live} />
      <div className="flex items-center justify-between gap-4">
        <div className={cn("min-w-0", live.loading && total && "text-muted-foreground")}>
          <p className="text-sm text-muted-foreground">{t("Total")}</p>
          <div className="text-lg leading-tight font-semibold tabular">
            {total ?? <Skeleton className="mt-1 h-5 w-24" />}
          </div>
        </div>
        <ProceedButton proceed={proceed} className="min-w-0 shrink px-5" />
      </div>
    </div>
  );
}
