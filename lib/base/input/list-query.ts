import { SEARCH_LENGTH } from "./lengths";
import { storableText } from "./storable";
import { z } from "./zod";

/** The query parameters that every list of the API accepts. */

/** Characters: enough for the longest text that a list is sorted by, in any script, encoded. */
const CURSOR_LENGTH = 2000;

export function pageQuery({ default: usual, max }: { default: number; max: number }) {
  return {
    limit: z.coerce.number().int().min(1).max(max).default(usual),
    cursor: z.string().max(CURSOR_LENGTH).optional(),
  };
}

export const searchText = z.string().trim().max(SEARCH_LENGTH);

/** @param what the searched text, for the description: "Part of the name" */
export function searchQuery(what: string) {
  return searchText
    .refine((text) => storableText(text) === text, "Remove characters that do not belong in a text")
    .optional()
    .describe(what);
}
