import { AppError } from "../errors";
import { countText } from "../text/counts";
import { z } from "./zod";

/** Errors of rows sent as a list or a file, so that all can be fixed at once. */
export const tableErrorsSchema = z.array(
  z.object({
    row: z.number().int().describe("From 1; in a CSV file that is its heading"),
    column: z.string().describe("Empty where the row or the file as a whole is meant"),
    message: z.string(),
  }),
);

export type TableErrors = z.output<typeof tableErrorsSchema>;

/** Rows and errors of a file that one report lists. More are not read, let alone fixed, in one round. */
export const REPORTED = 1_000;

/** The first errors by row; a last one counts the others. */
export function firstErrors(errors: TableErrors): TableErrors {
  const sorted = errors.toSorted((one, other) => one.row - other.row);
  const next = sorted[REPORTED];
  if (next === undefined) return sorted;
  const message = `${countText(sorted.length - REPORTED)} more mistakes follow. Correct these first.`;
  return [...sorted.slice(0, REPORTED), { row: next.row, column: "", message }];
}

/** The refusal of wrong rows, with all of them as `errors`. */
export function tableRefusal(errors: TableErrors): AppError {
  const [first] = errors;
  const message = `Row ${first?.row}: ${first?.message}`;
  const fields = Object.fromEntries(
    errors.map(({ row, column, message: text }) => [`rows.${row - 1}.${column}`, text]),
  );
  return new AppError("invalid_input", message, { fields, extra: { errors } });
}
