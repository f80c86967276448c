import { cutText } from "@/lib/base/text/cut-text";
import { dateName } from "@/lib/base/dates";
import { UNREGISTERED } from "@/lib/shop/gst/gstin-field";
import { PORTAL } from "@/lib/shop/gst/portal-limits";
import { getStateCode } from "@/lib/shop/gst/states";
import { splitAddress } from "@/lib/shop/settings/seller-place";
import type { DocumentContent } from "../content";

/** An address in the portals' format; unknown parts are undefined. */
export interface PortalAddress {
  line1: string | undefined;
  line2: string | undefined;
  place: string | undefined;
  pin: number | undefined;
  /** Two digits. */
  stateCode: string | undefined;
}

/** Portals refuse double quotes and backslashes. */
export const portalText = (text: string, most: number): string | undefined =>
  cutText(plainText(text), most) || undefined;

const plainText = (text: string) =>
  text.replaceAll('"', "'").replaceAll("\\", "/").replace(/\s+/g, " ").trim();

/** Two lines, split between words, so that the second has the portals' minimum length. */
function toLines(text: string) {
  const { least, most } = PORTAL.line;
  const whole = plainText(text);
  if (whole.length <= most) return { line1: whole || undefined, line2: undefined };
  const start = whole.slice(0, Math.min(most, whole.length - least) + 1).lastIndexOf(" ");
  const line1 = cutText(start > 0 ? whole.slice(0, start) : whole, most);
  return { line1, line2: cutText(whole.slice(line1.length).trim(), most) || undefined };
}

type Postal = DocumentContent["buyer"]["address"];

export function postalAddress({ address, apartment, city, state, zipCode }: Postal): PortalAddress {
  return {
    ...toLines([address, apartment].filter(Boolean).join(", ")),
    place: portalText(city, PORTAL.place.most),
    pin: /^[1-9]\d{5}$/.test(zipCode) ? Number(zipCode) : undefined,
    stateCode: getStateCode(state) ?? undefined,
  };
}

/** The shop's address. Documents from before city and PIN code were stored contain them in its text. */
export function sellerAddress({
  address,
  state,
  city,
  pin,
}: DocumentContent["seller"]): PortalAddress {
  const inText = splitAddress(address, state?.code, city ?? "");
  return {
    ...toLines(inText.street),
    place: portalText(inText.city, PORTAL.place.most),
    pin: Number(pin ?? inText.pin) || undefined,
    stateCode: state?.code,
  };
}

/**
 * The consignee if not the buyer: a GSTIN, or `URP`; null when unknown, and undefined when the goods go to the buyer.
 * Two addresses with one GSTIN are one buyer, and so is a buyer without a GSTIN.
 */
export function findConsignee(content: DocumentContent): string | null | undefined {
  const { buyer, consigneeGstin } = content;
  if (!isShippedElsewhere(content)) return undefined;
  const buyerGstin = buyer.gstin ?? UNREGISTERED;
  const consignee = consigneeGstin ?? (buyer.gstin === null ? UNREGISTERED : null);
  return consignee === buyerGstin ? undefined : consignee;
}

function isShippedElsewhere({ buyer, delivery }: DocumentContent): boolean {
  const plain = ({ address, apartment = "", city, state, zipCode }: Postal) =>
    [address, apartment, city, state, zipCode].join("\n").toLowerCase().replace(/\s+/g, " ");
  return plain(buyer.address) !== plain(delivery);
}

/** "21/11/2026". */
export const portalDate = (day: Date): string => dateName(day).split("-").reverse().join("/");
