import { boundedRecord } from "@/lib/base/input/json";
import { z } from "@/lib/base/input/zod";
import { BLOCK_NAMES, BLOCKS } from "./blocks";

const stateSchema = <Block extends z.ZodType>(block: Block) =>
  z.object({
    live: block.describe("What the site says"),
    draft: block.nullable().describe("What was written and is not published yet; null: nothing"),
    isDefault: z.boolean().describe("Whether the site says what it said to begin with"),
  });

/** Every block as its editor sees it, by name. */
export const contentStatesSchema = z.object({
  claims: stateSchema(BLOCKS.claims),
  policies: stateSchema(BLOCKS.policies),
  announcement: stateSchema(BLOCKS.announcement),
  hero: stateSchema(BLOCKS.hero),
  trades: stateSchema(BLOCKS.trades),
  services: stateSchema(BLOCKS.services),
  whyChooseUs: stateSchema(BLOCKS.whyChooseUs),
  testimonials: stateSchema(BLOCKS.testimonials),
  sections: stateSchema(BLOCKS.sections),
});

export type ContentStates = z.output<typeof contentStatesSchema>;

export const contentParamsSchema = z.object({ block: z.enum(BLOCK_NAMES) });

const MAX_PARTS = 50;

/** Validated later by the schema of the block that the address names. */
const block = boundedRecord(z.string().max(100), z.unknown(), {
  max: MAX_PARTS,
  tooMany: `A block has at most ${MAX_PARTS} parts`,
});

export const contentChangeSchema = z.object({
  content: block.describe("The whole block, as `GET /admin/content` tells it under `live`"),
  contentRead: block
    .optional()
    .describe(
      "The block as it was read, its draft if it had one: what says something else by now is not replaced",
    ),
  publish: z.boolean().describe("true: the site says it at once; false: it is kept as a draft"),
});
