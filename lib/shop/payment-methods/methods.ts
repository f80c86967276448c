/** ₹100 crore: what is above it was typed wrongly. */
export const MAX_AMOUNT_PAISE = 100_000_000_000;

/** Payment gateways: each is a folder of lib/payments/gateways (docs/contributing.md: A payment gateway). */
export const GATEWAY_METHODS = ["razorpay"] as const;

export type GatewayName = (typeof GATEWAY_METHODS)[number];

/** The ways to pay that a shop can offer, as a customer chooses one (docs/product.md: Payments). */
export const PAYMENT_METHODS = ["upi", "bank", "cod", "account", ...GATEWAY_METHODS] as const;

export type PaymentMethod = (typeof PAYMENT_METHODS)[number];

export const isPaymentMethod = (name: string): name is PaymentMethod =>
  PAYMENT_METHODS.some((method) => method === name);

/** Whether a way to pay, or one by which money moved, is a gateway. */
export const isGateway = (name: string | null | undefined): name is GatewayName =>
  GATEWAY_METHODS.some((gateway) => gateway === name);

/** As people read them. */
export const GATEWAY_TITLES: Record<GatewayName, string> = { razorpay: "Razorpay" };

/** What a customer chooses at the checkout when they choose the gateway. */
export const GATEWAY_CHOICES: Record<GatewayName, string> = {
  razorpay: "Card, UPI or netbanking",
};

/** All of them, where it is not known by which one money moves: "Razorpay", "Razorpay or Stripe". */
export const ANY_GATEWAY = Object.values(GATEWAY_TITLES).join(" or ");

/** As people read them. */
export const METHOD_NAMES: Record<PaymentMethod, string> = {
  upi: "UPI",
  bank: "Bank transfer",
  cod: "Cash on delivery",
  account: "On account",
  ...GATEWAY_TITLES,
};

/** How a shop is paid, as its settings say. */
export interface PaymentRules {
  /** Those that are switched on; empty: checkout arranges payment as it did before there were any. */
  methods: readonly PaymentMethod[];
  upi: UpiPayee;
  bank: BankDetails;
  /** The most that an order paid on delivery may come to. */
  codLimitPaise: number;
  /** Within how many days an order by UPI or bank transfer is to be paid. */
  paymentDays: number;
}

export interface UpiPayee {
  /** The virtual payment address, such as klnpackaging@okicici. */
  vpa: string;
  /** The name that the customer's app shows. */
  payee: string;
}

export interface BankDetails {
  accountName: string;
  accountNumber: string;
  ifsc: string;
  /** Empty where the owner has not named it. */
  bankName: string;
}
