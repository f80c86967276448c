import { stateCodeOf, stateNameOf, stateWithCode } from "./states";

/**
 * The number of somebody registered for GST: two digits of the state, the ten characters of the PAN, which
 * of its registrations in the state it is, the kind of taxpayer, and a check character.
 */
const FORM = /^[0-9]{2}[A-Z]{5}[0-9]{4}[A-Z][1-9A-Z][Z1-9ABD-J][0-9A-Z]$/;

export const GSTIN_LENGTH = 15;

const ALPHABET = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ";
const BASE = ALPHABET.length;

/** As it is kept: without the spaces and in the capitals that people leave out. */
export function plainGstin(typed: string): string {
  return typed.replace(/\s/g, "").toUpperCase();
}

/** The check character that belongs after the first fourteen. */
export function checkCharacter(body: string): string {
  const sum = Array.from(body).reduce((total, character, index) => {
    const product = ALPHABET.indexOf(character) * (index % 2 === 0 ? 1 : 2);
    return total + Math.floor(product / BASE) + (product % BASE);
  }, 0);
  return ALPHABET[(BASE - (sum % BASE)) % BASE] ?? "";
}

/** What is wrong with a plain GSTIN, in words for whoever typed it; null where it can be one. */
export function gstinProblem(gstin: string): string | null {
  const { length } = gstin;
  if (length !== GSTIN_LENGTH)
    return `A GSTIN has ${GSTIN_LENGTH} characters; this one has ${length}.`;
  if (!FORM.test(gstin)) return WRONG_FORM;
  const state = gstin.slice(0, 2);
  if (stateNameOf(state) === null) {
    return `A GSTIN begins with the code of a state, and ${state} is none.`;
  }
  return gstin.at(-1) === checkCharacter(gstin.slice(0, -1)) ? null : WRONG_CHECK;
}

const WRONG_FORM =
  "This is not a GSTIN. It has the form of 29AAGCB7383J1Z4: the state's code, the PAN and three more characters.";
const WRONG_CHECK =
  "The last character does not fit the others. Please check the GSTIN for a typing error.";

/**
 * Why a good GSTIN cannot stand beside a billing address in the state of that name; null where it can. A
 * registration holds in one state.
 */
export function gstinStateProblem(gstin: string, billingState: string): string | null {
  const code = gstin.slice(0, 2);
  if (stateCodeOf(billingState) === code) return null;
  return `This GSTIN is registered in ${stateWithCode(code)}. Enter a billing address in that state, or another GSTIN.`;
}
