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
  asked?: string;
  answered?: string;
  example: string | null;
  /** Column in the export of orders. */
  column: string;
  /** Label on the page of an order. */
  fact?: string;
  /** Label for the approvers of the company. */
  approver?: string;
  /** Label on documents, slips and labels, and in emails. */
  printed?: string;
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
