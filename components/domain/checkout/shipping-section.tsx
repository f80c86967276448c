import type { Ref } from "react";
import { useTranslate } from "#words";
import type { Quote } from "@/lib/orders/cart/schemas";
import { toOfferRequestText, hasUnpricedMethod } from "@/components/domain/delivery/use-shipping";
import { ShippingMethodChoice } from "@/components/domain/delivery/shipping-method-choice";
import { RequestOffer } from "@/components/domain/cart/request-offer-button";
import type { CartItem } from "@/lib/client/cart-item";
import { CheckoutSection } from "./checkout-section";

interface ShippingSectionProps {
  /** Given for buyers only, who can request an offer. */
  items?: readonly CartItem[];
  quote: Quote | null;
  /** Undefined until the PIN code is typed. */
  pin: string | undefined;
  step: number;
  /** The element to focus when no shipping method is chosen. */
  place?: Ref<HTMLDivElement>;
}

/** Chooses the shipping method; if it has no price, the buyer can request an offer for the cart. */
export function ShippingSection({ items, quote, pin, step, place }: ShippingSectionProps) {
  const t = useTranslate();
  const isAsking = quote !== null && pin !== undefined && hasUnpricedMethod(quote);
  return (
    <CheckoutSection step={step} title={t("Shipping")}>
      <div ref={place} tabIndex={-1} className="col-span-6 scroll-mt-24 space-y-4">
        <ShippingMethodChoice quote={quote} pin={pin} />
        {isAsking && items && (
          <RequestOffer items={items} message={toOfferRequestText(pin, quote.shippingWay, t)} />
        )}
      </div>
    </CheckoutSection>
  );
}
