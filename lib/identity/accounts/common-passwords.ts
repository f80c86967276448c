import "server-only";
import { dictionary } from "@zxcvbn-ts/language-common";

/** How many of the commonest passwords are refused (NIST SP 800-63B section 5.1.1.2). */
const REFUSED = 10_000;

/** Of those that are long enough to be chosen at all, ordered by how often they were found in leaks. */
const common = new Set(
  dictionary["passwords-common"].filter((password) => password.length >= 8).slice(0, REFUSED),
);
for (const password of dictionary["passwords-common"].slice(0, REFUSED)) common.add(password);

export function isCommonPassword(password: string): boolean {
  return common.has(password.toLowerCase());
}
