/** ₹100 crore; a higher amount is a typing error. */
export const MAX_AMOUNT_PAISE = 100_000_000_000;

/** Payment gateways: each is a folder of lib/payments/gateways (docs/contributing.md: Add a payment gateway). */
export const GATEWAY_METHODS = ["razorpay"] as const;

export type GatewayName = (typeof GATEWAY_METHODS)[number];

/** The payment methods that a shop can offer, as a customer chooses one (docs/product.md: Payments). */
export const PAYMENT_METHODS = ["upi", "bank", "cod", "account", ...GATEWAY_METHODS] as const;

export type PaymentMethod = (typeof PAYMENT_METHODS)[number];

export const isPaymentMethod = (name: string): name is PaymentMethod =>
  PAYMENT_METHODS.some((method) => method === name);

/** True when a payment method, or the method of a recorded payment, is a gateway. */
export const isGateway = (name: string | null | undefined): name is GatewayName =>
  GATEWAY_METHODS.some((gateway) => gateway === name);

/** Display names. */
export const GATEWAY_TITLES: Record<GatewayName, string> = { razorpay: "Razorpay" };

/** Labels at the checkout. */
export const GATEWAY_CHOICES: Record<GatewayName, string> = {
  razorpay: "Card, UPI or netbanking",
};

/** All gateway names, for texts that do not know which one is used: "Razorpay", "Razorpay or Stripe". */
export const ANY_GATEWAY = Object.values(GATEWAY_TITLES).join(" or ");

/** Display names. */
export const METHOD_NAMES: Record<PaymentMethod, string> = {
  upi: "UPI",
  bank: "Bank transfer",
  cod: "Cash on delivery",
  account: "On account",
  ...GATEWAY_TITLES,
};

/** The shop's payment settings. */
export interface PaymentRules {
  /** The methods that are switched on; empty: payment is arranged individually with each order. */
  methods: readonly PaymentMethod[];
  /** False until the owner has said how the shop is paid: no customer can order before. */
  isDecided: boolean;
  /** True while the demo provides the payment methods: they cannot be used, and an order need not choose one. */
  isDemo: boolean;
  upi: UpiPayee;
  bank: BankDetails;
  /** An amount above it is not asked for by UPI, because the customer's bank would refuse it. */
  upiLimitPaise: number;
  /** Without an account an order above the UPI limit cannot be paid by UPI at all. */
  hasBankAccount: boolean;
  /** Maximum total of an order that is paid on delivery. */
  codLimitPaise: number;
  /** Days within which an order is to be paid whose payment is due after it was placed. */
  paymentDays: number;
  /** Days that an invoice may be overdue before nothing more is ordered on account; 0: however many. */
  holdOverdueDays: number;
  due: DueDefaults;
}

/** Due rules of an order paid in advance. */
export const PREPAID_RULES = ["after_acceptance", "before_production", "before_dispatch"] as const;

export type PrepaidRule = (typeof PREPAID_RULES)[number];

/** Due rules of orders without an offer's terms: for stock goods by payment method. */
export interface DueDefaults {
  upi: PrepaidRule;
  bank: PrepaidRule;
  /** For a payment gateway. */
  online: PrepaidRule;
  /** Printed goods and goods made to order: the advance before production, and the rest. */
  made: { advancePercent: number; rule: PrepaidRule };
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
  /** Empty when the owner has not entered it. */
  bankName: string;
}
