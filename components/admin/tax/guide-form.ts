import { SETTINGS } from "@/lib/shop/settings/definitions";
import type { Settings } from "@/lib/shop/settings/schemas";
import { splitAddress } from "@/lib/shop/settings/seller-place";
import { z } from "@/lib/base/input/zod";

/** The settings in the guide, with the rules of the settings themselves. */

export const guideSchema = z.object({
  legalName: SETTINGS.legalName.schema.refine((text) => text !== "", "Enter the legal name"),
  tradeName: SETTINGS.tradeName.schema,
  sellerAddress: SETTINGS.sellerAddress.schema,
  sellerCity: SETTINGS.sellerCity.schema.refine((text) => text !== "", "Enter the city"),
  sellerPin: SETTINGS.sellerPin.schema.refine((text) => text !== "", "Enter the PIN code"),
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
  {
    title: "Who you are",
    // City and PIN code are saved before an address that contains neither.
    keys: ["legalName", "tradeName", "sellerCity", "sellerPin", "sellerAddress"],
  },
  { title: "Your numbers", keys: ["sellerGstin", "invoicePrefix", "signatory"] },
  { title: "HSN codes", keys: ["hsnDigits", "gstDefaultPercent"] },
  { title: "Check", keys: [] },
];

const KEYS = Object.keys(guideSchema.shape) as GuideKey[];

export function guideValues(settings: Settings): GuideValues {
  const entries = KEYS.map((key) => [key, settings[key]?.value ?? SETTINGS[key].value]);
  return Object.fromEntries(entries) as GuideValues;
}

/** The saved values, with missing city and PIN code taken from the address. */
export function openingValues(saved: GuideValues, settings: Settings): GuideValues {
  const address = saved.sellerAddress || (settings.contactAddress?.value ?? "");
  const { city, pin } = splitAddress(address, saved.sellerGstin.slice(0, 2));
  return { ...saved, sellerCity: saved.sellerCity || city, sellerPin: saved.sellerPin || pin };
}

/** Returns the settings of a step that differ from the saved ones. */
export function changedKeys(step: GuideStep, values: GuideValues, saved: GuideValues): GuideKey[] {
  return step.keys.filter((key) => values[key].trim() !== saved[key]);
}
