import { singleLine } from "@/lib/base/input/lines";

/** "Asha Verma" → "Asha V.": the default name shown with a customer's review. */
export function reviewerName(name: string): string {
  const [first = "", ...remaining] = singleLine(name).split(" ");
  const initial = /\p{L}\p{M}*/u.exec(remaining.at(-1) ?? "")?.[0];
  return initial ? `${first} ${initial.toLocaleUpperCase("en-IN")}.` : first;
}

/** The name shown with a review whose writer's account was deleted. */
export const FORMER_REVIEWER = "A customer";
