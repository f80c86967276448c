import { z } from "@/lib/base/input/zod";

/** What the preflight reads in a PDF, whatever it is printed on; lengths in millimetres from the top left of the trim. */

const place = { x: z.number(), y: z.number() };

const pageFactsSchema = z.object({
  /** The smallest distance from the trim to the edge of what is drawn for cutting. */
  bleed: z.number(),
  /** The coarsest picture, in pixels an inch. */
  picture: z.object({ ppi: z.number(), ...place }).nullable(),
  /** The thinnest line that is drawn, in points. */
  line: z.object({ points: z.number(), ...place }).nullable(),
  /** Colours of a screen are used. */
  rgb: z.boolean(),
  /** Fonts that are used and not in the file. */
  fonts: z.array(z.string()),
  /** Printing inks that are used: "cyan", "black" or a spot colour's name. */
  inks: z.array(z.string()),
});

export const pdfFactsSchema = z.object({
  state: z.enum(["read", "broken", "encrypted"]),
  /** All pages of the file; `pages` has the first ones. */
  count: z.number().int(),
  pages: z.array(pageFactsSchema),
});

export type PageFacts = z.output<typeof pageFactsSchema>;
export type PdfFacts = z.output<typeof pdfFactsSchema>;
