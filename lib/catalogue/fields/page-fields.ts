import { boundedRecord, jsonText } from "@/lib/base/input/json";
import { readPercent } from "@/lib/base/tables/read-measure";
import { z } from "@/lib/base/input/zod";
import { hsnField, MAX_HSN } from "@/lib/shop/gst/schemas";
import { optionalGtin } from "../gtin";
import { optionalPercent } from "../number-fields";
import {
  featureField,
  lines,
  PRODUCT_LIMITS,
  SPECIFICATION_NAME_UNKEEPABLE,
  specificationNameField,
  specificationTextField,
  UNKEEPABLE_NAME,
} from "../product-form";
import { parseSpecifications } from "../specifications";
import { listToCell, pairsToCell } from "./cell-lists";
import { flag, optionalNumber, optionalText, text, type ProductField } from "./field";
import { cell, featuresCell, imagesCell, specificationsCell } from "./read-cells";
import { UNITS } from "./units";

/** Fields for a product's page, search engines and the tax office. */

const FEATURES = 'Features must be a JSON list of texts, such as ["Recyclable"]';
const SPECIFICATIONS =
  'Specifications must be a JSON object of texts, such as {"Material":"Kraft board"}';

const specificationText = z
  .union([z.string(), z.number(), z.boolean()], SPECIFICATIONS)
  .transform(String)
  .pipe(specificationTextField);

const isUnkeepable = (name: string) => name.trim() === UNKEEPABLE_NAME;

const specifications = z
  .unknown()
  .refine((map) => !Object.keys(map ?? {}).some(isUnkeepable), SPECIFICATION_NAME_UNKEEPABLE)
  .pipe(
    boundedRecord(specificationNameField, specificationText, {
      max: PRODUCT_LIMITS.specifications,
      tooMany: `Give at most ${PRODUCT_LIMITS.specifications} specifications`,
      message: SPECIFICATIONS,
    }),
  );

/** Empty or blank text removes the code. */
const optionalHsn = z
  .string()
  .max(MAX_HSN)
  .transform((written) => written.trim() || null)
  .pipe(hsnField.nullable())
  .optional();

export const PAGE_FIELDS = {
  inStock: flag(
    "inStock",
    "The owner's switch: a product is sold when it is on and stockCount is above zero. On by default",
    {
      label: "On sale",
      column: "forSale",
      fresh: true,
      auditName: "inStock",
      control: { hint: "When off, the product shows as out of stock." },
      csv: {
        isLeftOpen: true,
        help: "true or false. Empty leaves it as it is; a new product is on sale",
        example: "true",
      },
    },
  ),
  isNew: flag("isNew", "Off by default", {
    label: "Marked as new",
    fresh: false,
    control: { label: "Show the New badge" },
    csv: { label: "New badge", isLeftOpen: true, help: "true or false", example: "false" },
  }),
  draft: flag(
    "draft",
    "Kept out of the shop; only a draft may be without a picture. Off by default",
    {
      label: "Draft",
      fresh: false,
      control: { hint: "While on, nobody sees it in the shop, and pictures may follow later." },
      csv: {
        isLeftOpen: true,
        help: "true keeps it out of the shop. Without a picture or a description a new product is a draft",
        example: "false",
      },
    },
  ),
  description: text(lines("Description is required", PRODUCT_LIMITS.description), {
    label: "Description",
    answer: z.string(),
    example: "Three-ply kraft board that carries up to 8 kg.",
    csv: {
      isLeftOpen: true,
      help: "What customers read. Without it a new product is a draft",
      example: "A strong box of corrugated kraft board for shipping.",
      aliases: ["details", "longdescription"],
    },
  }),
  features: {
    label: "Features",
    schema: jsonText(
      z
        .array(featureField, FEATURES)
        .max(PRODUCT_LIMITS.features, `Give at most ${PRODUCT_LIMITS.features} features`),
      FEATURES,
    ),
    answer: z.array(z.string()),
    example: ["Recyclable", "Ships flat"],
    fresh: [],
    csv: {
      help: "One on each line of the cell",
      example: "Recyclable\nPrinted on request",
      read: () => featuresCell,
      write: listToCell,
    },
  } satisfies ProductField<string[]>,
  specifications: {
    label: "Specifications",
    schema: jsonText(specifications, SPECIFICATIONS),
    answer: z.record(z.string(), z.string()),
    example: { Material: "Kraft board", "Pack Size": "50 boxes" },
    fresh: {},
    parse: parseSpecifications,
    csv: {
      help: "Name: text, one on each line of the cell",
      example: "Material: Kraft board\nPack size: 25 pieces",
      read: () => specificationsCell,
      write: pairsToCell,
    },
  } satisfies ProductField<Record<string, string>>,
  images: {
    label: "Pictures",
    answer: z.array(z.string()),
    example: ["/media/corrugated-box.webp"],
    fresh: [],
    isRuled: true,
    csv: {
      help: "Names of files in the ZIP of pictures, one on each line of the cell or with | between. No web addresses",
      example: "kb-1296-front.jpg|kb-1296-open.jpg",
      aliases: ["image", "pictures", "picture", "photos", "photo", "imagefile"],
      read: () => imagesCell,
      write: listToCell,
    },
  } satisfies ProductField<string[]>,
  thumbnailImage: {
    label: "Thumbnail",
    fresh: "",
    isRuled: true,
    csv: {
      help: "One of the pictures. Empty for the first",
      example: "kb-1296-front.jpg",
      read: () => cell.transform((written) => written.trim()),
      write: String,
    },
  } satisfies ProductField<string>,
  hsnCode: optionalText(
    optionalHsn.describe("The tariff heading for GST: 4, 6 or 8 digits; empty for none"),
    {
      label: "HSN code",
      answer: z
        .string()
        .nullable()
        .describe("The tariff heading for GST; null where none is named"),
      example: "481910",
      control: {
        hint: "Sets the GST rate: 4, 6 or 8 digits, such as 481910",
        input: "digits",
      },
      csv: {
        help: "4, 6 or 8 digits; sets the GST rate",
        example: "481910",
        aliases: ["hsnsac", "hsn", "hsnsaccode"],
      },
    },
  ),
  gtin: optionalText(optionalGtin.describe("The digits below its barcode; empty for none"), {
    label: "GTIN",
    answer: z.string().nullable().describe("The digits below its barcode; null where it has none"),
    example: null,
    control: {
      section: "identifiers",
      hint: "The digits below its barcode, for Google Shopping; empty for none",
      input: "digits",
    },
    csv: {
      help: "The 8, 12, 13 or 14 digits below the barcode. Empty for none",
      example: "4006381333931",
      aliases: ["barcode", "ean", "ean13", "upc"],
    },
  }),
  recycledPercent: optionalNumber(
    optionalPercent.describe(
      "Percent of its weight that is recycled material; empty for not stated",
    ),
    readPercent,
    {
      label: "Recycled content",
      answer: z
        .int()
        .nullable()
        .describe("Percent of its weight that is recycled material; null where that is not stated"),
      example: 80,
      control: {
        section: "identifiers",
        label: "Recycled content (%)",
        hint: "Share of its weight that is recycled material, shown beside its certificates; empty for not stated",
        input: "digits",
      },
      csv: {
        unit: UNITS.percent,
        help: "Percent of its weight, 0 to 100. Empty for not stated",
        example: "80",
        aliases: ["recycled", "recycledcontent", "recycledshare"],
      },
    },
  ),
};
