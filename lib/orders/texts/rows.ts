/** A free text of an order, as used by forms, storage, the API, pages, documents and exports. */
export interface OrderTextRow {
  /**
   * Its part of `Order`. Customer and billing texts are also asked for when an offer is accepted, and copied to a
   * replacement; order texts are not.
   */
  part: "customer" | "billing" | "order";
  /** Maximum characters of a plain text; without it, schemas.ts has the rule. */
  max?: number;
  /** Several lines, placed last in forms and lists. */
  isLong?: boolean;
  /** Label at the checkout. */
  label: string;
  hint?: string;
  /** API description in requests; `answered` replaces it in responses. */
  requestDescription?: string;
  answerDescription?: string;
  example: string | null;
  /** Column in the export of orders. */
  column: string;
  /** Label on the page of an order. */
  pageLabel?: string;
  /** Label for the approvers of the company. */
  approverLabel?: string;
  /** Label on documents, slips and labels, and in emails. */
  printedLabel?: string;
}

/** Every free text of an order, in form order (docs/contributing.md: Add a checkout or order field). */
export const ORDER_TEXTS = {
  phone: { part: "customer", label: "Phone", column: "Phone", example: "+91 98765 43210" },
  company: {
    part: "customer",
    max: 120,
    label: "Company",
    column: "Company",
    example: "Rao Foods",
  },
  gstin: {
    part: "billing",
    label: "GSTIN",
    requestDescription: "The buyer's; of the state of the billing address",
    answerDescription: "The buyer's",
    column: "GSTIN",
    example: "29AAGCB7383J1Z4",
  },
  poNumber: {
    part: "billing",
    max: 60,
    label: "Purchase order number",
    hint: "Shown on the invoice.",
    requestDescription: "The buyer's own number for the order",
    column: "PO Number",
    pageLabel: "Purchase Order",
    approverLabel: "PO number",
    printedLabel: "Purchase order",
    example: "PO-2211",
  },
  note: {
    part: "order",
    max: 1000,
    isLong: true,
    label: "Note to us",
    requestDescription: "What the shop should know",
    answerDescription: "What the buyer wrote with the order",
    column: "Note",
    pageLabel: "Note",
    approverLabel: "Note",
    example: null,
  },
} as const satisfies Record<string, OrderTextRow>;
