import { dateName } from "@/lib/base/dates";
import { addressLines } from "@/lib/identity/addresses/postal-address";
import { MEANS_NAMES, type PaymentMeans } from "@/lib/payments/kinds";
import { GATEWAY_TITLES, isGateway } from "@/lib/shop/payment-methods/methods";
import type { TallyLedgers } from "@/lib/shop/settings/tally-ledgers";
import type { DocumentContent, DocumentLine } from "../../documents/content";
import type { StoredDocument } from "../../documents/stored-document";

/** The customer's ledger, below Sundry Debtors. */
export interface Party {
  name: string;
  mailingName: string;
  gstin: string | null;
  address: readonly string[];
  state: string;
  pin: string;
}

/** A ledger entry of a voucher. Paise are positive on the credit side and negative on the debit side, as in Tally. */
export interface Entry {
  ledger: string;
  paise: number;
}

/** A voucher whose entries sum to zero. */
export interface Voucher {
  /** Id of the document or the payment: importing a voucher again replaces it. */
  id: string;
  /** Tally accepts receipts and payments only for bank and cash: tax deducted at source is a journal. */
  type: "Sales" | "Credit Note" | "Receipt" | "Payment" | "Journal";
  /** The day in India, such as "2026-11-21". */
  day: string;
  number: string;
  party: Party;
  /** Name of the state; null outside GST, and for payments. */
  placeOfSupply: string | null;
  narration: string;
  /** The party's own entry is the first. */
  entries: readonly Entry[];
}

export type Customer = Pick<
  DocumentContent["buyer"],
  "name" | "company" | "email" | "phone" | "gstin" | "address"
>;

/** Two customers with one name have two ledgers: the ledger name includes the GSTIN, or else the email or the phone. */
export function toParty({ name, company, email, phone, gstin, address }: Customer): Party {
  const mailingName = company ?? name;
  const mark = gstin ?? email ?? phone;
  return {
    name: mark ? `${mailingName} (${mark})` : mailingName,
    mailingName,
    gstin,
    address: addressLines(address).slice(1),
    state: address.state,
    pin: address.zipCode,
  };
}

/** An amount to book, before it has a ledger: on an invoice, positive paise are credited. */
interface Booking {
  what: string;
  paise: number;
  rateBasisPoints?: number;
}

/** The voucher of an invoice or a credit note. */
export function documentVoucher(
  { id, kind, number, issuedOn, content }: StoredDocument,
  ledgers: TallyLedgers,
): Voucher {
  const { totals, order, corrects, placeOfSupply } = content;
  const sign = kind === "invoice" ? 1 : -1;
  const party = toParty(content.buyer);
  const bookings = [
    ...content.lines.flatMap(lineBookings),
    { what: "Shipping", paise: totals.untaxedPaise },
    { what: "Tax", paise: content.regime === "flat" ? totals.taxPaise : 0 },
    { what: "Round off", paise: totals.roundOffPaise },
  ];
  const { dueOn } = content.payment;
  const about = corrects ? `Invoice ${corrects.number}: ${corrects.reason}` : "";
  return balanced({
    id,
    type: kind === "invoice" ? "Sales" : "Credit Note",
    day: dateName(issuedOn),
    number,
    party,
    placeOfSupply: placeOfSupply && placeOfSupply.name,
    narration: narrate(
      `Order ${order.number}`,
      order.poNumber && `PO ${order.poNumber}`,
      about,
      dueOn && `due by ${dueOn}`,
    ),
    entries: [
      { ledger: party.name, paise: -sign * totals.totalPaise },
      ...listEntries(bookings, ledgers).map(({ ledger, paise }) => ({
        ledger,
        paise: sign * paise,
      })),
    ],
  });
}

/** A credit note does not split its amount into goods, discount and shipping: all of it is booked as sales. */
function lineBookings(line: DocumentLine): Booking[] {
  const { price, taxablePaise, rateBasisPoints: rate } = line;
  const sold = price ?? { grossPaise: taxablePaise, discountPaise: 0, shippingPaise: 0 };
  const rateBasisPoints = rate ?? 0;
  const half = { rateBasisPoints: rateBasisPoints / 2 };
  return [
    { what: "Sales", paise: sold.grossPaise, rateBasisPoints },
    { what: "Discount", paise: -sold.discountPaise, rateBasisPoints },
    { what: "Shipping", paise: sold.shippingPaise, rateBasisPoints },
    { what: "CGST", paise: line.cgstPaise, ...half },
    { what: "SGST", paise: line.sgstPaise, ...half },
    { what: "IGST", paise: line.igstPaise, rateBasisPoints },
  ];
}

