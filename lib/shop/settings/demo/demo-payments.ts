import type { SettingKey } from "../definitions";

const DO_NOT_PAY = "Demo - do not pay";

/** How the demo shop is paid: invented, and marked as such wherever a customer would read it. */
export const DEMO_PAYMENTS = {
  paymentMethods: "upi,bank,cod",
  upiId: "demo.do-not-pay@demo",
  upiPayee: DO_NOT_PAY,
  bankAccountName: DO_NOT_PAY,
  bankAccount: "000000000000",
  bankIfsc: "DEMO0000000",
  bankName: "Demo bank, no branch",
} as const satisfies Partial<Record<SettingKey, string>>;

export type DemoPaymentKey = keyof typeof DEMO_PAYMENTS;

export const DEMO_PAYMENT_KEYS = Object.keys(DEMO_PAYMENTS) as DemoPaymentKey[];
