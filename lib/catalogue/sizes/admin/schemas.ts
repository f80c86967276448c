import { momentField } from "@/lib/base/input/fields";
import { pageQuery } from "@/lib/base/input/list-query";
import { tableErrorsSchema } from "@/lib/base/input/table-errors";
import { wholeField } from "@/lib/base/input/typed-numbers";
import { z } from "@/lib/base/input/zod";
import { PICTURE_BYTES } from "@/lib/files/picture-bytes";
import { lineSizeSchema } from "@/lib/pricing/line-size";
import { STYLE_IDS } from "@/lib/pricing/size-spec";
import {
  priceRequestSchema,
  quantityPriceSchema,
  sizePriceSchema,
  sizeSpecSchema,
} from "../schemas";
import { tableContentSchema } from "../table-schema";
import { checkedTableSchema } from "./table-problems";

/** The owner's calls: the size table, its versions and its trial. */

export const STYLE_PICTURE = {
  field: "picture",
  summary: "A picture: JPEG, PNG, WebP, AVIF or GIF",
  maxFiles: 1,
  maxBytes: PICTURE_BYTES,
} as const;

export const storedPictureSchema = z.object({
  picture: z.string().meta({ example: "/media/0f1e2d3c4b5a69788796a5b4.webp" }),
});

/** Maximum bytes of a table in a request. */
export const MAX_TABLE_BYTES = 512 * 1024;

export const sizeTableSchema = tableContentSchema.extend({
  table: z.number().int().meta({ example: 3 }).describe("The version; 0 before anything was saved"),
  updatedAt: z.iso.datetime().nullable().describe("When it was saved"),
});

export type SizeTableAnswer = z.output<typeof sizeTableSchema>;

const readAt = momentField()
  .nullable()
  .optional()
  .describe("As it was read; what somebody else saved since is then not overwritten");

export const saveTableSchema = z.union([
  checkedTableSchema.safeExtend({ updatedAt: readAt }),
  z.string().max(MAX_TABLE_BYTES).describe("The whole table as a CSV file, sent as text/csv"),
]);

export type SaveTable = z.output<typeof saveTableSchema>;

export const saveTableQuerySchema = z.object({
  dryRun: z
    .stringbool({ error: "dryRun must be 1 or 0" })
    .optional()
    .describe("1: only say what would be saved, what is wrong, and what it does to prices"),
  updatedAt: momentField().optional().describe("As in the body, for a CSV file"),
});

export const tableQuerySchema = z.object({
  format: z
    .enum(["json", "csv", "xlsx"])
    .optional()
    .describe("`csv`: as a file that PUT takes; `xlsx`: the same for spreadsheets"),
  version: wholeField({ least: 1, most: 2 ** 31 - 1 }, "Enter the number of a version")
    .optional()
    .describe("An earlier version"),
});

const figures = quantityPriceSchema
  .pick({ price: true, total: true })
  .extend({
    least: z.boolean().optional().describe("true: it is what the least order value makes it"),
  })
  .nullable();

/** Prices of examples by the table that holds and by the one that was sent. */
const changedPriceSchema = z.object({
  style: z.enum(STYLE_IDS),
  name: z.string().meta({ example: "Mailer box" }),
  spec: sizeSpecSchema,
  quantity: z.number().int(),
  before: figures.describe("Null where it was not made"),
  after: figures.describe("Null where it would not be made"),
});

export type ChangedPrice = z.output<typeof changedPriceSchema>;

export const tableReportSchema = z.object({
  table: tableContentSchema.nullable().describe("What would be saved; null with `errors`"),
  errors: tableErrorsSchema,
  examples: z.array(changedPriceSchema),
});

export type TableReport = z.output<typeof tableReportSchema>;

/** The table once it is saved, or the report of a dry run. */
export const savedTableSchema = z.union([sizeTableSchema, tableReportSchema]);

export const tableVersionsQuerySchema = z.object(pageQuery({ default: 50, max: 100 }));

export const tableVersionSchema = z.object({
  table: z.number().int().meta({ example: 3 }).describe("The version"),
  savedAt: z.iso.datetime(),
  by: z
    .string()
    .nullable()
    .meta({ example: "Meera Nair" })
    .describe("Who saved it, by the audit log; null of the demo's"),
});

export const tryRequestSchema = priceRequestSchema.extend({
  style: z.enum(STYLE_IDS),
  table: checkedTableSchema.optional().describe("In place of the saved one"),
});

const rupees = () => z.number();

const partsSchema = z.object({
  board: rupees(),
  print: rupees(),
  finish: rupees(),
  conversion: rupees(),
  setup: rupees(),
  tool: rupees(),
  margin: rupees(),
});

const triedPriceSchema = quantityPriceSchema.extend({
  cost: rupees().optional().describe("Rupees: all parts but the margin; for holders of costs.read"),
  margin: rupees().optional().describe("Rupees of `total`; for holders of costs.read"),
  parts: partsSchema.optional().describe("Rupees that make `total`; for holders of costs.read"),
});

/** A line of an offer with its one-time charges. */
const writtenLineSchema = z.object({
  name: z.string().meta({ example: "Mailer box" }),
  hsn: z.string().meta({ example: "481910" }),
  spec: z.object({
    size: z.string().meta({ example: "230 × 155 × 70 mm inside" }),
    material: z.string().optional().meta({ example: "E-flute, kraft" }),
    print: z.string().optional().meta({ example: "1 colour outside" }),
    finish: z.string().optional(),
  }),
  made: lineSizeSchema,
  extras: z.array(
    z.object({
      kind: z.enum(["fee", "tool"]),
      name: z.string().meta({ example: "Set-up for Mailer box: 1 colour outside" }),
      quantity: z.number().int(),
      price: rupees(),
    }),
  ),
});

export const triedSizeSchema = sizePriceSchema.extend({
  line: writtenLineSchema
    .nullable()
    .describe("What an offer takes as its lines; null by a table that was sent"),
  table: z.number().int().nullable().describe("The version; null of a table that was sent"),
  prices: z.array(triedPriceSchema),
});

export type TriedSize = z.output<typeof triedSizeSchema>;
