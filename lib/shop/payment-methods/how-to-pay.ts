import { formatDecimal } from "@/lib/pricing/money";
import {
  isGateway,
  type PaymentMethod,
  type BankDetails,
  type PaymentRules,
  type UpiPayee,
} from "./methods";

interface UpiRequest {
  payee: string;
  vpa: string;
  amountPaise: number;
  /** The order number that people read. */
  reference: string;
}

/**
 * Banks cut the note of a UPI payment, some after 15 characters. So it begins with what differs from order to order:
 * the random characters of the number (lib/payments/statement finds the order by them and the amount).
 */
const upiNote = (reference: string) =>
  `${reference.slice(reference.lastIndexOf("-") + 1)} ${reference}`;

/** NPCI's maximum length of a transaction reference, which may contain only letters and digits. */
const MAX_REFERENCE = 35;

/**
 * Returns the link that opens a customer's UPI app with everything filled in; the QR code contains it, too (NPCI: UPI
 * Linking Specifications). Spaces are %20, because apps show a plus literally.
 */
export function upiLink({ payee, vpa, amountPaise, reference }: UpiRequest): string {
  const fields = {
    pa: vpa,
    pn: payee,
    am: formatDecimal(amountPaise),
    cu: "INR",
    tn: upiNote(reference),
    tr: reference.replace(/[^A-Za-z0-9]/g, "").slice(0, MAX_REFERENCE),
  };
  const query = Object.entries(fields).map(([name, value]) => `${name}=${encoded(value)}`);
  return `upi://pay?${query.join("&")}`;
}

/** The @ of an address stays unencoded, as the specification writes it. */
const encoded = (value: string) => encodeURIComponent(value).replaceAll("%40", "@");

/** An order that is to be paid. */
export interface Payable {
  /** The order number that people read; the customer names it with the payment. */
  reference: string;
  method: PaymentMethod | null;
  /** The amount still to be paid; zero or less means nothing is due. */
  outstandingPaise: number;
}

/** The ways in which the money can be paid. */
export interface HowToPay {
  upi: (UpiPayee & { link: string }) | null;
  bank: BankDetails | null;
}

/**
 * Returns how the rest of an order is paid, with today's settings: by the chosen method, else by each method that the
 * shop offers; above the UPI limit to the bank account instead. A gateway has a payment page of its own.
 */
export function howToPay(rules: PaymentRules, payable: Payable): HowToPay {
  const { outstandingPaise } = payable;
  if (outstandingPaise <= 0) return { upi: null, bank: null };
  const { hasBankAccount, upiLimitPaise } = rules;
  const byUpi = takes("upi", rules, payable) && rules.upi.vpa !== "";
  const isTooMuch = byUpi && hasBankAccount && outstandingPaise > upiLimitPaise;
  return {
    upi: byUpi && !isTooMuch ? toUpi(rules, payable) : null,
    bank: hasBankAccount && (isTooMuch || takes("bank", rules, payable)) ? rules.bank : null,
  };
}

function takes(way: "upi" | "bank", { methods }: PaymentRules, { method }: Payable): boolean {
  if (method === "upi" || method === "bank") return method === way;
  return !isGateway(method) && methods.includes(way);
}

function toUpi({ upi }: PaymentRules, { reference, outstandingPaise }: Payable) {
  return { ...upi, link: upiLink({ ...upi, amountPaise: outstandingPaise, reference }) };
}
