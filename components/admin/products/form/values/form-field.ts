import type { z } from "@/lib/base/input/zod";
import { readMoney } from "@/lib/base/tables/read-money";
import type { AdminProduct } from "@/lib/catalogue/admin/schemas";
import { formatRupees } from "@/lib/pricing/money";

/** How the dialog's form holds, compares and sends a field. */
export interface FormField<Value, Parsed> {
  /** As notices about the form name it. */
  label: string;
  schema: z.ZodType<Parsed, Value>;
  /** Of a new product. */
  empty: Value;
  of: (product: AdminProduct) => Value;
  /** The value in words; empty for nothing. */
  toText: (value: Value) => string;
  /** What two values have in common that mean the same, when it is not their JSON. */
  content?: (value: Value) => unknown;
  /** As the request says it; undefined leaves it out. Fields without it are sent by rules of their own. */
  send?: (value: Parsed) => string | undefined;
  /** Saving it unchanged overwrites nothing: it is sent as a difference, or only when it changed. */
  isSentIfChanged?: true;
}

/** Declares a field whose values follow from its schema. */
export const formField = <Schema extends z.ZodType>(
  field: FormField<z.input<Schema>, z.output<Schema>> & { schema: Schema },
) => field;

/** A field as a loop over all sees it. Its own declaration checks what its functions take. */
export interface AnyFormField extends Omit<
  FormField<unknown, unknown>,
  "toText" | "content" | "send"
> {
  toText(value: unknown): string;
  content?(value: unknown): unknown;
  send?(value: unknown): string | undefined;
}

const PLAIN = new Set(["string", "number", "boolean"]);

/** The text of a plain value; empty for all else. */
export const toText = (value: unknown): string => (PLAIN.has(typeof value) ? String(value) : "");

/** An amount as typed, such as "₹450.50"; the text itself while it is no number. */
export function rupeesText(typed: unknown): string {
  const text = toText(typed).trim();
  const { value: paise } = readMoney(text, { per: "pack" });
  return paise === undefined ? text : formatRupees(paise);
}
