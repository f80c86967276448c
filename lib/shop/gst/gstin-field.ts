import { oneLine } from "@/lib/base/input/fields";
import { GSTIN_LENGTH, gstinProblem, plainGstin } from "./gstin";

/** A GSTIN as typed, with the spaces that people put into it; an empty text means none. */
const typed = oneLine()
  .overwrite(plainGstin)
  .max(40, `A GSTIN has ${GSTIN_LENGTH} characters`)
  .superRefine((gstin, context) => {
    const problem = gstin === "" ? null : gstinProblem(gstin);
    if (problem) context.addIssue(problem);
  });

export const requiredGstin = typed.min(1, "Please fill in the GSTIN field.");

export const gstinField = typed.transform((gstin) => gstin || undefined).optional();

/** For an unregistered party. */
export const UNREGISTERED = "URP";

/** Of whom the goods go to where that is not the buyer: a GSTIN, or `URP`. */
export const consigneeField = oneLine()
  .overwrite(plainGstin)
  .max(40, `A GSTIN has ${GSTIN_LENGTH} characters`)
  .superRefine((gstin, context) => {
    const problem = gstin === "" || gstin === UNREGISTERED ? null : gstinProblem(gstin);
    if (problem) context.addIssue(problem);
  })
  .transform((gstin) => gstin || undefined)
  .optional();

/** Same for a stored GSTIN: null or an empty text removes it. */
export const storedGstin = typed.nullable().transform((gstin) => gstin || null);
