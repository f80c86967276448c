import { counted, countText } from "@/lib/base/text/counts";
import type { DeletedDemo, DemoData } from "@/lib/dashboard/demo/schemas";

/** "1 demo product", "40 demo products". */
export function productText(products: number): string {
  return counted(products, "demo product");
}

export function removalText(products: number): string {
  if (products === 0) return "No product is removed.";
  const whose = products === 1 ? "its" : "their";
  return `${productText(products)} and ${whose} pictures will be removed for good.`;
}

export function keepDataText(edited: number): string {
  const which = edited === 1 ? "the one" : `the ${countText(edited)}`;
  return `Keep ${which} that you have edited, as your own`;
}

type Along = Pick<DemoData, "testimonials" | "promoCodes" | "payments">;

/** "6 invented testimonials and the promo codes BULK20, SAVE10"; empty when there are none. */
function whatGoesAlong({ testimonials, promoCodes, payments }: Along): string {
  const codes = promoCodes.length === 1 ? "promo code" : "promo codes";
  return [
    testimonials > 0 && counted(testimonials, "invented testimonial"),
    promoCodes.length > 0 && `the ${codes} ${promoCodes.join(", ")}`,
    payments && "the invented payment details",
  ]
    .filter(Boolean)
    .join(" and ");
}

export function alongText(along: Along): string {
  const what = whatGoesAlong(along);
  const until = along.payments
    ? " Your shop then takes no orders until you set how it is paid."
    : "";
  return what && `With them go ${what}.${until}`;
}

export function doneText({ products, kept, ...along }: DeletedDemo): string {
  const gone = products > 0 && `${productText(products)} ${products === 1 ? "is" : "are"} gone.`;
  const own =
    kept > 0 &&
    (kept === 1
      ? "One that you edited is your own now."
      : `${countText(kept)} that you edited are your own now.`);
  const also = whatGoesAlong(along);
  return [gone, own, also && `${also} went along.`].filter(Boolean).join(" ");
}
