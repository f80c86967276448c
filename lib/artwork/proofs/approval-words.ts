import { inEnglish, type Translate } from "@/lib/i18n/translate";
import { translateMessage } from "@/lib/i18n/translate-message";
import type { LineIdentity } from "@/lib/orders/cart/cart-line";
import { QUANTITY_PATTERNS, quantityWords } from "@/lib/orders/line-text";

/** Texts of an approval, stored with it and shown next to the button (each proof contains them). */

export interface ApprovedProof {
  n: number;
  lineName: string;
  quantity: number;
  unit: LineIdentity["unit"];
  orderNumber: string;
  sha256: string;
}

const WORDS =
  "I approve proof {n} of “{line}” ({quantity}) in order {order}, file {file}. I have checked texts, numbers, codes, colours, size and position. It will be made exactly as this proof shows; after my approval nothing can be changed and I can no longer cancel the order myself.";

/** The beginning and end of a file's SHA-256, enough for people to tell two files apart. */
const shortSha = (sha256: string) => `${sha256.slice(0, 8)}…${sha256.slice(-8)}`;

export function approvalWords({
  n,
  lineName,
  quantity,
  unit,
  orderNumber,
  sha256,
}: ApprovedProof): string {
  return inEnglish(WORDS, {
    n,
    line: lineName,
    quantity: quantityWords(quantity, unit),
    order: orderNumber,
    file: shortSha(sha256),
  });
}

/** Translates the text of an approval into the page's language; the stored text stays English. */
export const translateApproval = (t: Translate, words: string): string =>
  translateMessage(t, words, [WORDS, ...QUANTITY_PATTERNS]);
