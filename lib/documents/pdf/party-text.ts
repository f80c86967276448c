import { inEnglish, type Translate } from "@/lib/i18n/translate";
import { addressLines } from "@/lib/identity/addresses/postal-address";
import type { DocumentContent } from "@/lib/documents/content";
import { getStateCode } from "@/lib/shop/gst/states";
import { printable } from "./typesetting/printable";
import type { SellerText } from "./document-text";

/** The texts of seller, buyer and delivery address. */

function listLines(texts: readonly (string | null | undefined)[]): string[] {
  return texts.map((text) => printable(text ?? "")).filter((text) => text !== "");
}

export function formatSeller({
  regime,
  seller,
}: Pick<DocumentContent, "regime" | "seller">): SellerText {
  const { name, tradeName, address, gstin, udyam, state, email, phone } = seller;
  const place = state ? `, ${state.name} (${state.code})` : "";
  return {
    name: printable(name),
    tradeName: printable(tradeName),
    address: printable(address),
    email: printable(email),
    phone: printable(phone),
    contact: listContact(regime, [email, phone]),
    registration: gstin ? `GSTIN ${gstin}${place}` : "",
    udyam: udyam ? `Udyam ${udyam}` : "",
  };
}

/** On one line under GST, where much else has to be printed. */
function listContact(
  regime: DocumentContent["regime"],
  parts: readonly (string | null)[],
): string[] {
  const lines = listLines(parts);
  return regime === "gst" && lines.length > 0 ? [lines.join(", ")] : lines;
}

type Address = DocumentContent["delivery"];

const isSame = (a: Address, b: Address) =>
  addressLines(a).join("\n") === addressLines(b).join("\n");

/** Adds the state code to the last line, as the law requires. */
function withCode(lines: readonly string[], code: string | null, t: Translate): string[] {
  if (!code) return [...lines];
  const last = lines.at(-1) ?? "";
  return [...lines.slice(0, -1), t("{place}, state code {code}", { place: last, code })];
}

/** Under the flat tax, an address that equals the delivery address is not repeated. */
export function formatBuyer(
  content: Pick<DocumentContent, "regime" | "buyer" | "delivery">,
  t: Translate = inEnglish,
): string[] {
  const { regime, buyer, delivery } = content;
  const { name, company, email, phone, gstin, address } = buyer;
  const contact = [gstin && `GSTIN ${gstin}`, ...listContact(regime, [email, phone])];
  if (regime === "gst") {
    const [person, ...place] = addressLines(address);
    const who = gstin && company ? [company, person] : [person, company];
    return listLines([...who, ...withCode(place, getStateCode(address.state), t), ...contact]);
  }
  const who = isSame(address, delivery) ? [name, company] : addressLines(address, company);
  return listLines([...who, ...contact]);
}

/** Includes the company, as on the label, because receiving departments ask for it. */
export function formatDelivery(
  { regime, buyer, delivery }: Pick<DocumentContent, "regime" | "buyer" | "delivery">,
  t: Translate = inEnglish,
): string[] {
  const code = regime === "gst" ? getStateCode(delivery.state) : null;
  return listLines(withCode(addressLines(delivery, buyer.company), code, t));
}
