import { oneLine } from "@/lib/base/input/fields";
import { SEARCH_LENGTH } from "@/lib/base/input/lengths";
import { z } from "@/lib/base/input/zod";

/** Days for which figures can be asked; they are kept for 13 months. */
export const FIGURE_DAYS = ["7", "30", "90", "395"] as const;

export type FigureDays = (typeof FIGURE_DAYS)[number];

/** Terms that are shown; the file has all. */
export const TERMS_SHOWN = 200;

export const figuresQuerySchema = z.object({
  days: z
    .enum(FIGURE_DAYS, "Choose 7, 30, 90 or 395.")
    .default("30")
    .describe("How many days in India, with today"),
});

export type FiguresQuery = z.output<typeof figuresQuerySchema>;

export const searchedSchema = z.object({
  term: z.string(),
  searches: z.int(),
  found: z
    .int()
    .nullable()
    .describe("Products that it found when it was last searched; null where that is not known"),
  carts: z.int().describe("How often something was put into the cart after it"),
});

export type Searched = z.output<typeof searchedSchema>;

export const figuresSchema = z.object({
  searches: z
    .array(searchedSchema)
    .describe(`What found nothing first, then the most frequent; at most ${TERMS_SHOWN}`),
  pages: z.array(z.object({ page: z.string(), visits: z.int() })),
  hosts: z.array(
    z.object({ host: z.string().describe("Empty where no site led here"), visits: z.int() }),
  ),
});

export type Figures = z.output<typeof figuresSchema>;

export const cartSearchSchema = z.object({
  q: oneLine("Please fill in the Search field.")
    .min(1, "Please fill in the Search field.")
    .max(SEARCH_LENGTH)
    .describe("What was searched"),
});
