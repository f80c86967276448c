import { statesOfPin } from "@/lib/shop/gst/pin-states";
import { getStateName } from "@/lib/shop/gst/states";

/** An address that is one text, taken apart. */
interface PlacedAddress {
  /** The address without city, state and PIN code. */
  street: string;
  /** Empty where the text names none; so is `pin`. */
  city: string;
  pin: string;
}

/**
 * Takes the shop's address apart: "Plot 14, Udyog Vihar Phase IV, Gurugram, Haryana 122015". Shops from before the
 * settings `sellerCity` and `sellerPin` have their city and PIN code here alone: the last part before state and PIN
 * code is the city.
 * @param stateCode of the registration, whose name is no part of the street
 * @param known the city, where it is known
 */
export function splitAddress(
  address: string,
  stateCode: string | undefined,
  known = "",
): PlacedAddress {
  const [found = ""] = address.match(/\b[1-9]\d{2}\s?\d{3}\b/g)?.slice(-1) ?? [];
  const pin = found.replace(/\s/, "");
  const states = [getStateName(stateCode ?? "") ?? "", ...statesOfPin(pin)];
  const left = ["India", known, ...states].map((name) => name.toLowerCase());
  const parts = (found ? address.replace(found, "") : address)
    .split(/[,\n]/)
    .map((part) => part.replace(/^[\s-]+|[\s.-]+$/g, ""))
    .filter((part) => part !== "" && !left.includes(part.toLowerCase()));
  const city = known || (parts.length > 1 ? (parts.pop() ?? "") : (parts[0] ?? ""));
  return { street: parts.join(", ") || city, city, pin };
}

/** The address as documents print it: with city, state and PIN code, where the text does not have them. */
export function wholeAddress(
  address: string,
  { city, pin, stateCode }: { city: string; pin: string; stateCode: string },
): string {
  if (pin === "" || address.replaceAll(" ", "").includes(pin)) return address;
  const state = getStateName(stateCode) ?? "";
  const named = address.toLowerCase().includes(city.toLowerCase()) ? [] : [city];
  return [address, ...named, `${state} ${pin}`.trim()].filter(Boolean).join(", ");
}
