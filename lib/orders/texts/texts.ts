import { ORDER_TEXTS, type OrderTextRow } from "./rows";

/** The free texts of an order by use; without zod, because the checkout loads this. */

type Rows = typeof ORDER_TEXTS;

export type OrderText = keyof Rows;

/** Names of the rows that match. */
type TextsLike<Like> = {
  [Name in OrderText]: Rows[Name] extends Like ? Name : never;
}[OrderText];

/** Texts without a rule of their own. */
export type PlainText = TextsLike<{ max: number }>;

export const textRow = (name: OrderText): OrderTextRow => ORDER_TEXTS[name];

export const TEXT_NAMES = Object.keys(ORDER_TEXTS) as OrderText[];

export const CUSTOMER_TEXTS = listTexts<{ part: "customer" }>(({ part }) => part === "customer");
export const BILLING_TEXTS = listTexts<{ part: "billing" }>(({ part }) => part === "billing");
export const ORDER_PART_TEXTS = listTexts<{ part: "order" }>(({ part }) => part === "order");

/** Texts asked for when an offer is accepted, and copied to a replacement. */
export const ACCEPTANCE_TEXTS = [...BILLING_TEXTS, ...CUSTOMER_TEXTS];

/** Bookkeeping details of the buyer, and their remarks. */
export const BILLING_AND_ORDER_TEXTS = [...BILLING_TEXTS, ...ORDER_PART_TEXTS];

/** Texts that no rule reads: they are only stored, shown, printed and exported. */
export const UNRULED_TEXTS = BILLING_AND_ORDER_TEXTS.filter((name) => name !== "gstin");
export const SHORT_UNRULED_TEXTS = UNRULED_TEXTS.filter((name) => !textRow(name).isLong);
export const LONG_UNRULED_TEXTS = UNRULED_TEXTS.filter((name) => textRow(name).isLong);

/** Texts shown to approvers. */
export const APPROVER_TEXTS = listTexts<{ approverLabel: string }>(
  ({ approverLabel }) => approverLabel !== undefined,
);

export const PRINTED_TEXTS = listTexts<{ printedLabel: string }>(
  ({ printedLabel }) => printedLabel !== undefined,
);

function listTexts<Like extends Partial<OrderTextRow>>(
  is: (row: OrderTextRow) => boolean,
): TextsLike<Like>[] {
  return TEXT_NAMES.filter((name): name is TextsLike<Like> => is(textRow(name)));
}

/** These texts, null where absent. */
export type TextsIn<Names extends readonly OrderText[]> = Record<Names[number], string | null>;

export const mapTexts = <Name extends OrderText, Value>(
  names: readonly Name[],
  toValue: (name: Name, row: OrderTextRow) => Value,
) =>
  Object.fromEntries(names.map((name) => [name, toValue(name, textRow(name))])) as Record<
    Name,
    Value
  >;

export const pickTexts = <Name extends OrderText, From extends { [Each in Name]?: unknown }>(
  from: From,
  names: readonly Name[],
) => Object.fromEntries(names.map((name) => [name, from[name]])) as Pick<From, Name>;

/** The printed texts of an order by label: "Purchase order" and "PO-77". */
export const printedTexts = (
  order: TextsIn<typeof PRINTED_TEXTS>,
): { label: string; value: string }[] =>
  PRINTED_TEXTS.flatMap((name) => {
    const value = order[name];
    return value ? [{ label: textRow(name).printedLabel ?? "", value }] : [];
  });
