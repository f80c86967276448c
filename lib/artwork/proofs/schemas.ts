import { OrderParty, PreflightState, ProofStage, ProofState } from "@/lib/db/generated/enums";
import {
  idField,
  optionalLines,
  optionalText,
  requiredLines,
  requiredText,
} from "@/lib/base/input/fields";
import { findingsSchema } from "@/lib/artwork/preflight/findings";
import { pageQuery } from "@/lib/base/input/list-query";
import { idParams, rowId } from "@/lib/base/input/params";
import { z } from "@/lib/base/input/zod";
import { dielineSchema } from "@/lib/catalogue/fields/print-answers";
import { modelPlanSchema } from "@/lib/catalogue/model/plan-schema";
import { ORDER_STATUSES } from "@/lib/orders/status";

/** Schemas of proofs: the shop's preview of a printed line, and the buyer's answer. */

/** Maximum pins of one proof. */
export const MAX_PINS = 100;

export const lineArtworkSchema = z.object({
  artwork: idField("Choose an artwork.").describe("`_id` of an artwork of this order or account"),
});

const lineFileSchema = z.object({
  _id: z.uuid(),
  name: z.string(),
  preflight: z.enum(PreflightState),
  findings: findingsSchema.describe("What was found in it"),
  picture: z
    .string()
    .nullable()
    .describe("A small picture of its first page on this site; null where none can be drawn"),
});

export const lineStageSchema = z.object({
  _id: z.uuid().describe("The line"),
  name: z.string(),
  stage: z.enum(ProofStage),
  artwork: lineFileSchema.nullable(),
});

export type LineStage = z.output<typeof lineStageSchema>;

export const lineFilesSchema = lineStageSchema.extend({
  model: modelPlanSchema.nullable().describe("What it is folded as; null where nothing folds"),
  dieline: dielineSchema
    .extend({
      file: z.string().nullable().describe("The drawing on this site, as SVG"),
      pdf: z.string().nullable().describe("The same as PDF"),
    })
    .nullable()
    .describe("Its flat size in mm"),
  files: z
    .array(
      lineFileSchema.extend({
        isSource: z.boolean().describe("A working file that goes along with the artwork"),
      }),
    )
    .describe(
      "Other files that came for the line, oldest first; none for callers who read approved artwork alone",
    ),
});

export type LineFiles = z.output<typeof lineFilesSchema>;

export const ownLineSchema = lineStageSchema.extend({
  order: z.object({ _id: z.uuid(), orderId: z.string(), status: z.enum(ORDER_STATUSES) }),
});

export type OwnLine = z.output<typeof ownLineSchema>;

export const ownLinesQuerySchema = z.object({
  open: z.enum(["yes"]).optional().describe("Only those that wait for the buyer"),
  ...pageQuery({ default: 20, max: 100 }),
});

export type OwnLinesQuery = z.output<typeof ownLinesQuerySchema>;

/** A fraction of the page's width or height. */
const share = (side: string) =>
  z.number().min(0).max(1).describe(`0 at the page's ${side}, 1 at the other side`);

export const newPinSchema = z.object({
  page: z.number().int().min(1).max(1000),
  x: share("left"),
  y: share("top"),
  text: requiredLines("Note", 1000).meta({ example: "The logo sits too low." }),
});

export type NewPin = z.output<typeof newPinSchema>;

export const settlePinSchema = z.object({
  settled: z.boolean().describe("False opens it again"),
});

export const requestChangesSchema = z.object({
  text: optionalLines(4000).describe("Without it an open pin must say what to change"),
});

export const approveProofSchema = z.object({
  sha256: z
    .string("Say which file you approve.")
    .toLowerCase()
    .regex(/^[\da-f]{64}$/, "A SHA-256 has 64 characters from 0 to 9 and a to f.")
    .max(64)
    .describe("Of the file that was shown, as the proof says"),
  name: requiredText("Name", 120).describe("Who approves it"),
});

export type ApproveProofRequest = z.output<typeof approveProofSchema>;

export const approveByPhoneSchema = z.object({
  way: z.literal("phone"),
  note: requiredLines("Note", 1000).describe("Who called, and what they said"),
  name: optionalText(120).describe("Who approved it; the customer of the order without it"),
});

export type ApproveByPhoneRequest = z.output<typeof approveByPhoneSchema>;

export const pinSchema = z.object({
  _id: z.uuid(),
  n: z.number().int().describe("From 1 on each proof"),
  page: z.number().int(),
  x: z.number(),
  y: z.number(),
  text: z.string(),
  by: z.string(),
  party: z.enum(OrderParty),
  at: z.iso.datetime(),
  settled: z.boolean(),
  carriedFrom: z.number().int().nullable().describe("The proof (`n`) that it was first set on"),
});

export const proofSchema = z.object({
  _id: z.uuid(),
  line: z.uuid(),
  n: z.number().int().describe("From 1 on each line"),
  state: z.enum(ProofState),
  sha256: z.string().describe("Of the file"),
  name: z.string().describe("Of the file"),
  file: z.string().describe("The file on this site; a guest adds `key` as for the order"),
  pages: z.array(z.string()).describe("A picture of each page on this site"),
  by: z.string(),
  sentAt: z.iso.datetime(),
  pins: z.array(pinSchema),
  changes: z.string().nullable().describe("What the buyer asked to change, in words"),
  words: z.string().describe("What the approver says; stored with the approval"),
  approval: z
    .object({
      name: z.string(),
      at: z.iso.datetime(),
      way: z.enum(["session", "key", "phone"]),
      words: z.string(),
    })
    .nullable(),
});

export type ProofAnswer = z.output<typeof proofSchema>;

/** Form field of a proof's file. */
export const PROOF_FILE = {
  field: "file",
  summary: "PDF, PNG, JPEG or WebP, of at most 20 pages",
  maxFiles: 1,
  maxBytes: 25 * 1024 * 1024,
} as const;

export const proofPreviewSchema = z.object({
  pages: z
    .array(z.string().meta({ example: "data:image/webp;base64,UklGRg==" }))
    .describe("A picture of each page as a data URL"),
});

export const sendProofSchema = z.object({
  tool: optionalText(60).describe("Number of the tool that the line is made with"),
});

export const proofPageParamsSchema = idParams.extend({
  page: z.coerce.number().int().min(1).max(1000),
});

export const pinParamsSchema = z.object({
  id: rowId,
  pin: rowId,
});

export const lineParamsSchema = z.object({
  id: rowId,
  line: rowId.describe("`_id` of a line of the order"),
});
