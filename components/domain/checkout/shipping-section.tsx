import type { Ref } from "react";
import { useTranslate } from "#words";
import type { Quote } from "@/lib/orders/cart/schemas";
import { askText, hasUnpricedWay } from "@/components/domain/delivery/use-shipping";
import { WayChoice } from "@/components/domain/delivery/way-choice";
import { AskOffer } from "@/components/domain/cart/ask-offer";
import type { CartItem } from "@/lib/client/cart-item";
import { CheckoutSection } from "./checkout-section";

interface ShippingSectionProps {
  /** Only a buyer asks for an offer. */
  items?: readonly CartItem[];
  quote: Quote | null;
  /** Undefined until the PIN code is typed. */
  pin: string | undefined;
  step: number;
  /** The element that gets the focus where a way is missing. */
  place?: Ref<HTMLDivElement>;
}

/** How the order travels; where that has no price, the buyer can ask for an offer with the cart. */
export function ShippingSection({ items, quote, pin, step, place }: ShippingSectionProps) {
  const t = useTranslate();
  const isAsking = quote !== null && pin !== undefined && hasUnpricedWay(quote);
  return (
    <CheckoutSection step={step} title={t("Shipping")}>
      <div ref={place} tabIndex={-1} className="col-span-6 scroll-mt-24 space-y-4">
        <WayChoice quote={quote} pin={pin} />
        {isAsking && items && (
          <AskOffer items={items} message={askText(pin, quote.shippingWay, t)} />
        )}
      </div>
    </CheckoutSection>
  );
}
