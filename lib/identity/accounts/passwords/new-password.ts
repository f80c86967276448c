import "server-only";
import { dictionary } from "@zxcvbn-ts/language-common";
import type { Db } from "@/lib/db/client";
import { readShopSettings } from "@/lib/shop/settings/queries";
import { Refusal } from "@/lib/i18n/refusal";
import type { Translate } from "@/lib/i18n/translate";

/**
 * Words that an attacker tries first here (ASVS 5.0, 6.1.2), in the singular where the plural adds a letter;
 * the shop's name and the account holder's own details are added to them.
 */
export const EASY_WORDS = {
  shop: ["kln", "shop", "store", "order", "delivery", "shipping", "stock", "sale"],
  products: [
    ...["bag", "board", "bottle", "box", "bubble", "card", "cardboard", "carton", "container"],
    ...["corrugated", "courier", "cup", "envelope", "foam", "food", "honeycomb", "kraft", "label"],
    ...["lid", "mailer", "mailing", "pack", "package", "packaging", "packing", "padded", "paper"],
    ...[
      "parcel",
      "plastic",
      "poly",
      "pouch",
      "protection",
      "roll",
      "sleeve",
      "tape",
      "tray",
      "wrap",
    ],
  ],
  people: [
    ...["accountant", "admin", "administrator", "buyer", "customer", "guest", "login", "manager"],
    ...["operator", "owner", "packer", "password", "supplier", "user", "welcome"],
  ],
};

const LISTED = Object.values(EASY_WORDS).flat();

/** The minimum of letters and digits that a password with such words needs besides them. */
export const MIN_BESIDE = 5;

/** Shorter words occur inside too many other words. */
const MIN_WORD = 3;

/** Characters that replace letters ("p4ck@ging"); small L and I look alike in most of them. */
const LOOKALIKES: Record<string, string> = {
  "0": "o",
  "1": "i",
  "!": "i",
  l: "i",
  "3": "e",
  "4": "a",
  "@": "a",
  "5": "s",
  $: "s",
  "7": "t",
};

function splitCharacters(text: string): string[] {
  return Array.from(text.normalize("NFKC").toLowerCase());
}

/**
 * Returns one entry per character in the form in which words are compared: lower case, with lookalikes replaced by
 * letters.
 */
function folded(text: string): string[] {
  return splitCharacters(text).map((character) => LOOKALIKES[character] ?? character);
}

/** Splits a name or an address into its words and numbers: asha and rao in "asha.rao7". */
export function cutIntoWords(texts: readonly string[]): string[] {
  const words = texts.flatMap(
    (text) =>
      text
        .normalize("NFKC")
        .toLowerCase()
        .match(/[\p{L}\p{M}]+|\p{N}+/gu) ?? [],
  );
  return words.filter((word) => word.length >= MIN_WORD);
}

/**
 * Counts the letters and digits outside the words, when the words cover as much of the password as they can. Spaces and
 * signs do not count: they do not slow down an attacker.
 */
export function lettersBeside(password: string, words: readonly string[]): number {
  const written = splitCharacters(password);
  const compared = folded(password);
  const patterns = words.map(folded).filter((pattern) => pattern.length > 0);
  // least[n]: the minimum that stays uncovered among the first n characters.
  const least = [0];
  for (const [index, character] of written.entries()) {
    const end = index + 1;
    const alone = (least[index] ?? 0) + (/[\p{L}\p{M}\p{N}]/u.test(character) ? 1 : 0);
    const covered = patterns
      .filter((pattern) => endsWith(compared, end, pattern))
      .map((pattern) => least[end - pattern.length] ?? 0);
    least.push(Math.min(alone, ...covered));
  }
  return least[written.length] ?? 0;
}

function endsWith(characters: readonly string[], end: number, pattern: readonly string[]): boolean {
  const start = end - pattern.length;
  return start >= 0 && pattern.every((character, index) => characters[start + index] === character);
}

/** True when the password is one or more easy words with too little besides; `own` holds details of its holder. */
export function consistsOfEasyWords(password: string, own: readonly string[]): boolean {
  const beside = lettersBeside(password, [...LISTED, ...cutIntoWords(own)]);
  return beside < MIN_BESIDE && beside < lettersBeside(password, []);
}

/** How many of the most common passwords are refused (NIST SP 800-63B section 5.1.1.2). */
const REFUSED = 10_000;

/** Common passwords of at least the minimum length, ordered by how often they were found in leaks. */
const common = new Set(
  dictionary["passwords-common"].filter((password) => password.length >= 8).slice(0, REFUSED),
);
for (const password of dictionary["passwords-common"].slice(0, REFUSED)) common.add(password);

function isCommonPassword(password: string): boolean {
  return common.has(password.toLowerCase());
}

/** The person who chooses the password: somebody who knows them tries these details first. */
interface Holder {
  name: string;
  email: string;
  company?: string | null;
}

/**
 * Returns why the password is refused, or undefined. The text never repeats the password. The schemas check the length.
 */
async function passwordFault(
  db: Db,
  password: string,
  { name, email, company }: Holder,
): Promise<((t: Translate) => string) | undefined> {
  if (isCommonPassword(password))
    return (t) => t("This password is one of the most common ones; choose another.");
  const { siteName } = await readShopSettings(db);
  const [mailbox = ""] = email.split("@");
  if (!consistsOfEasyWords(password, [siteName, name, mailbox, company ?? ""])) return undefined;
  return (t) =>
    t(
      "This password is easy to guess: it is made of words such as the shop's name, its products or your own name and email. Add at least {count} other letters or digits.",
      { count: MIN_BESIDE },
    );
}

/** @throws AppError invalid_input; `field` names the password's control */
export async function refuseEasyPassword(
  db: Db,
  { password, field, holder }: { password: string; field: string; holder: Holder },
): Promise<void> {
  const words = await passwordFault(db, password, holder);
  if (words) throw new Refusal("invalid_input", words, { at: field });
}
