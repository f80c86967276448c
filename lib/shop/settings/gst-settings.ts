import { isPinIn, statesOfPin } from "@/lib/shop/gst/pin-states";
import { plainGstin } from "@/lib/shop/gst/gstin";
import { PORTAL } from "@/lib/shop/gst/portal-limits";
import { getStateCode, getStateName, stateWithCode, unknownStateText } from "@/lib/shop/gst/states";
import type { TaxRegime } from "@/lib/shop/gst/schemas";
import type { SettingKey } from "./definitions";
import { splitAddress, wholeAddress } from "./seller-place";
import { parseStates } from "./state-list";

/** Settings of the guided GST step; they belong to the tax section of the admin. */
export const GST_KEYS = [
  "taxRegime",
  "legalName",
  "tradeName",
  "sellerGstin",
  "sellerState",
  "sellerAddress",
  "sellerCity",
  "sellerPin",
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
  /** Address of the place of business, with city and PIN code. */
  address: string;
  /** Empty when neither the settings nor the address say it; so is `pin`. */
  city: string;
  pin: string;
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
  const stateCode = gstin.slice(0, 2);
  const address = values.sellerAddress || values.contactAddress;
  const inText = splitAddress(address, stateCode);
  const place = { city: values.sellerCity || inText.city, pin: values.sellerPin || inText.pin };
  return {
    legalName: values.legalName,
    tradeName: values.tradeName,
    gstin,
    stateCode,
    address: wholeAddress(address, { ...place, stateCode }),
    ...place,
  };
}

/** True when a change of this setting can make the GST settings inconsistent. */
export function decidesGst(key: SettingKey): boolean {
  return (
    key === "serviceableStates" || key === "contactAddress" || GST_KEYS.some((each) => each === key)
  );
}

/**
 * Returns why a change is refused: what it makes wrong of the GST settings. What was wrong or missing before refuses no
 * other change, or a shop that lacks two fields could save neither; but GST is only turned on once nothing is missing.
 */
export function gstProblem(values: Values, before: Values): string | null {
  if (values.taxRegime !== "gst") return null;
  if (before.taxRegime !== "gst") {
    return [...gstFaults(values), ...missingPlace(values)].join(" ") || null;
  }
  const known = gstFaults(before);
  return gstFaults(values).find((fault) => !known.includes(fault)) ?? null;
}

/** Missing or wrong GST settings, one sentence each; empty under the flat tax. */
export const gstShortfalls = (values: Values): string[] =>
  values.taxRegime === "gst" ? [...gstFaults(values), ...missingPlace(values)] : [];

function gstFaults(values: Values): string[] {
  const { legalName, tradeName, sellerGstin, sellerState } = values;
  const isShort = (name: string) => name !== "" && name.length < PORTAL.name.least;
  const code = sellerGstin.slice(0, 2);
  const isElsewhere = sellerState !== "" && code !== "" && getStateCode(sellerState) !== code;
  const unknown = parseStates(values.serviceableStates).find(
    (state) => getStateCode(state) === null,
  );
  return [
    ...(legalName === "" ? ["GST needs the shop's legal name. Enter it."] : []),
    ...(sellerGstin === "" ? ["GST needs the shop's GSTIN. Enter it."] : []),
    ...(isShort(legalName) || isShort(tradeName)
      ? ["The GST portal takes no legal or trade name shorter than 3 characters."]
      : []),
    ...(isElsewhere
      ? [`The GSTIN is registered in ${stateWithCode(code)}, not in ${sellerState}.`]
      : []),
    ...(code === "" ? [] : misplacedPin(registered(values))),
    ...(unknown === undefined ? [] : [unknownStateText(unknown)]),
  ];
}

function misplacedPin({ pin, stateCode }: Registration): string[] {
  const state = getStateName(stateCode) ?? "";
  if (pin === "" || isPinIn(pin, state)) return [];
  return [
    `The PIN code ${pin} of the registered address is in ${statesOfPin(pin).join(" or ")}, and the GSTIN in ${stateWithCode(stateCode)}. Correct one of them; where the registration has moved, empty the PIN code first, then enter the new GSTIN.`,
  ];
}

/**
 * Address fields needed for e-invoices and e-way bills: an existing shop may charge tax without them until they are
 * entered.
 */
function missingPlace(values: Values): string[] {
  const { city, pin } = registered(values);
  return [
    ...(pin === "" ? ["GST needs the PIN code of the registered address. Enter it."] : []),
    ...(city.length < PORTAL.place.least
      ? ["GST needs the city of the registered address, with at least 3 letters. Enter it."]
      : []),
  ];
}

/** Returns how the shop taxes, for bookkeepers, who may not read all of its settings. */
export function getTaxRegime({
  gst,
  taxPercent,
  pricesWithTax,
  hsnDigits,
}: Pick<TaxRegime, "taxPercent" | "pricesWithTax"> & {
  gst: GstSettings | null;
  hsnDigits: number;
}): TaxRegime {
  const seller = gst && {
    legalName: gst.legalName,
    gstin: gst.gstin,
    stateCode: gst.stateCode,
    hsnDigits,
    defaultPercent: gst.defaultRateBasisPoints / 100,
  };
  return { regime: gst ? "gst" : "flat", taxPercent, pricesWithTax, seller };
}
