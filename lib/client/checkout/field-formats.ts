/** Maximum lengths of the card's controls. */
export const CARD_LENGTH = { cardNumber: 19, expiryDate: 7, cvv: 4 } as const;

function digitsIn(text: string, most: number): string {
  return text.replace(/\D/g, "").slice(0, most);
}

/** "4111111111111111" → "4111 1111 1111 1111" */
export function formatCardNumber(text: string): string {
  return digitsIn(text, 16).replace(/(\d{4})(?=\d)/g, "$1 ");
}

/**
 * "1228" and "12/2028" → "12/28"; another year stays whole and is refused. A first digit that can only be a whole month gets a leading zero ("4" → "04"). The slash appears
 * with the third digit, so that deleting across it works.
 */
export function formatExpiry(text: string): string {
  const padded = /^\s*([2-9]|\d\s*[/.-])/.test(text) ? `0${text.trim()}` : text;
  const digits = digitsIn(padded, 6);
  const [month, year] = [digits.slice(0, 2), digits.slice(2).replace(/^20(?=\d\d$)/, "")];
  return year === "" ? month : `${month}/${year}`;
}

export function formatCvv(text: string): string {
  return digitsIn(text, CARD_LENGTH.cvv);
}

/** "122 001" → "122001", because people and address books write it both ways. */
export const isPinCode = (text: string): boolean => /^[1-9]\d{5}$/.test(text);

export function formatPinCode(text: string): string {
  // Longer than a PIN code, so that a digit too many is refused and not cut off.
  return digitsIn(text, 8);
}
