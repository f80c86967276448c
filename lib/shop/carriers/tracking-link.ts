/** Placeholder for the parcel's number in a carrier's link. */
export const NUMBER_MARK = "{number}";

export interface NamedCarrier {
  name: string;
  /** An https address, with `{number}` where the parcel's number belongs; empty where there is none. */
  trackingLink: string;
}

/** Finds the carrier by name, ignoring case. */
export function carrierNamed<Known extends NamedCarrier>(
  carriers: readonly Known[],
  name: string,
): Known | undefined {
  const wanted = name.trim().toLowerCase();
  return carriers.find((carrier) => carrier.name.toLowerCase() === wanted);
}

/**
 * Returns the address where a carrier shows a parcel; empty when the shop does not know it (docs/product.md: Carriers).
 * The number is encoded, so that no typed number can lead to another site.
 */
export function trackingLink(
  carriers: readonly NamedCarrier[],
  { carrier, number }: { carrier: string; number: string },
): string {
  const link = carrierNamed(carriers, carrier)?.trackingLink ?? "";
  const plain = number.trim().toWellFormed();
  return plain === "" ? "" : link.replaceAll(NUMBER_MARK, () => encodeURIComponent(plain));
}

/** Mistakes in a link as the owner typed it; null when it is valid. */
export function linkProblem(link: string): string | null {
  if (link === "") return null;
  const before = link.split(NUMBER_MARK)[0] ?? "";
  if (!URL.canParse(link) || new URL(link).protocol !== "https:") {
    return "Enter an address that begins with https://";
  }
  // The host must be complete before the number begins, so that no number can change the host.
  if (!/^https:\/\/[^/?#@\\]+[/?#]/i.test(before)) {
    return `Put ${NUMBER_MARK} behind the name of the site, such as https://carrier.example/track/${NUMBER_MARK}`;
  }
  if (/[{}]/.test(link.replaceAll(NUMBER_MARK, ""))) {
    return `Write ${NUMBER_MARK} where the tracking number belongs`;
  }
  return null;
}
