import { counted, countText } from "@/lib/counts";
/** "1 demo product", "40 demo products". */
export function productText(products: number): string {
  return counted(products, "demo product");
}

/** What the click takes away. */
export function removalText(products: number): string {
  if (products === 0) return "No product is removed.";
  const whose = products === 1 ? "its" : "their";
  return `${productText(products)} and ${whose} pictures will be removed for good.`;
}

/** Beside the box by which edited ones stay. */
export function keepText(edited: number): string {
  const which = edited === 1 ? "the one" : `the ${countText(edited)}`;
  return `Keep ${which} that you have edited, as your own`;
}

/** What it did. */
export function doneText({ products, kept }: { products: number; kept: number }): string {
  const gone = products > 0 && `${productText(products)} ${products === 1 ? "is" : "are"} gone.`;
  const own =
    kept > 0 &&
    (kept === 1
      ? "One that you edited is your own now."
      : `${countText(kept)} that you edited are your own now.`);
  return [gone, own].filter(Boolean).join(" ");
}
