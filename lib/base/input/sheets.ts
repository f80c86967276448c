import { oneLine } from "./fields";
import { z } from "./zod";

/** The sheets of a workbook, in requests and reports. */

export const sheetField = oneLine()
  .max(100)
  .optional()
  .describe("The sheet of a workbook; left out for the first one with rows");

export const sheetFields = {
  sheet: z.string().meta({ example: "June" }).describe("The sheet that was read; empty for CSV"),
  sheets: z
    .array(z.string().meta({ example: "June" }))
    .describe("The visible sheets of the workbook that have rows"),
};
