import { sameName } from "./heading";

/**
 * The tables that leave the shop and come back, or look like those that do: by names that only their headings have. A
 * file of another kind is refused with its name, whatever else of it could be read: a company's price list in place of
 * the products would make its prices public.
 */
const KINDS = {
  sizes: { name: "a size table", has: [["kind", "perM2", "wastePercent"]] },
  products: {
    name: "a list of products",
    has: [["stockCountRead"], ["priceTiers", "minQuantity"]],
  },
  companies: {
    name: "a list of companies",
    has: [
      ["legalName", "gstin"],
      ["openingBalance", "openingDay"],
    ],
  },
  prices: {
    name: "a company's price list",
    has: [["publicPrice"], ["percent"], ["from", "price"]],
  },
  rates: { name: "freight rates", has: [["perKg"], ["askAbove"], ["way", "pins"]] },
  count: { name: "a count sheet", has: [["Should be there"], ["Counted", "Sheet"]] },
  orders: { name: "an export of orders", has: [["Order ID"]] },
  audit: { name: "an export of the audit log", has: [["Timestamp", "Action"]] },
  newsletter: { name: "an export of the newsletter", has: [["Unsubscribe Link"]] },
  statement: { name: "a statement of account", has: [["Kind", "Number", "Order", "Details"]] },
  register: { name: "a GST register", has: [["UQC"], ["Corrects Invoice"]] },
  gst: { name: "a GST return", has: [["Taxable Value", "IGST"], ["Nature of Document"]] },
  bank: {
    name: "a bank statement",
    has: [
      ["Narration"],
      ["Withdrawal Amt."],
      ["Debit", "Credit", "Balance"],
      ["Value Date", "Balance"],
    ],
  },
} as const satisfies Record<string, { name: string; has: readonly (readonly string[])[] }>;

export type FileKind = keyof typeof KINDS;

/** Returns the kind that a heading shows, or null. */
export function findKind(names: readonly string[]): FileKind | null {
  const known = new Set(names.map(sameName));
  const kinds = Object.entries(KINDS) as [FileKind, (typeof KINDS)[FileKind]][];
  const found = kinds.find(([, { has }]) =>
    (has as readonly (readonly string[])[]).some((all) =>
      all.every((name) => known.has(sameName(name))),
    ),
  );
  return found?.[0] ?? null;
}

/** Returns why a file of another kind is refused, or null. */
export function whyOtherKind(names: readonly string[], wanted: FileKind): string | null {
  const kind = findKind(names);
  if (kind === null || kind === wanted) return null;
  return `This is ${KINDS[kind].name}, not ${KINDS[wanted].name}. Nothing of it was read.`;
}