/** One entry per ledger with an amount, in order of appearance. */
function listEntries(bookings: readonly Booking[], ledgers: TallyLedgers): Entry[] {
  const sums = new Map<string, number>();
  for (const { what, paise, rateBasisPoints = 0 } of bookings) {
    const ledger = getLedger(what, ledgers).replaceAll("{rate}", String(rateBasisPoints / 100));
    sums.set(ledger, (sums.get(ledger) ?? 0) + paise);
  }
  return Array.from(sums, ([ledger, paise]) => ({ ledger, paise })).filter(
    ({ paise }) => paise !== 0,
  );
}

const getLedger = (what: string, ledgers: TallyLedgers) => ledgers[what] ?? what;

/** A payment or refund of an order. */
export interface MovedMoney {
  id: string;
  /** False for a refund, and for a reversed receipt. */
  isReceipt: boolean;
  amountPaise: number;
  means: PaymentMeans;
  reference: string | null;
  /** Section and quarter of a TDS certificate. */
  tds: string | null;
  reason: string | null;
  day: string;
  orderNumber: string;
  customer: Customer;
}

export function moneyVoucher(money: MovedMoney, ledgers: TallyLedgers): Voucher {
  const { id, isReceipt, amountPaise, means, reference, tds, reason, day, orderNumber } = money;
  const party = toParty(money.customer);
  const paise = isReceipt ? amountPaise : -amountPaise;
  return balanced({
    id,
    type: moneyType(money),
    day,
    // The ledger has no numbers of its own; the end of an id is unique within an order.
    number: `${orderNumber}/${id.slice(-6).toUpperCase()}`,
    party,
    placeOfSupply: null,
    narration: narrate(`Order ${orderNumber}`, MEANS_NAMES[means], reference, tds, reason),
    entries: [
      { ledger: party.name, paise },
      { ledger: getLedger(getMoney(means), ledgers), paise: -paise },
    ],
  });
}

/** An entry of a company's opening balance. */
export interface OpeningMoved {
  id: string;
  means: PaymentMeans | null;
  reference: string | null;
  reason: string | null;
  /** Addition to the company's debt. */
  owedPaise: number;
  day: string;
  customer: Customer;
}

/** A balance and its corrections are journals, not sales. Its payments are receipts, or reversed ones. */
export function openingVoucher(opening: OpeningMoved, ledgers: TallyLedgers): Voucher {
  const { id, means, reference, reason, owedPaise: paise, day } = opening;
  const party = toParty(opening.customer);
  const isReceipt = paise < 0;
  return balanced({
    id,
    type: means ? moneyType({ means, isReceipt }) : "Journal",
    day,
    number: `OB/${id.slice(-6).toUpperCase()}`,
    party,
    placeOfSupply: null,
    narration: narrate("Opening balance", means && MEANS_NAMES[means], reference, reason),
    entries: [
      { ledger: party.name, paise: -paise },
      { ledger: getLedger(means ? getMoney(means) : "Opening balance", ledgers), paise },
    ],
  });
}

function moneyType({ means, isReceipt }: Pick<MovedMoney, "means" | "isReceipt">): Voucher["type"] {
  if (means === "tds") return "Journal";
  return isReceipt ? "Receipt" : "Payment";
}

function getMoney(means: PaymentMeans): string {
  if (means === "tds") return "TDS";
  if (isGateway(means)) return GATEWAY_TITLES[means];
  if (means === "cash") return "Cash";
  return means === "other" ? "Other" : "Bank";
}

const narrate = (...parts: (string | null)[]) => parts.filter(Boolean).join("; ");

/** @throws Error for entries that do not sum to zero, which Tally would refuse or, worse, book */
function balanced(voucher: Voucher): Voucher {
  const sum = voucher.entries.reduce((total, { paise }) => total + paise, 0);
  if (sum !== 0) throw new Error(`The voucher of ${voucher.number} is off by ${sum} paise`);
  return voucher;
}
