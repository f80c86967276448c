import { LANGUAGE_TAGS } from "@/lib/base/http/languages";
import { getStateCode } from "@/lib/shop/gst/states";
import { inEnglish, type Translate } from "@/lib/i18n/translate";
import { isPinIn, statesOfPin, type Address } from "@/lib/shop/gst/pin-states";

/**
 * Returns why a PIN code does not fit the state of its address, naming the state or states of the PIN code; null when
 * it does, and where either is unknown.
 */
export function pinProblem({ zipCode, state }: Address, t: Translate = inEnglish): string | null {
  if (getStateCode(state) === null || isPinIn(zipCode, state)) return null;
  const list = new Intl.ListFormat(LANGUAGE_TAGS[t.language], { type: "disjunction" });
  return t("PIN code {pin} is in {state}, not in {chosen}. Please check both.", {
    pin: zipCode,
    state: list.format(statesOfPin(zipCode)),
    chosen: state,
  });
}
