import type { CsvCell } from "@/lib/base/text/csv";
import type { ProductField, CsvColumnOf } from "./field";
import { OTHER_FIELDS } from "./other-fields";
import { PAGE_FIELDS } from "./page-fields";
import { PRINT_FIELDS } from "./print-fields";
import { SALE_FIELDS } from "./sale-fields";
import { SUPPLY_FIELDS } from "./supply-fields";

/**
 * Every field of a product, in the order of the catalogue's file. Form, API, file, audit log and webhook read this
 * table; a field that no rule reads is declared here and in prisma/schema.prisma alone.
 */
export const PRODUCT_FIELDS = {
  ...SALE_FIELDS,
  ...SUPPLY_FIELDS,
  ...PRINT_FIELDS,
  ...PAGE_FIELDS,
  ...OTHER_FIELDS,
};

type Fields = typeof PRODUCT_FIELDS;

export type FieldName = keyof Fields;

/** Names of the fields that have a part, such as a column of the file. */
export type FieldWith<Part extends keyof ProductField<unknown>> = {
  [Name in FieldName]: Fields[Name] extends { [Key in Part]: unknown } ? Name : never;
}[FieldName];

/** The column of the model that stores a field. */
export type ColumnOf<Name extends FieldName> = Name extends FieldName
  ? Fields[Name] extends { column: infer Column extends string }
    ? Column
    : Name
  : never;

/** The JSON columns with the types that their rows give them. */
export type ParsedColumns = {
  [Name in FieldWith<"parse"> as ColumnOf<Name>]: ReturnType<Fields[Name]["parse"]>;
};

/** A row as a loop over the table sees it. Its own declaration checks what its functions take. */
export interface AnyField extends Omit<
  ProductField<unknown>,
  "stated" | "stored" | "audited" | "csv" | "fresh"
> {
  fresh?: unknown;
  stated?(value: unknown): unknown;
  stored?(sent: unknown): unknown;
  audited?(value: unknown): unknown;
  csv?: Omit<CsvColumnOf<unknown>, "write"> & { write(value: unknown): CsvCell };
}

const ALL: Readonly<Record<FieldName, AnyField>> = PRODUCT_FIELDS;

export const getField = (name: FieldName): AnyField => ALL[name];

/** Lists the fields that have a part, in the order of the table. */
export const fieldsWith = <Part extends keyof ProductField<unknown>>(
  part: Part,
): FieldWith<Part>[] =>
  Object.entries(ALL).flatMap(([name, field]) => (part in field ? [name as FieldWith<Part>] : []));

export const getColumn = (name: FieldName): string => getField(name).column ?? name;

/** The column of the database that stores a field. */
export const getSqlColumn = (name: FieldName): string =>
  getField(name).sqlColumn ?? getColumn(name);

type Typed = Exclude<FieldWith<"typed">, "inStock" | "isNew" | "draft">;

/** The value of a field in a row of the database, its JSON parsed. */
export function readStored(row: Record<string, unknown>, name: FieldName): unknown {
  const { parse } = getField(name);
  const stored = row[getColumn(name)];
  return parse ? parse(stored) : stored;
}

/** Returns an object with a value of each field. */
export const byName = <Name extends FieldName, Value>(
  names: readonly Name[],
  read: (name: Name) => Value,
) => Object.fromEntries(names.map((name) => [name, read(name)] as const)) as Record<Name, Value>;

/** The fields by column of the model. */
export const byColumn = <Name extends FieldName, Value>(
  names: readonly Name[],
  read: (name: Name) => Value,
) =>
  Object.fromEntries(names.map((name) => [getColumn(name), read(name)] as const)) as Record<
    ColumnOf<Name>,
    Value
  >;

/** A Prisma select of the columns of these fields. */
export const selectFields = <Name extends FieldName>(names: readonly Name[]) =>
  byColumn(names, () => true as const);

/** The schemas of all that the form types into one input, for a form and the API. */
export const productFields = byName(fieldsWith("typed"), (name) => PRODUCT_FIELDS[name].schema) as {
  [Name in Typed]: Fields[Name]["schema"];
};

/** Public response fields of a product besides those of lists. */
export const answerShape = byName(fieldsWith("answer"), (name) => PRODUCT_FIELDS[name].answer) as {
  [Name in FieldWith<"answer">]: Fields[Name]["answer"];
};

/** Request fields of a product. */
export const requestShape = byName(fieldsWith("schema"), (name) => PRODUCT_FIELDS[name].schema) as {
  [Name in FieldWith<"schema">]: Fields[Name]["schema"];
};
