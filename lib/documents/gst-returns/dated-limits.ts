/** Legal thresholds by the day from which they apply (docs/product.md: Registers). */
interface DatedLimit {
  /** The first day in India. */
  from: string;
  paise: number;
}

const CRORE = 1_00_00_000_00;
const LAKH = 1_00_000_00;

/**
 * An interstate invoice to an unregistered buyer above this amount is reported individually (CGST Rules, rule 59(4)).
 */
const B2C_LARGE: readonly DatedLimit[] = [
  { from: "2017-07-01", paise: 2.5 * LAKH },
  { from: "2024-08-01", paise: LAKH },
];

/** A consignment above this amount needs an e-way bill (CGST Rules, rule 138(1)). */
const E_WAY_BILL: readonly DatedLimit[] = [{ from: "2018-04-01", paise: 0.5 * LAKH }];

/** A turnover above this amount in a financial year makes e-invoices mandatory afterwards (CGST Rules, rule 48(4)). */
const E_INVOICE: readonly DatedLimit[] = [
  { from: "2020-10-01", paise: 500 * CRORE },
  { from: "2021-01-01", paise: 100 * CRORE },
  { from: "2021-04-01", paise: 50 * CRORE },
  { from: "2022-04-01", paise: 20 * CRORE },
  { from: "2022-10-01", paise: 10 * CRORE },
  { from: "2023-08-01", paise: 5 * CRORE },
];

/** Returns Infinity for a day before the first threshold. */
function limitOn(limits: readonly DatedLimit[], day: string): number {
  return limits.findLast(({ from }) => from <= day)?.paise ?? Infinity;
}

/**
 * The first day from which the consignee of a bill-to, ship-to supply is named by GSTIN or as `URP` in e-invoices and
 * e-way bills (GSTN advisory).
 */
const CONSIGNEE_NAMED_FROM = "2026-08-01";

export const namesConsignee = (day: string) => day >= CONSIGNEE_NAMED_FROM;
export const b2cLargeLimit = (day: string) => limitOn(B2C_LARGE, day);
export const eWayBillLimit = (day: string) => limitOn(E_WAY_BILL, day);
export const eInvoiceLimit = (day: string) => limitOn(E_INVOICE, day);
