import { UNREGISTERED } from "@/lib/shop/gst/gstin-field";
import { getStateCode, stateWithCode } from "@/lib/shop/gst/states";
import { inEnglish, type Translate } from "@/lib/i18n/translate";

/**
 * Returns why a consignee's valid GSTIN does not fit the address where goods are received: portals refuse a GSTIN of
 * another state. Null when it fits, and for `URP`.
 */
export function consigneeProblem(
  gstin: string,
  { state }: { state: string },
  t: Translate = inEnglish,
): string | null {
  if (gstin === UNREGISTERED) return null;
  const code = gstin.slice(0, 2);
  if (getStateCode(state) === code) return null;
  return t(
    "This GSTIN is registered in {registered}, and the address is in {state}. Enter the GSTIN of the place where the goods go, or {urp}.",
    { registered: stateWithCode(code), state, urp: UNREGISTERED },
  );
}
