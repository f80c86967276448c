import { toDestination } from "./pin-states";
import { getStateCode } from "./states";

/** The facts about a buyer that decide the place of supply; unknown ones are omitted. */
export interface GstBuyer {
  /** Name of the state that the goods are shipped to. */
  state?: string | undefined;
  /** PIN code that the goods are shipped to. */
  pin?: string | undefined;
  /** A valid GSTIN that matches the state of the billing address. */
  gstin?: string | undefined;
}

/**
 * The place of supply (docs/product.md: GST) as a state code: for a registered buyer the state of registration, because
 * the goods are delivered on the buyer's direction (IGST Act, section 10(1)(b)); otherwise the destination of the goods
 * (clauses (a) and (ca)); the seller's own state while the destination is unknown.
 * @param seller the code of the seller's state
 */
export function getPlaceOfSupply(
  { state = "", pin = "", gstin }: GstBuyer,
  seller: string,
): string {
  if (gstin) return gstin.slice(0, 2);
  return getStateCode(toDestination({ zipCode: pin, state }).state) ?? seller;
}
