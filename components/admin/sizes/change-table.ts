import type { SizeTableAnswer } from "@/lib/catalogue/sizes/admin/schemas";
import type { TableContent } from "@/lib/catalogue/sizes/table-schema";
import { STYLE_IDS, type StyleId } from "@/lib/pricing/size-spec";
import type { Part } from "./typed-entries";

/** Operations on a size table before it is saved. */

export const STYLE_NAMES: Readonly<Record<StyleId, string>> = {
  "mailer-box": "Mailer box",
  "shipping-carton": "Shipping carton",
  "tuck-end-box": "Tuck-end box",
  "pizza-box": "Pizza box",
  "paper-bag": "Paper bag",
};

export const missingStyles = ({ styles }: TableContent): StyleId[] =>
  STYLE_IDS.filter((id) => !styles.some(({ _id }) => _id === id));

/** Removes the fields of the version. */
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

/** A unique id derived from the name. */
export function newId(name: string, taken: readonly string[]): string {
  const words = name.toLowerCase().replace(/[^a-z0-9]+/g, "-");
  const slug = words.slice(0, MAX_ID - 4).replace(/^-+|-+$/g, "") || "entry";
  const tries = [slug, ...taken.map((_, index) => `${slug}-${index + 2}`)];
  return tries.find((id) => !taken.includes(id)) ?? slug;
}

/** Names of the styles that use an entry. */
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

/** Describes an API refusal: the entry and the problem. */
export function problemText(table: TableContent, path: string, message: string): string {
  const [part = "", index = ""] = path.split(".");
  const entries: readonly { name: string }[] =
    part === "boards" || part === "prints" || part === "finishes" || part === "styles"
      ? table[part]
      : [];
  const name = entries[Number(index)]?.name;
  return name === undefined ? message : `${PARTS[part] ?? ""} ${name}: ${message}`;
}
