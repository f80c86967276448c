import "server-only";
import { Prisma } from "shop-database";
import type { z } from "@/lib/base/input/zod";
import {
  byColumn,
  fieldsWith,
  getField,
  type ColumnOf,
  type FieldWith,
  type PRODUCT_FIELDS,
} from "../fields/product-fields";

/** Fields that a save writes as the request says, without a rule. */
type PlainField = {
  [Name in FieldWith<"fresh"> & FieldWith<"schema">]: (typeof PRODUCT_FIELDS)[Name] extends {
    isRuled: true;
  }
    ? never
    : Name;
}[FieldWith<"fresh"> & FieldWith<"schema">];

const isPlain = (name: FieldWith<"fresh">): name is PlainField => {
  const { schema, isRuled } = getField(name);
  return schema !== undefined && !isRuled;
};

const PLAIN = fieldsWith("fresh").filter(isPlain);

type PlainColumns = Pick<Prisma.ProductUncheckedCreateInput, ColumnOf<PlainField>>;

type PlainRequest = {
  [Name in PlainField]?: z.output<(typeof PRODUCT_FIELDS)[Name]["schema"]>;
};

/** SQL's null, which Prisma tells apart from the null of JSON. */
const toColumn = (name: PlainField, value: unknown) =>
  value === null && getField(name).parse ? Prisma.DbNull : value;

/** Returns the columns of the fields that the request states. */
export function plainColumns(request: PlainRequest): Partial<PlainColumns> {
  const stated = PLAIN.filter((name) => request[name] !== undefined);
  return byColumn(stated, (name) => {
    const field = getField(name);
    return toColumn(name, field.stored ? field.stored(request[name]) : request[name]);
  }) as Partial<PlainColumns>;
}

/** The columns of a new product whose request states none. */
export const FRESH_COLUMNS = byColumn(PLAIN, (name) =>
  toColumn(name, getField(name).fresh),
) as Required<PlainColumns>;
