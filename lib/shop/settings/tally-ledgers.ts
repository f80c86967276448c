import { cutText } from "@/lib/base/text/cut-text";
import { listLines } from "@/lib/base/input/lines";
import { GATEWAY_TITLES } from "@/lib/shop/payment-methods/methods";

/**
 * The ledgers of the shop's Tally company, as the owner maps them: "CGST = Output CGST", one line for each. A name with
 * `{rate}` is a ledger for each rate of GST: "Sales = Sales {rate}%".
 */

/** Booked items, with the ledger that Tally users expect. */
const DEFAULTS: Record<string, string> = {
  Sales: "Sales",
  Shipping: "Shipping Charges",
  Discount: "Discount Allowed",
  CGST: "CGST",
  SGST: "SGST",
  IGST: "IGST",
  Tax: "Sales Tax",
  "Round off": "Round Off",
  Bank: "Bank",
  Cash: "Cash",
  ...Object.fromEntries(Object.values(GATEWAY_TITLES).map((title) => [title, title])),
  TDS: "TDS Receivable",
  Other: "Suspense A/c",
  "Opening balance": "Opening Balance Adjustment",
};

/** The ledger of each name of `DEFAULTS`. */
export type TallyLedgers = Readonly<Record<string, string>>;

const ledgerText = (ledgers: TallyLedgers) =>
  Object.entries(ledgers)
    .map(([what, ledger]) => `${what} = ${ledger}`)
    .join("\n");

export const DEFAULT_LEDGERS = ledgerText(DEFAULTS);

const MAX_NAME = 100;

interface Line {
  /** A key of `DEFAULTS`; undefined for an unknown item. */
  what: string | undefined;
  ledger: string;
}

function toLine(text: string): Line {
  const [left = "", ...right] = text.split("=");
  const named = left.trim().toLowerCase();
  const what = Object.keys(DEFAULTS).find((each) => each.toLowerCase() === named);
  return { what, ledger: right.join("=").trim() };
}

/** Mistakes in the owner's text; null when it is valid. */
export function ledgersProblem(text: string): string | null {
  const seen = new Set<string>();
  for (const line of listLines(text)) {
    const { what, ledger } = toLine(line);
    if (what === undefined) {
      return `Begin each line with one of: ${Object.keys(DEFAULTS).join(", ")}. This one does not: ${cutText(line, 60)}`;
    }
    if (ledger === "") return `Write the ledger's name behind “${what} =”`;
    if (ledger.length > MAX_NAME) return `Use at most ${MAX_NAME} characters for a ledger's name`;
    if (seen.has(what)) return `${what} has two lines. Leave one of them out`;
    seen.add(what);
  }
  return null;
}

/** The ledger of everything that is booked; what the owner left out has the usual one. */
export function ledgersFrom(text: string): TallyLedgers {
  const named = listLines(text)
    .map(toLine)
    .flatMap(({ what, ledger }) => (what === undefined ? [] : [[what, ledger] as const]));
  return { ...DEFAULTS, ...Object.fromEntries(named) };
}

/** Each ledger once, in the usual order. */
export const ledgersText = (text: string): string => ledgerText(ledgersFrom(text));
