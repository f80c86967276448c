/** What a free text of an order is, wherever it is typed, stored, answered, shown, printed or exported. */
export interface OrderTextRow {
  /**
   * Whose it is in `Order`. Texts of customer and bill are also asked for where an offer is accepted, and go with the
   * goods of a replacement; those of the order itself are said once.
   */
  part: "customer" | "billing" | "order";
  /** Most characters of a plain text; a text without has its own rule in schemas.ts. */
  max?: number;
  /** Several lines, which stand last in forms and lists. */
  isLong?: boolean;
  /** The control at the checkout. */
  label: string;
  hint?: string;
  /** What the API says of it in a request, and in an answer where that differs. */
  asked?: string;
  answered?: string;
  example: string | null;
  /** The name of its column in the export of orders. */
  column: string;
  /** Its name on the page of an order. */
  fact?: string;
  /** Its name for the members of a company who approve the order. */
  approver?: string;
  /** Its name on documents, slips and labels, and in emails before its value. */
  printed?: string;
}

/** Every free text of an order, in the order of its forms (docs/contributing.md: Add an order field). */
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
    asked: "The buyer's; of the state of the billing address",
    answered: "The buyer's",
    column: "GSTIN",
    example: "29AAGCB7383J1Z4",
  },
  poNumber: {
    part: "billing",
    max: 60,
    label: "Purchase order number",
    hint: "Shown on the invoice.",
    asked: "The buyer's own number for the order",
    column: "PO Number",
    fact: "Purchase Order",
    approver: "PO number",
    printed: "Purchase order",
    example: "PO-2211",
  },
  note: {
    part: "order",
    max: 1000,
    isLong: true,
    label: "Note to us",
    asked: "What the shop should know",
    answered: "What the buyer wrote with the order",
    column: "Note",
    fact: "Note",
    approver: "Note",
    example: null,
  },
} as const satisfies Record<string, OrderTextRow>;
