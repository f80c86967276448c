import { SETTINGS } from "@/lib/shop/settings/definitions";
import type { Settings } from "@/lib/shop/settings/schemas";
import { z } from "@/lib/base/input/zod";

/** The settings in the guide, with the rules of the settings themselves. */

export const guideSchema = z.object({
  legalName: SETTINGS.legalName.schema.refine((text) => text !== "", "Enter the legal name"),
  tradeName: SETTINGS.tradeName.schema,
  sellerAddress: SETTINGS.sellerAddress.schema,
  sellerGstin: SETTINGS.sellerGstin.schema.refine((text) => text !== "", "Enter the GSTIN"),
  invoicePrefix: SETTINGS.invoicePrefix.schema,
  signatory: SETTINGS.signatory.schema,
  hsnDigits: SETTINGS.hsnDigits.schema,
  gstDefaultPercent: SETTINGS.gstDefaultPercent.schema,
});

export type GuideValues = z.input<typeof guideSchema>;
export type GuideKey = keyof GuideValues;

export interface GuideStep {
  title: string;
  keys: readonly GuideKey[];
}

/** In order; the last step only checks. */
export const GUIDE_STEPS: readonly GuideStep[] = [
  { title: "Who you are", keys: ["legalName", "tradeName", "sellerAddress"] },
  { title: "Your numbers", keys: ["sellerGstin", "invoicePrefix", "signatory"] },
  { title: "HSN codes", keys: ["hsnDigits", "gstDefaultPercent"] },
  { title: "Check", keys: [] },
];

const KEYS = Object.keys(guideSchema.shape) as GuideKey[];

export function guideValues(settings: Settings): GuideValues {
  const entries = KEYS.map((key) => [key, settings[key]?.value ?? SETTINGS[key].value]);
  return Object.fromEntries(entries) as GuideValues;
}

/** Returns the settings of a step that differ from the saved ones. */
export function changedKeys(step: GuideStep, values: GuideValues, saved: GuideValues): GuideKey[] {
  return step.keys.filter((key) => values[key].trim() !== saved[key]);
}
