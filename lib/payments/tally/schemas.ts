import { z } from "@/lib/base/input/zod";
import { monthField } from "../../documents/gst-returns/month";

export const tallyQuerySchema = z.object({
  month: monthField,
  format: z.enum(["xml", "json"]).default("xml").describe("`json`: from TallyPrime 7 on"),
});

export type TallyFormat = z.output<typeof tallyQuerySchema>["format"];
