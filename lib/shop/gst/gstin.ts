import { inEnglish, type Translate } from "@/lib/i18n/translate";
import { getStateCode, getStateName, stateWithCode } from "./states";

/**
 * A GSTIN: two digits of the state, the ten characters of the PAN, the number of the registration within the state, the
 * kind of taxpayer, and a check character.
 */
const FORM = /^[0-9]{2}[A-Z]{5}[0-9]{4}[A-Z][1-9A-Z][Z1-9ABD-J][0-9A-Z]$/;

export const GSTIN_LENGTH = 15;

const ALPHABET = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ";
const BASE = ALPHABET.length;

/** Returns the GSTIN as it is stored: without spaces and in capitals. */
export function plainGstin(typed: string): string {
  return typed.replace(/\s/g, "").toUpperCase();
}

/** Returns the check character for the first fourteen characters. */
export function checkCharacter(body: string): string {
  const sum = Array.from(body).reduce((total, character, index) => {
    const product = ALPHABET.indexOf(character) * (index % 2 === 0 ? 1 : 2);
    return total + Math.floor(product / BASE) + (product % BASE);
  }, 0);
  return ALPHABET[(BASE - (sum % BASE)) % BASE] ?? "";
}

/** Mistakes in a plain GSTIN, for the person who typed it; null when it can be valid. */
export function gstinProblem(gstin: string, t: Translate = inEnglish): string | null {
  const { length } = gstin;
  if (length !== GSTIN_LENGTH)
    return t("A GSTIN has {count} characters; this one has {length}.", {
      count: GSTIN_LENGTH,
      length,
    });
  if (!FORM.test(gstin)) return t(WRONG_FORM);
  const state = gstin.slice(0, 2);
  if (getStateName(state) === null) {
    return t("A GSTIN begins with the code of a state, and {code} is none.", { code: state });
  }
  return gstin.at(-1) === checkCharacter(gstin.slice(0, -1)) ? null : t(WRONG_CHECK);
}

const WRONG_FORM =
  "This is not a GSTIN. It has the form of 29AAGCB7383J1Z4: the state's code, the PAN and three more characters.";
const WRONG_CHECK =
  "The last character does not fit the others. Please check the GSTIN for a typing error.";

/**
 * Returns why a valid GSTIN does not match a billing address in this state; null when it does. A registration applies
 * to one state.
 */
export function gstinStateProblem(
  gstin: string,
  billingState: string,
  t: Translate = inEnglish,
): string | null {
  const code = gstin.slice(0, 2);
  if (getStateCode(billingState) === code) return null;
  return t(
    "This GSTIN is registered in {state}. Enter a billing address in that state, or another GSTIN.",
    { state: stateWithCode(code) },
  );
}

/** Returns why a valid GSTIN is no buyer's and no consignee's, when it is the shop's own; null for any other. */
export function ownGstinProblem(
  gstin: string,
  shop: { gstin: string } | null,
  t: Translate = inEnglish,
): string | null {
  if (gstin !== shop?.gstin) return null;
  return t("This is the GSTIN of the shop itself. Enter another one, or leave it out.");
}
