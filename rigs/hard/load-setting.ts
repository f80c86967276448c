import type { Random } from "@/e2e/support/arbitrary/random";
import type { OwnShop } from "./own-shop";
import type { Seen } from "./reconcile";

/** What the people of a load share. */
export interface Setting {
  shop: OwnShop;
  random: Random;
  products: string[];
  seen: Seen;
  /** How often each thing was done. */
  done: Map<string, number>;
  signal: AbortSignal;
}

export function note({ done }: Setting, what: string): void {
  done.set(what, (done.get(what) ?? 0) + 1);
}
