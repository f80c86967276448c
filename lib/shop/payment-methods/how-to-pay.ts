import { isGateway, type PaymentMethod } from "./methods";
import type { BankDetails, PaymentRules, UpiPayee } from "./payment-rules";
import { upiLink } from "./upi-link";

/** An order that is to be paid. */
export interface Payable {
  /** The number that people read; the customer names it with the payment. */
  reference: string;
  method: PaymentMethod | null;
  /** What is still to be paid; nothing where it is not above zero. */
  outstandingPaise: number;
}

/** Where the money can go. */
export interface HowToPay {
  upi: (UpiPayee & { link: string }) | null;
  bank: BankDetails | null;
}

/**
 * How the rest of an order is paid, with today's settings: in the way that was chosen, else in each that
 * the shop offers. With a gateway one pays elsewhere.
 */
export function howToPay(rules: PaymentRules, payable: Payable): HowToPay {
  const isOpen = payable.outstandingPaise > 0;
  return {
    upi: isOpen && takes("upi", rules, payable) && rules.upi.vpa ? upiOf(rules, payable) : null,
    bank: isOpen && takes("bank", rules, payable) && rules.bank.accountNumber ? rules.bank : null,
  };
}

function takes(way: "upi" | "bank", { methods }: PaymentRules, { method }: Payable): boolean {
  if (method === "upi" || method === "bank") return method === way;
  return !isGateway(method) && methods.includes(way);
}

function upiOf({ upi }: PaymentRules, { reference, outstandingPaise }: Payable) {
  return { ...upi, link: upiLink({ ...upi, amountPaise: outstandingPaise, reference }) };
}
