import { singleLine } from "@/lib/base/input/lines";

/** "Asha Verma" → "Asha V.": how a customer is called below their review unless they choose otherwise. */
export function reviewerName(name: string): string {
  const [first = "", ...rest] = singleLine(name).split(" ");
  const initial = /\p{L}\p{M}*/u.exec(rest.at(-1) ?? "")?.[0];
  return initial ? `${first} ${initial.toLocaleUpperCase("en-IN")}.` : first;
}

/** What stands below a review whose writer's account is gone. */
export const FORMER_CUSTOMER = "A customer";
