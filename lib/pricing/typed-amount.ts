import type { ReadsNumber } from "@/lib/base/input/typed-numbers";
import { readMoney } from "@/lib/base/tables/read-money";
import { toRupees } from "./money";

/** Reads an amount as people type it, such as "₹1,24,500.50" or "2500/-", as rupees. */
export const readTypedRupees: ReadsNumber = (typed) => {
  const { value, reason } = readMoney(typed);
  return reason === undefined ? { value: toRupees(value) } : { reason };
};
