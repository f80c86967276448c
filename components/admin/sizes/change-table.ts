import type { SizeTableAnswer } from "@/lib/catalogue/sizes/admin/schemas";
import type { TableContent } from "@/lib/catalogue/sizes/table-schema";
import { STYLE_IDS, type StyleId } from "@/lib/pricing/size-spec";
import type { Part } from "./typed-entries";

/** What can be done with a size table before it is saved. */

export const STYLE_NAMES: Readonly<Record<StyleId, string>> = {
  "mailer-box": "Mailer box",
  "shipping-carton": "Shipping carton",
  "tuck-end-box": "Tuck-end box",
  "pizza-box": "Pizza box",
  "paper-bag": "Paper bag",
};

/** The styles that the table does not have yet. */
export const missingStyles = ({ styles }: TableContent): StyleId[] =>
  STYLE_IDS.filter((id) => !styles.some(({ _id }) => _id === id));

/** Leaves out what belongs to the version. */
export const toContent = (table: SizeTableAnswer): TableContent => ({
  styles: table.styles,
  boards: table.boards,
  prints: table.prints,
  finishes: table.finishes,
  wastePercent: table.wastePercent,
  margins: table.margins,
  leastOrder: table.leastOrder,
  examples: table.examples ?? [],
});

const MAX_ID = 40;

/** An id that no other has, from the name. */
export function newId(name: string, taken: readonly string[]): string {
  const words = name.toLowerCase().replace(/[^a-z0-9]+/g, "-");
  const slug = words.slice(0, MAX_ID - 4).replace(/^-+|-+$/g, "") || "entry";
  const tries = [slug, ...taken.map((_, index) => `${slug}-${index + 2}`)];
  return tries.find((id) => !taken.includes(id)) ?? slug;
}

/** The names of the styles that have an entry. */
export const usedBy = (table: TableContent, part: Exclude<Part, "styles">, id: string): string[] =>
  table.styles.filter((style) => style[part].includes(id)).map(({ name }) => name);

export const withoutEntry = (table: TableContent, part: Part, index: number): TableContent => ({
  ...table,
  [part]: table[part].filter((_, at) => at !== index),
});

const PARTS: Readonly<Record<string, string>> = {
  boards: "Board",
  prints: "Print",
  finishes: "Finish",
  styles: "Style",
};

/** A refusal of the API in words: whose value it is, and what is wrong. */
export function problemText(table: TableContent, path: string, message: string): string {
  const [part = "", index = ""] = path.split(".");
  const entries: readonly { name: string }[] =
    part === "boards" || part === "prints" || part === "finishes" || part === "styles"
      ? table[part]
      : [];
  const name = entries[Number(index)]?.name;
  return name === undefined ? message : `${PARTS[part] ?? ""} ${name}: ${message}`;
}
