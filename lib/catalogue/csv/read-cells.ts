import { withoutFormulaMark } from "@/lib/base/text/formula-mark";
import { toPaise } from "@/lib/pricing/money";
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

const cell = z.string().transform(withoutFormulaMark);

/** Unit that Tally appends to a number: "120 Nos", "45.00/Nos". */
const UNIT = /(?<=\d)\s*(\/\s*|\s)[a-z.]+$/i;

/** Normalizes numbers as spreadsheets show them: "₹1,24,500.00", or "450,50" with a decimal comma. */
export function plainNumber(text: string, decimalComma: boolean): string {
  const bare = text
    .trim()
    .replace(/^(rs\.?|inr)\s*/i, "")
    .replace(UNIT, "")
    .replace(/[₹\s]/g, "");
  if (decimalComma && /^\d+,\d{1,2}$/.test(bare)) return bare.replace(",", ".");
  return /^\d{1,3}(,\d{2,3})+(\.\d+)?$/.test(bare) && !decimalComma
    ? bare.replaceAll(",", "")
    : bare;
}

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
const priceTiers = (decimalComma: boolean) =>
  cell
    .transform((text) =>
      pairsFromCell(text).map(({ name, text: price }): z.input<typeof tierFields> => ({
        from: plainNumber(name ?? "", decimalComma),
        price: plainNumber(price, decimalComma),
      })),
    )
    .pipe(z.array(tierFields, TIERS).max(MAX_TIERS, `Give at most ${MAX_TIERS} price tiers`))
    .transform(storedTiers);

/** Addresses contain no line breaks and no bars, so both can separate them. */
const images = cell
  .transform((text) => [...new Set(listFromCell(text.replaceAll("|", "\n")))])
  .pipe(
    z.array(z.string()).max(PRODUCT_LIMITS.images, `Give at most ${PRODUCT_LIMITS.images} images`),
  );

const yesOrNo = cell
  .transform((text) => text.trim())
  .pipe(z.stringbool({ error: "Write true or false" }));

const CARTON = "Write length x width x height in millimetres, such as 300 x 200 x 150";

/** Takes the multiplication sign too, and a unit behind. */
const carton = cell
  .transform((text): z.input<typeof cartonFields> | null => {
    const edges = text.trim().replace(/\s*mm$/i, "");
    if (edges === "") return null;
    const [length = "", width = "", height = "", more] = edges.split(/\s*[x×*]\s*/i);
    return { length, width, height: more === undefined ? height : "" };
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

function readersFor(decimalComma: boolean): Record<ProductColumn, z.ZodType<Patch>> {
  const number = cell.transform((text): string | number => plainNumber(text, decimalComma));
  return {
    sku: cell.pipe(sku).transform((number) => ({ sku: number })),
    name: cell.pipe(productFields.name).transform((name) => ({ name })),
    category: cell.pipe(productFields.category).transform((category) => ({ category })),
    price: number
      .pipe(productFields.price)
      .transform((rupees) => ({ pricePaise: toPaise(rupees) })),
    originalPrice: number.pipe(originalPrice).transform((rupees) => ({
      originalPricePaise: rupees === undefined ? null : toPaise(rupees),
    })),
    minQuantity: number.pipe(minQuantity).transform((packs) => ({ minQuantity: packs })),
    packMultiple: number.pipe(packMultiple).transform((packs) => ({ packMultiple: packs })),
    priceTiers: priceTiers(decimalComma).transform((tiers) => ({ priceTiers: tiers })),
    stockCount: number.pipe(productFields.stockCount).transform((stockCount) => ({ stockCount })),
    lowStockAt: number.pipe(lowStockAt).transform((packs) => ({ lowStockAt: packs })),
    supply: cell
      .transform((text) => text.trim())
      .pipe(supply)
      .transform((way) => ({ supply: way })),
    maxQuantity: number.pipe(maxQuantity).transform((packs) => ({ maxQuantity: packs })),
    packedWeight: number.pipe(packedWeight).transform((grams) => ({ packedWeight: grams })),
    carton: carton.transform((edges) => ({ carton: edges })),
    printOptions: cell
      .pipe(printOptions)
      .transform((options = []) => ({ printOptions: storedPrintOptions(options) })),
    sample: cell
      .pipe(sample)
      .transform((stated) => ({ sample: stated ? storedSample(stated) : null })),
    dieline: cell.pipe(dieline).transform((size) => ({ dieline: size })),
    leadDays: number.pipe(leadDays).transform((days) => ({ leadDays: days })),
    inStock: yesOrNo.transform((forSale) => ({ forSale })),
    isNew: yesOrNo.transform((isNew) => ({ isNew })),
    draft: yesOrNo.transform((draft) => ({ draft })),
    description: cell.pipe(productFields.description).transform((description) => ({ description })),
    features: features.transform((list) => ({ features: list })),
    specifications: specifications.transform((map) => ({ specifications: map })),
    images: images.transform((list) => ({ images: list })),
    thumbnailImage: cell.transform((text) => ({ thumbnailImage: text.trim() })),
    gtin: cell.pipe(gtin).transform((digits) => ({ gtin: digits })),
    recycledPercent: number
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

const READERS = { point: readersFor(false), comma: readersFor(true) };

/** Returns the parser for a column's cell. `decimalComma` is true when the file uses a decimal comma. */
export function cellReader(column: ProductColumn, decimalComma: boolean): z.ZodType<Patch> {
  return READERS[decimalComma ? "comma" : "point"][column];
}
