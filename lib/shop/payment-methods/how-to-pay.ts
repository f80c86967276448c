import {
  isGateway,
  type PaymentMethod,
  type BankDetails,
  type PaymentRules,
  type UpiPayee,
} from "./methods";
import { toRupees } from "@/lib/pricing/money";

interface UpiRequest {
  payee: string;
  vpa: string;
  amountPaise: number;
  /** The number that people read of the order. */
  reference: string;
}

/** NPCI's bound of a transaction's reference, which has letters and digits alone. */
const MAX_REFERENCE = 35;

/**
 * The link that opens a customer's UPI app with everything filled in, and that the QR code holds
 * (NPCI: UPI Linking Specifications). Spaces are %20: apps show a plus as it stands.
 */
export function upiLink({ payee, vpa, amountPaise, reference }: UpiRequest): string {
  const fields = {
    pa: vpa,
    pn: payee,
    am: toRupees(amountPaise).toFixed(2),
    cu: "INR",
    tn: `Order ${reference}`,
    tr: reference.replace(/[^A-Za-z0-9]/g, "").slice(0, MAX_REFERENCE),
  };
  const query = Object.entries(fields).map(([name, value]) => `${name}=${encoded(value)}`);
  return `upi://pay?${query.join("&")}`;
}

/** The @ of an address stays as it is, as the specification writes it. */
const encoded = (value: string) => encodeURIComponent(value).replaceAll("%40", "@");

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
