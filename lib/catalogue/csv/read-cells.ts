import { isFilled, type Cell } from "@/lib/base/tables/cell";
import {
  readLength,
  readMoney,
  readPacks,
  readPercent,
  readWeight,
  readWhole,
  type NumberStyle,
  type Read,
} from "@/lib/base/tables/read-number";
import { readYesNo } from "@/lib/base/tables/read-yes-no";
import { toPaise, toRupees } from "@/lib/pricing/money";
import { MAX_TIERS } from "@/lib/pricing/price-tiers";
import { z } from "@/lib/base/input/zod";
import {
  featureField,
  PRODUCT_LIMITS,
  productFields,
  productTexts,
  specificationNameField,
  specificationTextField,
} from "../product-form";
import { cartonFields, tierFields } from "../number-fields";
import { storedPrintOptions, storedSample } from "../made-to-order";
import { printOptionsText, sampleText } from "../print-form";
import { storedTiers } from "../sale-terms";
import { listFromCell, pairsFromCell } from "./write-cells";
import type { CatalogueRow, ProductColumn } from "./columns";

/** Parses cells with the rules and error messages of the product form. */

const given = z.custom<Cell>();
const cell = given.transform(({ text }) => text);

/** A number as the column's own reader takes it; an empty cell stays an empty text. */
const typed = (read: (cell: Cell) => Read<number>) =>
  given.transform((written, context): string | number => {
    if (!isFilled(written)) return "";
    const { value, reason } = read(written);
    if (reason === undefined) return value;
    context.addIssue({ code: "custom", message: reason });
    return z.NEVER;
  });

const inRupees = ({ value, reason }: Read<number>): Read<number> =>
  reason === undefined ? { value: toRupees(value) } : { reason };

const features = cell
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

const specifications = cell
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
const priceTiers = (style: NumberStyle) =>
  cell
    .transform((text, context) =>
      pairsFromCell(text).map(({ name, text: price }): z.input<typeof tierFields> => {
        const [from, rupees] = [
          readPacks(name ?? "", style),
          inRupees(readMoney(price, { ...style, per: "pack" })),
        ];
        const reason = name === null ? TIERS : (from.reason ?? rupees.reason);
        if (reason !== undefined) context.addIssue({ code: "custom", message: reason });
        return { from: from.value ?? 1, price: rupees.value ?? 1 };
      }),
    )
    .pipe(z.array(tierFields, TIERS).max(MAX_TIERS, `Give at most ${MAX_TIERS} price tiers`))
    .transform(storedTiers);

/** Addresses contain no line breaks and no bars, so both can separate them. */
const images = cell
  .transform((text) => [...new Set(listFromCell(text.replaceAll("|", "\n")))])
  .pipe(
    z.array(z.string()).max(PRODUCT_LIMITS.images, `Give at most ${PRODUCT_LIMITS.images} images`),
  );

const yesOrNo = given.transform((written, context) => {
  const { value, reason } = readYesNo(written);
  if (reason === undefined) return value;
  context.addIssue({ code: "custom", message: "Write true or false" });
  return z.NEVER;
});

const CARTON = "Write length x width x height in millimetres, such as 300 x 200 x 150";

/** Takes the multiplication sign too, and a unit behind the last edge for all. */
const carton = (style: NumberStyle) =>
  cell
    .transform((text, context): z.input<typeof cartonFields> | null => {
      if (text.trim() === "") return null;
      const edges = text.split(/[x×*]/i).map((edge) => edge.trim());
      const [unit = ""] = /[a-z]+\.?$/i.exec(edges.at(-1) ?? "") ?? [];
      const read = edges.map((edge) =>
        readLength(/[a-z]/i.test(edge) ? edge : `${edge} ${unit}`, style),
      );
      const wrong = read.find(({ reason }) => reason !== undefined);
      if (wrong || read.length !== 3) {
        context.addIssue({ code: "custom", message: wrong?.reason ?? CARTON });
        return z.NEVER;
      }
      const [length = 0, width = 0, height = 0] = read.map(({ value = 0 }) => value);
      return { length, width, height };
    })
    .pipe(z.union([z.null(), cartonFields], CARTON));

