import { z } from "@/lib/zod";
import { jsonText } from "@/lib/json-text";
import { PRODUCT_LIMITS } from "../product-form";
import { CSV_COLUMNS } from "./columns";

/** The largest file that an import reads. */
export const IMPORT_LIMITS = { bytes: 5 * 1024 * 1024, rows: 5_000, pictures: 3_000 } as const;

/** The largest ZIP of pictures; several may come one after the other. */
export const ZIP_LIMITS = {
  bytes: 100 * 1024 * 1024,
  files: 200,
  fileBytes: PRODUCT_LIMITS.imageBytes,
  totalBytes: 300 * 1024 * 1024,
} as const;

/** The form's field of the ZIP. */
export const ZIP_FIELD = "pictures";

const COLUMNS =
  'Columns must be a JSON object of what the file calls them, such as {"name":"Name of Item"}';
const PICTURES =
  'Pictures must be a JSON object of addresses by file name, such as {"box.jpg":"/media/box.webp"}';

/** How the file is to be read, beside it in the form. */
export const importFieldsSchema = z.object({
  columns: jsonText(
    z.partialRecord(z.enum(CSV_COLUMNS), z.string().max(100), COLUMNS),
    `${COLUMNS}; empty leaves one out`,
  ),
  pictures: jsonText(
    z
      .record(z.string().max(300), z.string().max(500), PICTURES)
      .refine(
        (map) => Object.keys(map).length <= IMPORT_LIMITS.pictures,
        `Give at most ${IMPORT_LIMITS.pictures} pictures`,
      ),
    `${PICTURES}, as the call for pictures answered them`,
  ),
  newCategories: z
    .enum(["refuse", "create"])
    .default("refuse")
    .describe("What becomes of a category that the shop does not have"),
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

const importErrorSchema = z.object({
  row: z.number().int().describe("As a spreadsheet numbers it: the names of the columns are row 1"),
  column: z.string().describe("Empty where the row or the file as a whole is meant"),
  message: z.string(),
});

const cellChangeSchema = z.object({
  column: z.enum(CSV_COLUMNS),
  before: z.string().describe("Shortened"),
  after: z.string(),
});

const importChangeSchema = z.object({
  row: z.number().int(),
  _id: z.uuid().nullable().describe("null: a product that is added"),
  name: z.string(),
  cells: z.array(cellChangeSchema).describe("Empty for a product that is added"),
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
  newCategories: z.array(z.string()).describe("Categories of the file that the shop does not have"),
  errors: z.array(importErrorSchema),
  changes: z.array(importChangeSchema),
});

export type ImportError = z.output<typeof importErrorSchema>;
export type CellChange = z.output<typeof cellChangeSchema>;
export type ImportReport = z.output<typeof importReportSchema>;
