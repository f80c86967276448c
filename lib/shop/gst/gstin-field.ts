import { oneLine } from "@/lib/base/input/fields";
import { GSTIN_LENGTH, gstinProblem, plainGstin } from "./gstin";

/** A GSTIN as it is typed, with the spaces that people put into it; the empty text stands for none. */
const typed = oneLine()
  .overwrite(plainGstin)
  .max(40, `A GSTIN has ${GSTIN_LENGTH} characters`)
  .superRefine((gstin, context) => {
    const problem = gstin === "" ? null : gstinProblem(gstin);
    if (problem) context.addIssue(problem);
  });

export const gstinField = typed.transform((gstin) => gstin || undefined).optional();

/** The same of what is kept already: null or the empty text takes it away. */
export const keptGstin = typed.nullable().transform((gstin) => gstin || null);
