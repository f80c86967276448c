import type { PaymentMethod } from "./methods";

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
