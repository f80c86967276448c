import { isFilled, type Cell } from "@/lib/base/tables/cell";
import { readEdges } from "@/lib/base/tables/read-edges";
import { readMoney } from "@/lib/base/tables/read-money";
import { readPacks } from "@/lib/base/tables/read-measure";
import { type NumberStyle, type Read } from "@/lib/base/tables/read-number";
import { readYesNo } from "@/lib/base/tables/read-yes-no";
import { z } from "@/lib/base/input/zod";
import { toRupees } from "@/lib/pricing/money";
import { MAX_TIERS } from "@/lib/pricing/price-tiers";
import { cartonFields, tierFields } from "../number-fields";
import {
  featureField,
  PRODUCT_LIMITS,
  specificationNameField,
  specificationTextField,
} from "../product-form";
import { storedTiers } from "../sale-terms";
import { listFromCell, pairsFromCell } from "./cell-lists";

/** Readers of cells of the catalogue's file, with the rules and error messages of the product form. */

const given = z.custom<Cell>();

export const cell = given.transform(({ text }) => text);

/** A number as the field's own reader takes it; an empty cell stays an empty text. */
export const numberCell = (read: (cell: Cell) => Read<number>) =>
  given.transform((written, context): string | number => {
    if (!isFilled(written)) return "";
    const { value, reason } = read(written);
    if (reason === undefined) return value;
    context.addIssue({ code: "custom", message: reason });
    return z.NEVER;
  });

/** The price of a pack in rupees. */
export const readRupees = (written: Cell | string, style: NumberStyle): Read<number> => {
  const { value, reason } = readMoney(written, { ...style, per: "pack" });
  return reason === undefined ? { value: toRupees(value) } : { reason };
};

export const featuresCell = cell
  .transform(listFromCell)
  .pipe(
    z
      .array(featureField)
      .max(PRODUCT_LIMITS.features, `Give at most ${PRODUCT_LIMITS.features} features`),
  );

const pair = z.object({
  name: z
    .string("Write each specification as Name: text, on a line of its own")
    .pipe(specificationNameField),
  text: specificationTextField,
});

export const specificationsCell = cell
  .transform(pairsFromCell)
  .pipe(
    z
      .array(pair)
      .max(
        PRODUCT_LIMITS.specifications,
        `Give at most ${PRODUCT_LIMITS.specifications} specifications`,
      )
      .refine(
        (pairs) => new Set(pairs.map(({ name }) => name)).size === pairs.length,
        "Name each specification once",
      ),
  )
  .transform((pairs) => Object.fromEntries(pairs.map(({ name, text }) => [name, text])));

const TIERS = "Write each price as Packs: rupees, such as 10: 449.50, on a line of its own";

/** Parses lines such as "10: ₹449.50" in the number format of the file. */
export const tiersCell = (style: NumberStyle) =>
  cell
    .transform((text, context) =>
      pairsFromCell(text).map(({ name, text: price }): z.input<typeof tierFields> => {
        const [from, rupees] = [readPacks(name ?? "", style), readRupees(price, style)];
        const reason = name === null ? TIERS : (from.reason ?? rupees.reason);
        if (reason !== undefined) context.addIssue({ code: "custom", message: reason });
        return { from: from.value ?? 1, price: rupees.value ?? 1 };
      }),
    )
    .pipe(z.array(tierFields, TIERS).max(MAX_TIERS, `Give at most ${MAX_TIERS} price tiers`))
    .transform(storedTiers);

/** Addresses contain no line breaks and no bars, so both can separate them. */
export const imagesCell = cell
  .transform((text) => [...new Set(listFromCell(text.replaceAll("|", "\n")))])
  .pipe(
    z.array(z.string()).max(PRODUCT_LIMITS.images, `Give at most ${PRODUCT_LIMITS.images} images`),
  );

export const yesNoCell = given.transform((written, context) => {
  const { value, reason } = readYesNo(written);
  if (reason === undefined) return value;
  context.addIssue({ code: "custom", message: "Write true or false" });
  return z.NEVER;
});

const CARTON = "Write length x width x height in millimetres, such as 300 x 200 x 150";

export const cartonCell = (style: NumberStyle) =>
  cell
    .transform((text, context): z.input<typeof cartonFields> | null => {
      if (text.trim() === "") return null;
      const { value, reason } = readEdges(text, 3, style);
      if (reason !== undefined) {
        context.addIssue({ code: "custom", message: `${reason} ${CARTON}` });
        return z.NEVER;
      }
      const [length = 0, width = 0, height = 0] = value;
      return { length, width, height };
    })
    .pipe(z.union([z.null(), cartonFields], CARTON));
