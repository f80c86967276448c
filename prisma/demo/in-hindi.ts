import { BOXES } from "./hindi/boxes";
import { CUPS_AND_LIDS } from "./hindi/cups-and-lids";
import { FOOD_PACKAGING } from "./hindi/food-packaging";
import { MAILERS } from "./hindi/mailers";
import { PAPER_BAGS } from "./hindi/paper-bags";
import { PROTECTION } from "./hindi/protection";
import type { HindiTexts } from "./types";

/** The texts of the products in Hindi, by slug. */
export const IN_HINDI: HindiTexts = {
  ...MAILERS,
  ...PAPER_BAGS,
  ...FOOD_PACKAGING,
  ...BOXES,
  ...CUPS_AND_LIDS,
  ...PROTECTION,
};
