import { AppError } from "../errors";
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

/** The refusal of wrong rows, with all of them as `errors`. */
export function tableRefusal(errors: TableErrors): AppError {
  const [first] = errors;
  const message = `Row ${first?.row}: ${first?.message}`;
  const fields = Object.fromEntries(
    errors.map(({ row, column, message: text }) => [`rows.${row - 1}.${column}`, text]),
  );
  return new AppError("invalid_input", message, { fields, extra: { errors } });
}
