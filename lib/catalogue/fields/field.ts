import type { CsvCell } from "@/lib/base/text/csv";
import type { Cell } from "@/lib/base/tables/cell";
import type { NumberStyle, Read } from "@/lib/base/tables/read-number";
import { z } from "@/lib/base/input/zod";
import type { Prisma } from "@/lib/db/generated/client";
import { cell, numberCell, yesNoCell } from "./read-cells";
import type { FieldUnit } from "./units";

/** One row of PRODUCT_FIELDS: everything about a field except the rules that read it. */
export interface ProductField<Value> {
  /** Label used in messages about the form. */
  label: string;
  /** Schema in a request, and in the form unless that has its own. */
  schema?: z.ZodType;
  /** Public schema in responses. Fields without one are returned only in lists or to staff. */
  answer?: z.ZodType;
  /** The answer in the examples of the API. */
  example?: unknown;
  /** The column of the model, when it has another name. */
  column?: Prisma.ProductScalarFieldEnum;
  /** The column in SQL, when the model gives it another name. */
  sqlColumn?: string;
  /** A new product's value. Fields without one have no column of their own. */
  fresh?: Value;
  /** Types a JSON column. */
  parse?: (stored: unknown) => Value;
  /** The value as the API answers it, such as in rupees. */
  stated?: (value: Value) => unknown;
  /** Converts a request value to the stored one, such as paise. */
  stored?(sent: unknown): Value;
  /** A rule of lib/catalogue/editing decides what a save writes. */
  isRuled?: true;
  /** The value as the audit log stores it. */
  audited?: (value: Value) => unknown;
  /** Its name in the audit log, when it is not that of the column. */
  auditName?: string;
  /** A change of it alone sends no `product.changed`. */
  isSilent?: true;
  csv?: CsvColumnOf<Value>;
  typed?: TypedField;
  control?: Control;
}

/** A column of the catalogue's file. */
export interface CsvColumnOf<Value> {
  /** Defaults to the field's label. */
  label?: string;
  help: string;
  /** A sample cell. */
  example: string;
  unit?: FieldUnit;
  /** Header names of other programs, in lower case without punctuation. The first one found is used. */
  aliases?: readonly string[];
  /** A product that is added needs it. */
  isRequired?: true;
  /** An empty cell changes nothing: a switch, a stock that was not counted, a text that was not filled in. */
  isLeftOpen?: true;
  read: (style: NumberStyle) => z.ZodType<Value>;
  write: (value: Value) => CsvCell;
}

/** A field that one input of the form holds as text. */
export interface TypedField {
  kind: "text" | "number" | "rupees" | "flag" | "choice";
  /** Value for a new product, and for an empty input. */
  empty: string;
  /** An answer or a read value as the input holds it, when it is not its own text. */
  written?(value: unknown): string;
  options?: readonly { value: string; label: string }[];
}

/** The input of the form. */
export interface Control {
  /** The part of the form that shows it by itself; without one the form places it by its name. */
  section?: "identifiers" | "supply";
  /** Defaults to the field's label. */
  label?: string;
  hint?: string;
  /** Keyboard type on phones, and bounds of a number. */
  input?: "amount" | "count" | "packs" | "digits";
}

type Written<Value> = Omit<CsvColumnOf<Value>, "read" | "write"> &
  Partial<Pick<CsvColumnOf<Value>, "read" | "write">>;

const asIs = (value: CsvCell): CsvCell => value;

/** A text that every product has. */
export function text<
  Schema extends z.ZodType<string, string>,
  Row extends Omit<ProductField<string>, "csv"> & { csv: Written<string> },
>(schema: Schema, row: Row) {
  return {
    ...row,
    schema,
    fresh: "",
    typed: { kind: "text", empty: "" } as const satisfies TypedField,
    csv: { read: () => cell.pipe(schema), write: asIs, ...row.csv },
  };
}

/** A text that may be missing. */
export function optionalText<
  Schema extends z.ZodOptional<z.ZodType<string | null, string>>,
  Row extends Omit<ProductField<string | null>, "csv"> & { csv: Written<string | null> },
>(schema: Schema, row: Row) {
  const filled = schema.unwrap();
  return {
    ...row,
    schema,
    fresh: null,
    typed: { kind: "text", empty: "" } as const satisfies TypedField,
    csv: { read: () => cell.pipe(filled), write: asIs, ...row.csv },
  };
}

type Reader = (written: Cell, style: NumberStyle) => Read<number>;

/** A number that may be missing. */
export function optionalNumber<
  Schema extends z.ZodOptional<z.ZodType<number | null, string | number>>,
  Row extends Omit<ProductField<number | null>, "csv"> & { csv: Written<number | null> },
>(schema: Schema, read: Reader, row: Row) {
  const filled = schema.unwrap();
  return {
    ...row,
    schema,
    fresh: row.fresh ?? null,
    typed: { kind: "number" as const, empty: String(row.fresh ?? "") },
    csv: {
      read: (style: NumberStyle) => numberCell((written) => read(written, style)).pipe(filled),
      write: asIs,
      ...row.csv,
    },
  };
}

/** Yes or no. Requests say true or false; a request without it says nothing about it. */
export function flag<Row extends Omit<ProductField<boolean>, "csv"> & { csv: Written<boolean> }>(
  name: string,
  description: string,
  row: Row,
) {
  return {
    ...row,
    schema: z
      .stringbool({ error: `${name} must be true or false` })
      .optional()
      .describe(description),
    typed: { kind: "flag", empty: "" } as const satisfies TypedField,
    csv: { read: () => yesNoCell, write: String, ...row.csv },
  };
}
