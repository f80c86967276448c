import { daysLater } from "@/lib/base/india-time";

/**
 * Legal limits on invoices and related documents, each from its first day in India (docs/product.md: Registers). A
 * change is a new row; older documents keep the limit of their day.
 */
interface LegalLimit {
  what: LimitName;
  /** The first day in India. */
  from: string;
  /** Paise or days, depending on the name. */
  value: number;
  source: string;
}

/**
 * - `b2cLargePaise`: an interstate invoice to an unregistered buyer above it is reported individually.
 * - `eWayBillPaise`: a consignment above it needs an e-way bill.
 * - `eWayBillDays`: a document older than this many days can get none.
 * - `eInvoicePaise`: a turnover above it, in any financial year since 2017-18, makes e-invoices mandatory.
 * - `eInvoiceTimedPaise`: from this turnover on, e-invoices are reported within `eInvoiceDays`.
 * - `consigneeNamed`: the consignee of a bill-to, ship-to supply is named by GSTIN or as `URP`.
 */
type LimitName =
  | "b2cLargePaise"
  | "eWayBillPaise"
  | "eWayBillDays"
  | "eInvoicePaise"
  | "eInvoiceTimedPaise"
  | "eInvoiceDays"
  | "consigneeNamed";

const CRORE = 1_00_00_000_00;
const LAKH = 1_00_000_00;

const RULE_48 = "CGST Rules, rule 48(4); Notification";
const REPORTING = "GSTN advisory on the time limit for reporting e-invoices, of";

/** Oldest first. */
const LIMITS: readonly LegalLimit[] = [
  {
    what: "b2cLargePaise",
    from: "2017-07-01",
    value: 2.5 * LAKH,
    source: "CGST Rules, rule 59(4)",
  },
  {
    what: "eWayBillPaise",
    from: "2018-04-01",
    value: 0.5 * LAKH,
    source: "CGST Rules, rule 138(1)",
  },
  { what: "eInvoicePaise", from: "2020-10-01", value: 500 * CRORE, source: `${RULE_48} 61/2020` },
  { what: "eInvoicePaise", from: "2021-01-01", value: 100 * CRORE, source: `${RULE_48} 88/2020` },
  { what: "eInvoicePaise", from: "2021-04-01", value: 50 * CRORE, source: `${RULE_48} 5/2021` },
  { what: "eInvoicePaise", from: "2022-04-01", value: 20 * CRORE, source: `${RULE_48} 1/2022` },
  { what: "eInvoicePaise", from: "2022-10-01", value: 10 * CRORE, source: `${RULE_48} 17/2022` },
  { what: "eInvoicePaise", from: "2023-08-01", value: 5 * CRORE, source: `${RULE_48} 10/2023` },
  {
    what: "eInvoiceTimedPaise",
    from: "2023-11-01",
    value: 100 * CRORE,
    source: `${REPORTING} September 2023`,
  },
  { what: "eInvoiceDays", from: "2023-11-01", value: 30, source: `${REPORTING} September 2023` },
  {
    what: "b2cLargePaise",
    from: "2024-08-01",
    value: LAKH,
    source: "CGST Rules, rule 59(4); Notification 12/2024",
  },
  {
    what: "eWayBillDays",
    from: "2025-01-01",
    value: 180,
    source: "GSTN advisory on the e-way bill system, of December 2024",
  },
  {
    what: "eInvoiceTimedPaise",
    from: "2025-04-01",
    value: 10 * CRORE,
    source: `${REPORTING} November 2024`,
  },
  {
    what: "consigneeNamed",
    from: "2026-08-01",
    value: 1,
    source: "GSTN advisory on bill-to, ship-to supplies",
  },
];

/** The limit on a day in India, such as "2026-11-28"; Infinity before the first. */
export function legalLimit(what: LimitName, day: string): number {
  return LIMITS.findLast((row) => row.what === what && row.from <= day)?.value ?? Infinity;
}

/** The first day in India on which the e-way bill portal no longer accepts a document of this day; null for never. */
export function eWayBillLapsesOn(issuedOn: string, today: string): string | null {
  return dayAfter(issuedOn, legalLimit("eWayBillDays", today) + 1);
}

/**
 * Whether a document of this day to a registered buyer must be an e-invoice.
 * @param turnoverPaise the greatest aggregate turnover of a financial year since 2017-18
 * @returns the reporting deadline as a day in India, null without one; false when it needs no IRN
 */
export function eInvoiceDueOn(issuedOn: string, turnoverPaise: number): string | null | false {
  if (turnoverPaise <= legalLimit("eInvoicePaise", issuedOn)) return false;
  const isTimed = turnoverPaise >= legalLimit("eInvoiceTimedPaise", issuedOn);
  return isTimed ? dayAfter(issuedOn, legalLimit("eInvoiceDays", issuedOn)) : null;
}

const dayAfter = (day: string, days: number): string | null =>
  Number.isFinite(days) ? daysLater(day, days) : null;
