import { idField, requiredLines } from "@/lib/base/input/fields";
import { MAX_FIELD_BYTES } from "@/lib/base/input/json";
import { z } from "@/lib/base/input/zod";
import { ClaimDecision } from "@/lib/db/generated/enums";
import { ATTACHMENT_BYTES } from "@/lib/files/attachments/attachment-kinds";

/** Schemas of claims about damaged, incomplete or wrong goods. */

const CHOOSE = "Choose what is damaged, missing or wrong.";

const claimedLines = z
  .array(
    z.object({
      line: idField().describe("`_id` of a line in the order's `products`"),
      quantity: z.number().int().min(1).max(100_000_000),
    }),
    CHOOSE,
  )
  .min(1, CHOOSE)
  .max(100)
  .refine((lines) => new Set(lines.map(({ line }) => line)).size === lines.length, {
    message: "Name each line once.",
  });

export const claimFormSchema = z.object({
  lines: z
    .string(CHOOSE)
    .max(MAX_FIELD_BYTES)
    .transform((text, context): unknown => {
      try {
        return JSON.parse(text);
      } catch {
        context.addIssue(CHOOSE);
        return z.NEVER;
      }
    })
    .pipe(claimedLines)
    .describe("JSON: `[{ line, quantity }]`"),
  text: requiredLines("What is wrong", 2000),
});

export type ClaimForm = z.output<typeof claimFormSchema>;

export const MAX_PHOTOS = 5;

export const CLAIM_PHOTOS = {
  field: "photos",
  summary: "Photos of the damage (PNG, JPEG or WebP)",
  maxFiles: MAX_PHOTOS,
  maxBytes: ATTACHMENT_BYTES,
} as const;

export const claimDecisionSchema = z.object({
  decision: z
    .enum(ClaimDecision, "Choose an answer.")
    .describe("`credit` issues a credit note over the reported lines"),
  words: requiredLines("Answer", 2000).describe("The customer reads them by email"),
});

export type ClaimDecisionRequest = z.output<typeof claimDecisionSchema>;