/** A cell is always a text, so the form's case of an undefined value does not occur. */
const originalPrice = productFields.originalPrice.unwrap();
const hsnCode = productFields.hsnCode.unwrap();
const gtin = productFields.gtin.unwrap();
const recycledPercent = productFields.recycledPercent.unwrap();
const sku = productFields.sku.unwrap();
const lowStockAt = productFields.lowStockAt.unwrap();
const leadDays = productFields.leadDays.unwrap();
const supply = productFields.supply.unwrap();
const maxQuantity = productFields.maxQuantity.unwrap();
const packedWeight = productFields.packedWeight.unwrap();
const printOptions = printOptionsText.unwrap();
const sample = sampleText.unwrap();
const dieline = productFields.dieline.unwrap();
const minQuantity = productFields.minQuantity.unwrap();
const packMultiple = productFields.packMultiple.unwrap();

type Patch = Partial<CatalogueRow>;

const DAYS = { days: 0, day: 0, workingdays: 0 };

function readersFor(style: NumberStyle): Record<ProductColumn, z.ZodType<Patch>> {
  const money = typed((written) => inRupees(readMoney(written, { ...style, per: "pack" })));
  const packs = typed((written) => readPacks(written, style));
  return {
    sku: cell.pipe(sku).transform((number) => ({ sku: number })),
    name: cell.pipe(productFields.name).transform((name) => ({ name })),
    category: cell.pipe(productFields.category).transform((category) => ({ category })),
    price: money.pipe(productFields.price).transform((rupees) => ({ pricePaise: toPaise(rupees) })),
    originalPrice: money.pipe(originalPrice).transform((rupees) => ({
      originalPricePaise: rupees === undefined ? null : toPaise(rupees),
    })),
    minQuantity: packs.pipe(minQuantity).transform((packs) => ({ minQuantity: packs })),
    packMultiple: packs.pipe(packMultiple).transform((packs) => ({ packMultiple: packs })),
    priceTiers: priceTiers(style).transform((tiers) => ({ priceTiers: tiers })),
    stockCount: packs.pipe(productFields.stockCount).transform((stockCount) => ({ stockCount })),
    lowStockAt: packs.pipe(lowStockAt).transform((packs) => ({ lowStockAt: packs })),
    supply: cell
      .transform((text) => text.trim())
      .pipe(supply)
      .transform((way) => ({ supply: way })),
    maxQuantity: packs.pipe(maxQuantity).transform((packs) => ({ maxQuantity: packs })),
    packedWeight: typed((written) => readWeight(written, { ...style, in: "g" }))
      .pipe(packedWeight)
      .transform((grams) => ({ packedWeight: grams })),
    carton: carton(style).transform((edges) => ({ carton: edges })),
    printOptions: cell
      .pipe(printOptions)
      .transform((options = []) => ({ printOptions: storedPrintOptions(options) })),
    sample: cell
      .pipe(sample)
      .transform((stated) => ({ sample: stated ? storedSample(stated) : null })),
    dieline: cell.pipe(dieline).transform((size) => ({ dieline: size })),
    leadDays: typed((written) => readWhole(written, { ...style, units: DAYS }))
      .pipe(leadDays)
      .transform((days) => ({ leadDays: days })),
    inStock: yesOrNo.transform((forSale) => ({ forSale })),
    isNew: yesOrNo.transform((isNew) => ({ isNew })),
    draft: yesOrNo.transform((draft) => ({ draft })),
    description: cell.pipe(productFields.description).transform((description) => ({ description })),
    features: features.transform((list) => ({ features: list })),
    specifications: specifications.transform((map) => ({ specifications: map })),
    images: images.transform((list) => ({ images: list })),
    thumbnailImage: cell.transform((text) => ({ thumbnailImage: text.trim() })),
    gtin: cell.pipe(gtin).transform((digits) => ({ gtin: digits })),
    recycledPercent: typed((written) => readPercent(written, style))
      .pipe(recycledPercent)
      .transform((percent) => ({ recycledPercent: percent })),
    nameHi: cell.pipe(productTexts.shape.name).transform((nameHi) => ({ nameHi })),
    descriptionHi: cell
      .pipe(productTexts.shape.description)
      .transform((descriptionHi) => ({ descriptionHi })),
    featuresHi: features.transform((list) => ({ featuresHi: list })),
    hsnCode: cell.pipe(hsnCode).transform((code) => ({ hsnCode: code })),
  };
}

const READERS = { point: readersFor({}), comma: readersFor({ decimalComma: true }) };

/** Returns the parser for a column's cell. `decimalComma` is true when the file uses a decimal comma. */
export function cellReader(column: ProductColumn, decimalComma: boolean): z.ZodType<Patch> {
  return READERS[decimalComma ? "comma" : "point"][column];
}
