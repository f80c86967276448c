/** Where the number of a parcel belongs in a carrier's link. */
export const NUMBER_MARK = "{number}";

/** A carrier as the shop knows it. */
export interface NamedCarrier {
  name: string;
  /** An https address, with `{number}` where the parcel's number belongs; empty where there is none. */
  trackingLink: string;
}

/** The carrier of this name, however its letters are written. */
export function carrierNamed<Known extends NamedCarrier>(
  carriers: readonly Known[],
  name: string,
): Known | undefined {
  const wanted = name.trim().toLowerCase();
  return carriers.find((carrier) => carrier.name.toLowerCase() === wanted);
}

/**
 * Where a carrier shows a parcel; empty where the shop does not know (docs/product.md: Carriers). The
 * number stands in the address encoded, so that nothing that is typed leads to another site.
 */
export function trackingLink(
  carriers: readonly NamedCarrier[],
  { carrier, number }: { carrier: string; number: string },
): string {
  const link = carrierNamed(carriers, carrier)?.trackingLink ?? "";
  const plain = number.trim().toWellFormed();
  return plain === "" ? "" : link.replaceAll(NUMBER_MARK, () => encodeURIComponent(plain));
}

/** What is wrong with a link as the owner wrote it, in words; null where it will do. */
export function linkProblem(link: string): string | null {
  if (link === "") return null;
  const before = link.split(NUMBER_MARK)[0] ?? "";
  if (!URL.canParse(link) || new URL(link).protocol !== "https:") {
    return "Enter an address that begins with https://";
  }
  // The host is whole before the number begins, so that no number names another one.
  if (!/^https:\/\/[^/?#@\\]+[/?#]/i.test(before)) {
    return `Put ${NUMBER_MARK} behind the name of the site, such as https://carrier.example/track/${NUMBER_MARK}`;
  }
  if (/[{}]/.test(link.replaceAll(NUMBER_MARK, ""))) {
    return `Write ${NUMBER_MARK} where the tracking number belongs`;
  }
  return null;
}
