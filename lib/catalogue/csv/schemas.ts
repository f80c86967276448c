import { z } from "@/lib/base/input/zod";
import { jsonText, boundedRecord } from "@/lib/base/input/json";
import { sheetField, sheetFields } from "@/lib/base/input/sheets";
import { REPORTED, type TableErrors, tableErrorsSchema } from "@/lib/base/input/table-errors";
import { momentField } from "@/lib/base/input/fields";
import { PRODUCT_LIMITS } from "../product-form";
import { CSV_COLUMNS } from "./columns";

export const IMPORT_LIMITS = { bytes: 10 * 1024 * 1024, rows: 20_000, pictures: 3_000 } as const;

/** Limits of one ZIP of pictures. Several can be uploaded one after another. */
export const ZIP_LIMITS = {
  bytes: 100 * 1024 * 1024,
  files: 200,
  fileBytes: PRODUCT_LIMITS.imageBytes,
  totalBytes: 300 * 1024 * 1024,
} as const;

export const ZIP_FIELD = "pictures";

const COLUMNS =
  'Columns must be a JSON object of what the file calls them, such as {"name":"Name of Item"}';
const PICTURES =
  'Pictures must be a JSON object of addresses by file name, such as {"box.jpg":"/media/box.webp"}';

const CHECKED =
  'Checked must be a JSON object such as {"at":"2026-11-22T10:00:00.000Z","stocks":{"019aa1f0-5c3e-7b41-9d52-2f6f3c1b8a10":140}}';

/** The stocks that a dry run showed. */
const checkedSchema = z.object({
  at: momentField(CHECKED).transform((text) => new Date(text)),
  stocks: boundedRecord(z.uuid(CHECKED), z.number(CHECKED).int(CHECKED).min(0, CHECKED), {
    max: IMPORT_LIMITS.rows,
    tooMany: CHECKED,
    message: CHECKED,
  }),
});

/** Options for reading the file, sent in the same form. */
export const importFieldsSchema = z.object({
  sheet: sheetField,
  columns: jsonText(
    z.partialRecord(z.enum(CSV_COLUMNS), z.string().max(100), COLUMNS),
    `${COLUMNS}; empty leaves one out`,
  ),
  pictures: jsonText(
    boundedRecord(z.string().max(300), z.string().max(500), {
      max: IMPORT_LIMITS.pictures,
      tooMany: `Give at most ${IMPORT_LIMITS.pictures} pictures`,
      message: PICTURES,
    }),
    `${PICTURES}, as the call for pictures answered them`,
  ),
  newCategories: z
    .enum(["refuse", "create"])
    .default("refuse")
    .describe("What becomes of a category that the shop does not have"),
  stock: z
    .enum(["keep", "set"])
    .default("keep")
    .describe(
      "What a stock without `stockCountRead` says of a product that is there: nothing, or its stock from now on. New products always take it",
    ),
  checked: jsonText(checkedSchema, CHECKED).describe(
    "With `set`: `checkedAt` and `stocks` of the dry run that was shown. Stocks then change by the difference to it, so that what was sold since stays sold, and nothing else changes",
  ),
});

export type ImportFields = z.output<typeof importFieldsSchema>;

export const importPicturesSchema = z.object({
  pictures: z.array(z.object({ name: z.string(), url: z.string() })),
  problems: z
    .array(z.object({ name: z.string(), message: z.string() }))
    .describe("Files that could not be taken"),
});

export type ImportPictures = z.output<typeof importPicturesSchema>;

export const importQuerySchema = z.object({
  dryRun: z
    .stringbool({ error: "dryRun must be true or false" })
    .describe("true: only say what would happen; false: do it, unless a row is wrong"),
});

const cellChangeSchema = z.object({
  column: z.enum(CSV_COLUMNS),
  before: z.string().describe("Shortened; empty for a product that is added"),
  after: z.string(),
});

const importChangeSchema = z.object({
  row: z.number().int(),
  _id: z.uuid().nullable().describe("null: a product that is added"),
  name: z.string(),
  cells: z
    .array(cellChangeSchema)
    .describe("Each field that changes; of a product that is added each that is filled"),
  notes: z.array(z.string()).describe("What to know of it, such as why it is added as a draft"),
});

export const importReportSchema = z.object({
  dryRun: z.boolean(),
  rows: z.number().int(),
  created: z.number().int(),
  updated: z.number().int(),
  unchanged: z.number().int(),
  drafts: z.number().int().describe("Products that are added as drafts"),
  names: z.array(z.string()).describe("What the file calls its columns"),
  columns: z.partialRecord(z.enum(CSV_COLUMNS), z.string()).describe("Which of them is which"),
  ...sheetFields,
  newCategories: z.array(z.string()).describe("Categories of the file that the shop does not have"),
  checkedAt: z.iso.datetime().describe("When the file was compared with the catalogue"),
  keptStocks: z
    .array(
      z.object({
        row: z.number().int(),
        name: z.string(),
        stockCount: z.number().int().describe("As it is, and stays"),
        inFile: z.number().int(),
      }),
    )
    .describe("Products whose stock the file says otherwise, with `stock` as `keep`"),
  stocks: z
    .record(z.uuid(), z.number().int())
    .describe("With `set`: today's stock of the products whose stock changes, for `checked`"),
  errors: tableErrorsSchema,
  changes: z
    .array(importChangeSchema)
    .describe(`The first ${REPORTED}; \`created\` and \`updated\` count all`),
});

export type ImportError = TableErrors[number];
export type CellChange = z.output<typeof cellChangeSchema>;
export type ImportReport = z.output<typeof importReportSchema>;
