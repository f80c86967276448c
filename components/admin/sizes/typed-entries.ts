import { readDecimal } from "@/lib/base/tables/read-number";
import { readPercentText, readWholeText, type ReadsNumber } from "@/lib/base/input/typed-numbers";
import { z } from "@/lib/base/input/zod";
import { checkedTableSchema } from "@/lib/catalogue/sizes/admin/table-problems";
import type { TableContent } from "@/lib/catalogue/sizes/table-schema";
import { readTypedRupees } from "@/lib/pricing/typed-amount";

/** Form values of the size table's parts. The table's own schema validates them, at their fields. */

export type Part = "styles" | "boards" | "prints" | "finishes";
export type Entry<P extends Part> = TableContent[P][number];

/** Maximum length of a number. */
const TYPED = 40;

/** Invalid numbers are left to the table's schema, whose message states the limits. */
const typed = (read: ReadsNumber) =>
  z
    .string()
    .max(TYPED)
    .transform((text) => read(text).value ?? NaN);

const decimal = () => typed((text) => readDecimal(text));
const whole = () => typed(readWholeText);
const percent = () => typed(readPercentText);
const rupees = () => typed(readTypedRupees);

const text = (longest: number) => z.string().max(longest);

const boardFields = z.object({
  name: text(80),
  thickness: decimal(),
  gsm: whole(),
  recycledPercent: percent(),
  prices: z.array(z.object({ from: z.string(), perM2: rupees() })),
});

const printFields = z.object({
  name: text(80),
  colours: whole(),
  perM2: rupees(),
  setup: rupees(),
});

const finishFields = z.object({ name: text(80), perM2: rupees() });

const range = z.tuple([decimal(), decimal()]);

const styleFields = z.object({
  active: z.boolean(),
  name: text(80),
  picture: text(500),
  hsn: text(TYPED),
  limits: z.object({ length: range, width: range, height: range }),
  boards: z.array(z.string()),
  prints: z.array(z.string()),
  finishes: z.array(z.string()),
  quantities: z.array(z.object({ quantity: whole() })),
  leastQuantity: whole(),
  leadDays: z.array(z.object({ from: whole(), days: whole() })),
  conversion: rupees(),
  run: rupees(),
  sample: z
    .string()
    .max(TYPED)
    .transform((text) => (text.trim() === "" ? null : (readTypedRupees(text).value ?? NaN))),
  needsTool: z.boolean(),
  tool: z.array(z.object({ upToArea: decimal(), price: rupees() })),
});

const termsFields = z.object({
  wastePercent: percent(),
  leastOrder: rupees(),
  margins: z.array(z.object({ from: whole(), percent: percent() })),
});

type Path = readonly PropertyKey[];

/** Adds the whole table's errors about one of its parts, at the fields of the form. */
function validate(
  table: TableContent,
  context: z.core.$RefinementCtx,
  toField: (path: Path) => Path | null,
): void {
  for (const { path, message } of checkedTableSchema.safeParse(table).error?.issues ?? []) {
    const field = toField(path);
    if (field) context.addIssue({ code: "custom", message, path: [...field] });
  }
}

/** The table with an entry at its index; appended if the index is the number of entries. */
export function withEntry<P extends Part>(
  table: TableContent,
  part: P,
  { index, entry }: { index: number; entry: Entry<P> },
): TableContent {
  return { ...table, [part]: Object.assign([...table[part]], { [index]: entry }) };
}

/** The form field for an error of an entry. */
function entryField([first = "name", second, ...remaining]: Path): Path {
  if (first === "_id") return ["name"];
  if (first === "limits" && remaining.length === 0) return [first, second ?? "length", 0];
  if (first === "quantities" && second !== undefined) return [first, second, "quantity"];
  if (first === "boards" || first === "prints" || first === "finishes") return [first];
  return second === undefined ? [first] : [first, second, ...remaining];
}

interface Place {
  table: TableContent;
  index: number;
}

const validateEntry = <P extends Part>(
  part: P,
  { table, index }: Place,
  entry: Entry<P>,
  context: z.core.$RefinementCtx,
) =>
  validate(withEntry(table, part, { index, entry }), context, ([of, at, ...remaining]) =>
    of === part && at === index ? entryField(remaining) : null,
  );

export const boardForm = (id: string, place: Place) =>
  boardFields.transform((values, context): Entry<"boards"> => {
    const prices = [...values.prices].sort((one, other) => (one.from < other.from ? -1 : 1));
    const entry = { _id: id, ...values, prices };
    validateEntry("boards", place, entry, context);
    return entry;
  });

export const printForm = (id: string, place: Place) =>
  printFields.transform((values, context): Entry<"prints"> => {
    const entry = { _id: id, ...values };
    validateEntry("prints", place, entry, context);
    return entry;
  });

export const finishForm = (id: string, place: Place) =>
  finishFields.transform((values, context): Entry<"finishes"> => {
    const entry = { _id: id, ...values };
    validateEntry("finishes", place, entry, context);
    return entry;
  });

export const styleForm = (id: Entry<"styles">["_id"], place: Place) =>
  styleFields.transform(({ needsTool, ...values }, context): Entry<"styles"> => {
    const entry = {
      _id: id,
      ...values,
      picture: values.picture.trim() || null,
      quantities: values.quantities.map(({ quantity }) => quantity),
      tool: needsTool ? values.tool : null,
    };
    validateEntry("styles", place, entry, context);
    return entry;
  });

export const termsForm = (table: TableContent) =>
  termsFields.transform((values, context) => {
    validate({ ...table, ...values }, context, (path) =>
      path[0] !== undefined && path[0] in values ? path : null,
    );
    return values;
  });

const BLANK = { from: "1", days: "" };

export const styleValues = (style: Entry<"styles"> | null, name: string) => ({
  active: style?.active ?? true,
  name: style?.name ?? name,
  picture: style?.picture ?? "",
  hsn: style?.hsn ?? "",
  limits: {
    length: rangeValues(style?.limits.length),
    width: rangeValues(style?.limits.width),
    height: rangeValues(style?.limits.height),
  },
  boards: style?.boards ?? [],
  prints: style?.prints ?? [],
  finishes: style?.finishes ?? [],
  quantities: style?.quantities.map((each) => ({ quantity: String(each) })) ?? [{ quantity: "" }],
  leastQuantity: String(style?.leastQuantity ?? ""),
  leadDays: style?.leadDays.map(texts) ?? [BLANK],
  conversion: String(style?.conversion ?? ""),
  run: String(style?.run ?? ""),
  sample: String(style?.sample ?? ""),
  needsTool: style !== null && style.tool !== null,
  tool: style?.tool?.map(texts) ?? [],
});

const rangeValues = ([least, most]: readonly (number | string)[] = ["", ""]): [string, string] => [
  String(least),
  String(most),
];

/** Numbers as text for their fields. */
export const texts = <T extends object>(row: T) =>
  Object.fromEntries(Object.entries(row).map(([key, value]) => [key, String(value)])) as {
    [Key in keyof T]: string;
  };
