import { dateName } from "@/lib/base/dates";
import { getStateCode, getStateName } from "@/lib/shop/gst/states";
import type { DocumentContent } from "../content";

/** An address as the portals take it; what is not known is undefined. */
export interface PortalAddress {
  line1: string | undefined;
  line2: string | undefined;
  place: string | undefined;
  pin: number | undefined;
  /** Two digits. */
  stateCode: string | undefined;
}

/** Most characters of a line of an address, in both portals. */
const LINE = 100;
const PLACE = 50;
/** A shorter second line is refused. */
const LEAST = 3;

/** Portals refuse double quotes and backslashes. */
export const portalText = (text: string, most: number): string | undefined =>
  text
    .replaceAll('"', "'")
    .replaceAll("\\", "/")
    .replace(/\s+/g, " ")
    .trim()
    .slice(0, most)
    .trim() || undefined;

const toLines = (text: string) => {
  const line2 = portalText(text.slice(LINE), LINE);
  return {
    line1: portalText(text, LINE),
    line2: line2 && line2.length >= LEAST ? line2 : undefined,
  };
};

type Postal = DocumentContent["buyer"]["address"];

export function postalAddress({ address, apartment, city, state, zipCode }: Postal): PortalAddress {
  return {
    ...toLines([address, apartment].filter(Boolean).join(", ")),
    place: portalText(city, PLACE),
    pin: /^[1-9]\d{5}$/.test(zipCode) ? Number(zipCode) : undefined,
    stateCode: getStateCode(state) ?? undefined,
  };
}

/**
 * The shop's address, which is one text on the document: "Plot 14, Udyog Vihar Phase IV, Gurugram, Haryana 122015". The
 * last part before state and PIN code is the place.
 */
export function sellerAddress({ address, state }: DocumentContent["seller"]): PortalAddress {
  const [pin] = address.match(/\b[1-9]\d{2}\s?\d{3}\b/g)?.slice(-1) ?? [];
  const named = ["India", state && getStateName(state.code)].map((name) => name?.toLowerCase());
  const parts = (pin ? address.replace(pin, "") : address)
    .split(/[,\n]/)
    .map((part) => part.replace(/^[\s-]+|[\s.-]+$/g, ""))
    .filter((part) => part !== "" && !named.includes(part.toLowerCase()));
  const place = parts.length > 1 ? parts.pop() : parts[0];
  return {
    ...toLines(parts.join(", ")),
    place: place && portalText(place, PLACE),
    pin: pin ? Number(pin.replace(/\s/, "")) : undefined,
    stateCode: state?.code,
  };
}

/** Whether the goods go elsewhere than the bill. */
export function isShippedElsewhere({ buyer, delivery }: DocumentContent): boolean {
  const plain = ({ address, apartment = "", city, state, zipCode }: Postal) =>
    [address, apartment, city, state, zipCode].join("\n").toLowerCase().replace(/\s+/g, " ");
  return plain(buyer.address) !== plain(delivery);
}

/** "21/11/2026". */
export const portalDate = (day: Date): string => dateName(day).split("-").reverse().join("/");
