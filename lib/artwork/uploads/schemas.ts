import { PreflightState, ArtworkState } from "@/lib/db/generated/enums";
import { findingsSchema } from "@/lib/artwork/preflight/findings";
import { idField, leftOut, requiredText } from "@/lib/base/input/fields";
import { idParams } from "@/lib/base/input/params";
import { z } from "@/lib/base/input/zod";

/** Schemas of artwork: files that customers send for printing, in parts that survive a lost connection. */

/** Bytes of every part except the last. */
export const PART_BYTES = 4 * 1024 * 1024;

export const MAX_ARTWORK_BYTES = 100 * 1024 * 1024;

/** The accepted kinds in words, shown next to the file input. */
export const ARTWORK_KINDS = "PDF, AI saved with PDF content, SVG, PNG, JPEG or TIFF";

/** The accepted kinds of working files, in words. */
export const SOURCE_KINDS = "AI, EPS, PSD, INDD, CDR, DXF, ZIP or a font";

export const newArtworkSchema = z.object({
  name: requiredText("File name", 200).meta({ example: "box.pdf" }),
  size: z
    .number()
    .int()
    .min(1, "The file is empty.")
    .max(MAX_ARTWORK_BYTES, "An artwork has at most 100 MB.")
    .describe("In bytes"),
  type: requiredText("Type", 100).describe("As the sender knows it; the file itself decides"),
  order: leftOut(idField()).describe("`_id` of the order that it is for; a guest's key opens it"),
  line: leftOut(idField()).describe("`_id` of its line"),
});

export type NewArtwork = z.output<typeof newArtworkSchema>;

export const startedArtworkSchema = z.object({
  _id: z.uuid(),
  partSize: z.number().int().describe("Bytes of every part except the last"),
});

export const completeArtworkSchema = z.object({
  sha256: z
    .string("Send the SHA-256 of the file.")
    .toLowerCase()
    .regex(/^[\da-f]{64}$/, "A SHA-256 has 64 characters from 0 to 9 and a to f.")
    .max(64)
    .describe("Of the whole file, hexadecimal"),
});

export const artworkSchema = z.object({
  _id: z.uuid(),
  name: z.string(),
  size: z.number().int(),
  state: z.enum(ArtworkState),
  partSize: z.number().int(),
  parts: z.array(z.number().int()).describe("The parts that have arrived, from 1"),
  sha256: z.string().nullable(),
  isSource: z.boolean().describe("A working file that goes along with an artwork"),
  preflight: z.object({ state: z.enum(PreflightState), findings: findingsSchema }),
});

export type ArtworkAnswer = z.output<typeof artworkSchema>;

export const partParamsSchema = idParams.extend({
  n: z.coerce.number().int().min(1).max(1000),
});
