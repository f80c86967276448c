import { z } from "@/lib/base/input/zod";
import { dielineSchema } from "@/lib/catalogue/fields/print-answers";

/**
 * Facts that the preflight reads from a file, independent of the product; lengths in millimetres from the top left of
 * the trim.
 */

const place = { x: z.number(), y: z.number() };

const pageFactsSchema = z.object({
  /** Size after trimming; null for a picture without one, and in facts from before it was read. */
  trim: dielineSchema.nullable().default(null),
  /** The smallest distance from the trim to the edge of the drawn area; null without a marked trim. */
  bleed: z.number().nullable(),
  /** The picture with the lowest resolution, in pixels per inch. */
  picture: z.object({ ppi: z.number(), ...place }).nullable(),
  /** For a picture without a size: its pixels, turned upright. */
  pixels: dielineSchema.nullable().default(null),
  /** The thinnest line, in points. */
  line: z.object({ points: z.number(), ...place }).nullable(),
  /** True when screen colours are used. */
  rgb: z.boolean(),
  /** Used fonts that are not embedded. */
  fonts: z.array(z.string()),
  /** Used printing inks: "cyan", "black" or the name of a spot colour. */
  inks: z.array(z.string()),
  /** Overprinting inks except black. */
  overprinted: z.array(z.string()).default([]),
  /** True when white is set to overprint, and so is invisible. */
  isWhiteLost: z.boolean().default(false),
  /** True when it refers to pictures outside the file. */
  isLinked: z.boolean().default(false),
  /** True when it would print nothing. */
  isBlank: z.boolean().default(false),
  /** True when a part is missing or cannot be read completely. */
  isDamaged: z.boolean().default(false),
});

export const fileFactsSchema = z.object({
  state: z.enum(["read", "broken", "encrypted", "large"]),
  /** Pages of a PDF, one bitmap picture, or one drawing (SVG). */
  form: z.enum(["pages", "picture", "drawing"]).default("pages"),
  /** All pages of the file; `pages` has the first ones. */
  count: z.number().int(),
  pages: z.array(pageFactsSchema),
});

export type PageFacts = z.output<typeof pageFactsSchema>;
export type FileFacts = z.output<typeof fileFactsSchema>;

export const BROKEN_FILE: FileFacts = { state: "broken", form: "pages", count: 0, pages: [] };

/** A picture with more pixels than are decoded here. */
export const LARGE_FILE: FileFacts = { ...BROKEN_FILE, state: "large", form: "picture" };
