import { counted } from "@/lib/counts";
import { MAX_QUANTITY } from "./limits";

export const packs = (count: number): string => counted(count, "pack");

/** Why an order can hold no more than `most` packs of a product. */
export function limitText(most: number): string {
  return most < MAX_QUANTITY
    ? `Only ${packs(most)} in stock.`
    : `One order holds at most ${packs(most)} of a product.`;
}
