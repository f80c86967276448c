import type { CheckoutValues } from "@/lib/client/checkout/form-schema";
import type { OrderRefusal } from "@/lib/client/checkout/attempt/refusal";
import type { PlaceOrderRequest } from "@/lib/orders/schemas";
import type { CartItem } from "@/lib/client/cart-item";

export interface Refused extends OrderRefusal {
  /** The total that the person had agreed to, in rupees. */
  formerTotal: number;
  /** A field was named as the reason and has the focus. */
  atField: boolean;
  /** The refused cart and code; the refusal is hidden once either has changed. */
  subject: Subject;
}

export interface Subject {
  items: readonly CartItem[];
  promo: string | null;
}

export interface PlaceOrder {
  /** Sends the form's order with the figures on the screen. */
  place: (values: CheckoutValues) => Promise<void>;
  /** Sends an order again whose answer was lost. */
  finish: (request: PlaceOrderRequest) => Promise<void>;
  busy: boolean;
  /** Whether the company is asked for its approval, in place of ordering. */
  asks: boolean;
  refused: Refused | null;
}
