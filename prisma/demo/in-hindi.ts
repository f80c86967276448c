import { readTable } from "./read-table";
import type { HindiTexts } from "./types";

const rows = readTable<"product" | "name" | "description" | "features">("hindi.csv");

/** The texts of the products in Hindi, by slug; as in a catalogue file, each feature is a line of its cell. */
export const IN_HINDI: HindiTexts = Object.fromEntries(
  rows.map(({ product, features, ...texts }) => [
    product,
    { ...texts, features: features.split("\n") },
  ]),
);
