import type { OrderParty } from "@/lib/orders/status";

/** An order as mails tell of it. Amounts in paise. */
export interface MailedOrder {
  /** The number people read. */
  orderId: string;
  accessKey: string;
  /** The text of the link that ends mails about its status. */
  unsubscribeLink: string;
  createdAt: Date;
  email: string;
  /** What the customer typed; null in a mail to an address that nobody has proven to be theirs. */
  customer: MailedCustomer | null;
  /** What its reader is asked for; null where somebody vouches for the order already. */
  confirmation: MailedConfirmation | null;
  lines: readonly MailedLine[];
  subtotalPaise: number;
  discountPaise: number;
  promoCode: string | null;
  promoPercent: number | null;
  shippingPaise: number;
  taxPercent: number;
  taxPaise: number;
  totalPaise: number;
  /** On whose side whoever cancelled it stands; null while it is not. */
  cancelledBy: OrderParty | null;
  /** With which carrier it travels; null until it is known. */
  tracking: MailedTracking | null;
}

export interface MailedConfirmation {
  /** Stands in the link beside the key. */
  token: string;
  /** When the order is cancelled without it; null: never. */
  until: Date | null;
}

export interface MailedCustomer {
  customerName: string;
  firstName: string;
  lastName: string;
  phone: string | null;
  company: string | null;
  address: string;
  apartment: string | null;
  city: string;
  state: string;
  zipCode: string;
  country: string;
}

/** The whole order, as the shop's own people read of it. */
export interface KnownOrder extends MailedOrder {
  customer: MailedCustomer;
}

export interface MailedTracking {
  carrier: string;
  number: string;
  /** Where the carrier shows the parcel. */
  url: string | null;
}

export interface MailedLine {
  name: string;
  thumbnailImage: string;
  /** "100 pieces"; null where the product had none. */
  packSize: string | null;
  pricePaise: number;
  quantity: number;
  lineTotalPaise: number;
}
