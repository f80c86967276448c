import { plainGstin } from "@/lib/shop/gst/gstin";
import { getStateCode, stateWithCode, unknownStateText } from "@/lib/shop/gst/states";
import type { TaxRegime } from "@/lib/shop/gst/schemas";
import type { SettingKey } from "./definitions";
import { parseStates } from "./state-list";
import type { ShopSettings } from "./shop-settings";

/** Settings of the guided GST step; they belong to the tax section of the admin. */
export const GST_KEYS = [
  "taxRegime",
  "legalName",
  "tradeName",
  "sellerGstin",
  "sellerState",
  "sellerAddress",
  "hsnDigits",
  "gstDefaultPercent",
  "pricesWithTax",
  "invoicePrefix",
  "signatory",
] as const satisfies readonly SettingKey[];

export type GstKey = (typeof GST_KEYS)[number];

/** The shop's GST registration. */
export interface Registration {
  legalName: string;
  /** Empty when it equals the legal name. */
  tradeName: string;
  gstin: string;
  /** Two digits. */
  stateCode: string;
  /** Address of the place of business. */
  address: string;
}

/** The seller's GST registration, and the default rate. */
export interface GstSettings extends Registration {
  /** For products without an HSN code, or with a code that has no rate; hundredths of a percent. */
  defaultRateBasisPoints: number;
}

type Values = Record<GstKey | "contactAddress" | "serviceableStates", string>;

/** Also used in the flat regime, for orders that were taxed by GST before; null without a name or a GSTIN. */
export function registrationFrom(values: Values): Registration | null {
  const registration = registered(values);
  return registration.legalName === "" || registration.gstin === "" ? null : registration;
}

/** Null in the flat regime. */
export function gstSettingsFrom(values: Values): GstSettings | null {
  if (values.taxRegime !== "gst") return null;
  const defaultRateBasisPoints = Math.round(Number(values.gstDefaultPercent) * 100);
  return { ...registered(values), defaultRateBasisPoints };
}

function registered(values: Values): Registration {
  const gstin = plainGstin(values.sellerGstin);
  return {
    legalName: values.legalName,
    tradeName: values.tradeName,
    gstin,
    stateCode: gstin.slice(0, 2),
    address: values.sellerAddress || values.contactAddress,
  };
}

/** True when a change of this setting can make the GST settings inconsistent. */
export function decidesGst(key: SettingKey): boolean {
  return key === "serviceableStates" || GST_KEYS.some((each) => each === key);
}

/** Returns why the shop cannot tax by GST with these settings; null when it can, and in the flat regime. */
export function gstProblem(values: Values): string | null {
  if (values.taxRegime !== "gst") return null;
  if (values.legalName === "") return "GST needs the shop's legal name. Enter it first.";
  if (values.sellerGstin === "") return "GST needs the shop's GSTIN. Enter it first.";
  const code = values.sellerGstin.slice(0, 2);
  if (values.sellerState !== "" && getStateCode(values.sellerState) !== code) {
    return `The GSTIN is registered in ${stateWithCode(code)}, not in ${values.sellerState}.`;
  }
  const unknown = parseStates(values.serviceableStates).find(
    (state) => getStateCode(state) === null,
  );
  if (unknown === undefined) return null;
  return unknownStateText(unknown);
}

/** Returns how the shop taxes, for bookkeepers, who may not read all of its settings. */
export function getTaxRegime(settings: ShopSettings): TaxRegime {
  const { gst, taxPercent, pricesWithTax, hsnDigits } = settings;
  const seller = gst && {
    legalName: gst.legalName,
    gstin: gst.gstin,
    stateCode: gst.stateCode,
    hsnDigits,
    defaultPercent: gst.defaultRateBasisPoints / 100,
  };
  return { regime: gst ? "gst" : "flat", taxPercent, pricesWithTax, seller };
}
