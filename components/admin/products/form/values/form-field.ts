import type { z } from "@/lib/base/input/zod";
import { readMoney } from "@/lib/base/tables/read-money";
import type { AdminProduct } from "@/lib/catalogue/admin/schemas";
import { formatRupees } from "@/lib/pricing/money";

/** How the form represents, compares and sends a field. */
export interface FormField<Value, Parsed> {
  /** Its name in notices about the form. */
  label: string;
  schema: z.ZodType<Parsed, Value>;
  /** The value in a new product. */
  empty: Value;
  of: (product: AdminProduct) => Value;
  /** The value in words; empty for nothing. */
  toText: (value: Value) => string;
  /** A comparison key: equal for values that mean the same, if their JSON may differ. */
  content?: (value: Value) => unknown;
  /** The value in the request; undefined omits it. Fields without it are sent by their own rules. */
  send?: (value: Parsed) => string | undefined;
  /** Saving it unchanged overwrites nothing: it is sent as a difference, or only if it changed. */
  isSentIfChanged?: true;
}

/** Declares a field whose types follow from its schema. */
export const formField = <Schema extends z.ZodType>(
  field: FormField<z.input<Schema>, z.output<Schema>> & { schema: Schema },
) => field;

/** A field as seen by code that iterates over all. Its declaration checks the types of its functions. */
export interface AnyFormField extends Omit<
  FormField<unknown, unknown>,
  "toText" | "content" | "send"
> {
  toText(value: unknown): string;
  content?(value: unknown): unknown;
  send?(value: unknown): string | undefined;
}

const PLAIN = new Set(["string", "number", "boolean"]);

/** The text of a plain value; empty for anything else. */
export const toText = (value: unknown): string => (PLAIN.has(typeof value) ? String(value) : "");

/** An amount as typed, such as "₹450.50"; the text itself while it is no number. */
export function rupeesText(typed: unknown): string {
  const text = toText(typed).trim();
  const { value: paise } = readMoney(text, { per: "pack" });
  return paise === undefined ? text : formatRupees(paise);
}
