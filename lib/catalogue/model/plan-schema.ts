import { z } from "@/lib/base/input/zod";
import { MODEL_KINDS, type ModelPlan } from "./model-plan";

const colour = z.tuple([z.number(), z.number(), z.number()]).readonly();

/** A plan as the API returns it. Apart from the plan, so that pages draw models without a validator. */
export const modelPlanSchema = z.object({
  kind: z.enum(MODEL_KINDS),
  noun: z.string(),
  said: z.string().describe("The measures as the catalogue states them"),
  measures: z.tuple([z.number(), z.number(), z.number()]).readonly().describe("In mm"),
  labels: z.tuple([z.string(), z.string(), z.string()]).readonly(),
  thickness: z.number().describe("Of paper or board, in mm"),
  paper: z.object({ outer: colour, inner: colour, rim: colour }),
  handles: z.enum(["twisted", "flat", "rope"]).nullable(),
  handleColour: z.string(),
  ridged: z.boolean(),
}) satisfies z.ZodType<ModelPlan>;
