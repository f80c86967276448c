import { z } from "@/lib/base/input/zod";
import { dielineSchema } from "@/lib/catalogue/fields/print-answers";

/**
 * What the preflight reads in a file, whatever it is printed on; lengths in millimetres from the top left of the trim.
 */

const place = { x: z.number(), y: z.number() };

const pageFactsSchema = z.object({
  /** Its size after trimming; null for a picture that states none, and in facts from before it was read. */
  trim: dielineSchema.nullable().default(null),
  /** The smallest distance from the trim to the edge of what is drawn for cutting; null where no trim is marked. */
  bleed: z.number().nullable(),
  /** The coarsest picture, in pixels an inch. */
  picture: z.object({ ppi: z.number(), ...place }).nullable(),
  /** Of a picture that states no size: how many it has, turned upright. */
  pixels: dielineSchema.nullable().default(null),
  /** The thinnest line that is drawn, in points. */
  line: z.object({ points: z.number(), ...place }).nullable(),
  /** Colours of a screen are used. */
  rgb: z.boolean(),
  /** Fonts that are used and not in the file. */
  fonts: z.array(z.string()),
  /** Printing inks that are used: "cyan", "black" or a spot colour's name. */
  inks: z.array(z.string()),
  /** Inks but black that something is painted with which leaves those below it. */
  overprinted: z.array(z.string()).default([]),
  /** White leaves the inks below it, and so is not seen. */
  isWhiteLost: z.boolean().default(false),
  /** It shows pictures that are not in the file. */
  isLinked: z.boolean().default(false),
  /** Paper would show nothing of it. */
  isBlank: z.boolean().default(false),
  /** Something that it is drawn with is missing in the file, or cannot be read to its end. */
  isDamaged: z.boolean().default(false),
});

export const fileFactsSchema = z.object({
  state: z.enum(["read", "broken", "encrypted"]),
  /** Pages of a PDF, one picture of pixels, or one drawing (SVG). */
  form: z.enum(["pages", "picture", "drawing"]).default("pages"),
  /** All pages of the file; `pages` has the first ones. */
  count: z.number().int(),
  pages: z.array(pageFactsSchema),
});

export type PageFacts = z.output<typeof pageFactsSchema>;
export type FileFacts = z.output<typeof fileFactsSchema>;

export const BROKEN_FILE: FileFacts = { state: "broken", form: "pages", count: 0, pages: [] };
