import { jsonText } from "@/lib/base/input/json";
import {
  optionalLine,
  PRODUCT_LIMITS,
  productTexts,
  productTranslationsField,
  TRANSLATIONS,
  type ProductTranslations,
} from "../product-form";
import { listToCell } from "./cell-lists";
import type { ProductField } from "./field";
import { cell, featuresCell } from "./read-cells";

/** A product's texts in Hindi, and its family. */

export const OTHER_FIELDS = {
  translations: {
    label: "Other languages",
    schema: jsonText(productTranslationsField, TRANSLATIONS),
    fresh: {},
    isSilent: true,
  } satisfies ProductField<ProductTranslations>,
  nameHi: {
    label: "Name in Hindi",
    csv: {
      help: "For the pages in Hindi. Empty for the English one",
      example: "क्राफ़्ट शिपिंग डिब्बा, 12 x 9 x 6 इंच",
      read: () => cell.pipe(productTexts.shape.name),
      write: String,
    },
  } satisfies ProductField<string>,
  descriptionHi: {
    label: "Description in Hindi",
    csv: {
      help: "Empty for the English one",
      example: "भेजने के लिए नालीदार क्राफ़्ट बोर्ड का मज़बूत डिब्बा।",
      read: () => cell.pipe(productTexts.shape.description),
      write: String,
    },
  } satisfies ProductField<string>,
  featuresHi: {
    label: "Features in Hindi",
    csv: {
      help: "One on each line of the cell. Empty for the English ones",
      example: "रीसाइकल हो सकता है\nअनुरोध पर छपाई",
      read: () => featuresCell,
      write: listToCell,
    },
  } satisfies ProductField<string[]>,
  family: {
    label: "Sizes of",
    schema: optionalLine(PRODUCT_LIMITS.familyName).describe(
      "What it is one size of, by its name; a new name makes a new family, empty takes it out of its own",
    ),
    column: "familyId",
    isRuled: true,
    typed: { kind: "text", empty: "" },
    control: {
      label: "One size of",
      hint: "Choose one or type a new name, such as Kraft mailer box; empty for none",
    },
  } satisfies ProductField<string | null>,
  familyLabel: {
    label: "This size",
    schema: optionalLine(PRODUCT_LIMITS.familyLabel).describe(
      "What this size is called there, such as 9 × 6 × 3 in",
    ),
    fresh: null,
    isRuled: true,
    typed: { kind: "text", empty: "" },
    control: { hint: "As buyers read it, such as 9 × 6 × 3 in" },
  } satisfies ProductField<string | null>,
};
