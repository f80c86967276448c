import { z } from "@/lib/base/input/zod";
import { readMoney } from "@/lib/base/tables/read-money";
import { readDecimal } from "@/lib/base/tables/read-number";
import type { AdminProduct } from "@/lib/catalogue/admin/schemas";
import type { TypedField } from "@/lib/catalogue/fields/field";
import {
  byName,
  fieldsWith,
  getField,
  type FieldWith,
  type PRODUCT_FIELDS,
} from "@/lib/catalogue/fields/product-fields";
import { rupeesText, toText, type FormField } from "./form-field";

/** The fields with a single input, as declared in their table. */

type TypedName = FieldWith<"typed">;

type SchemaOf<Name extends TypedName> = (typeof PRODUCT_FIELDS)[Name] extends {
  typed: { kind: "flag" };
}
  ? ReturnType<typeof z.boolean>
  : (typeof PRODUCT_FIELDS)[Name]["schema"];

type TypedFields = {
  [Name in TypedName]: FormField<z.input<SchemaOf<Name>>, z.output<SchemaOf<Name>>> & {
    schema: SchemaOf<Name>;
  };
};

/** Two fields have other names or types in the API's response. */
function getAnswer(product: AdminProduct, name: TypedName): unknown {
  if (name === "inStock") return product.forSale;
  return name === "family" ? product.family?.name : product[name];
}

const TEXTS: Record<TypedField["kind"], (value: unknown, typed: TypedField) => string> = {
  text: (value) => toText(value).trim(),
  number: (value, { empty }) => toText(value).trim() || empty,
  rupees: rupeesText,
  flag: (value) => (value ? "yes" : "no"),
  choice: (value, { options = [] }) =>
    options.find((option) => option.value === value)?.label.toLowerCase() ?? "",
};

/** "1450" and "1,450.00" are the same amount. */
const toAmount = (value: unknown) => readMoney(toText(value), { per: "pack" }).value ?? value;
const toNumber = (value: unknown) => readDecimal(toText(value)).value ?? value;

function toFormField(name: TypedName): FormField<unknown, unknown> {
  const { label, schema = z.string(), fresh, typed } = getField(name);
  const { kind, empty } = typed ?? { kind: "text", empty: "" };
  const written = (value: unknown) => (typed?.written ? typed.written(value) : toText(value));
  const isFlag = kind === "flag";
  return {
    label,
    schema: isFlag ? z.boolean() : schema,
    empty: isFlag ? fresh : empty,
    of: (product) => (isFlag ? getAnswer(product, name) : written(getAnswer(product, name))),
    toText: (value) => TEXTS[kind](value, { kind, empty, ...typed }),
    ...(kind === "number" && { content: toNumber }),
    ...(kind === "rupees" && { content: toAmount }),
    send: (value) => (value === undefined ? undefined : written(value)),
  };
}

export const TYPED_FIELDS = byName(fieldsWith("typed"), toFormField) as TypedFields;
