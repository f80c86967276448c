import { z } from "@/lib/base/input/zod";
import { ProductionStep } from "@/lib/db/generated/enums";
import { ORDER_STATUSES } from "@/lib/orders/status";

/** Schemas of the production board. */

export const PRODUCTION_STEPS = Object.values(ProductionStep);

/** Maximum jobs on the board; the most urgent ones are shown. */
export const JOBS_SHOWN = 200;

export const jobSchema = z.object({
  _id: z.uuid().describe("The order's line"),
  step: z.enum(ProductionStep),
  order: z.object({
    _id: z.uuid(),
    orderId: z.string(),
    status: z.enum(ORDER_STATUSES),
    customer: z.uuid().nullable().describe("The company or account whose it is"),
    buyer: z.string().describe("The company, else the customer's name"),
  }),
  name: z.string(),
  detail: z.string().describe("Size, material, print and the like; empty for none"),
  quantity: z.string().describe('"5,000 pieces"'),
  isApproved: z
    .boolean()
    .describe("Whether a proof of it was approved, so that it has a job ticket"),
  picture: z
    .string()
    .nullable()
    .describe("The first page of its approved proof on this site; null without one"),
  waits: z
    .int()
    .describe("Lines of its order that are not approved yet, before which it cannot begin"),
  advanceDue: z
    .number()
    .describe("Rupees of the advance that are missing before it can begin; 0 once it has"),
  dispatchBy: z.iso.date().nullable(),
  daysLeft: z.int().nullable().describe("Days until it is to leave; below 0 it is late"),
});

export type Job = z.output<typeof jobSchema>;

export const boardCallOffSchema = z.object({
  _id: z.uuid().describe("The call-off"),
  line: z.uuid().describe("The order's line"),
  order: jobSchema.shape.order,
  name: z.string(),
  detail: jobSchema.shape.detail,
  state: z.enum(["asked", "agreed"]).describe("`asked` waits for the shop's answer"),
  on: z.iso.date().describe("The day in India on which it is to leave"),
  daysLeft: z.int().describe("Days until then; below 0 it is late"),
  quantity: z.string().describe('What of it has not left: "500 pieces"'),
  left: z.string().describe('What of the line is left with the shop: "4,500 pieces"'),
});

export type BoardCallOff = z.output<typeof boardCallOffSchema>;

export const productionSchema = z.object({
  jobs: z.array(jobSchema).describe(`The ${JOBS_SHOWN} that are to leave first`),
  isMore: z.boolean(),
  callOffs: z
    .array(boardCallOffSchema)
    .describe(
      `Parts of call-off orders that are called off and have not left, by day; at most ${JOBS_SHOWN}`,
    ),
  isMoreCalledOff: z.boolean(),
});

export type Production = z.output<typeof productionSchema>;

export const moveJobSchema = z.object({
  step: z.enum(ProductionStep, "Choose the step that the job has come to."),
});
