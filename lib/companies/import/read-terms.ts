import type { Cell } from "@/lib/base/tables/cell";
import { readAmount } from "@/lib/base/tables/read-amount";
import { readMoney } from "@/lib/base/tables/read-money";
import { readWhole, type NumberStyle, type Read } from "@/lib/base/tables/read-number";
import { toRupees } from "@/lib/pricing/money";

/** Cell readers for company columns. */

/** Tally writes "30 Days". */
export const readDays = (cell: Cell): Read<number> => readWhole(cell, { behind: [/days?\.?$/i] });

export function readRupees(cell: Cell, style: NumberStyle): Read<number> {
  const { value, reason } = readMoney(cell, { ...style, per: "pack" });
  return reason === undefined ? { value: toRupees(value) } : { reason };
}

/** A positive balance, or one with Dr, is owed by the company. */
export function readBalance(cell: Cell, style: NumberStyle): Read<number> {
  const sided = readAmount(cell, style);
  if (sided.reason !== undefined) return { reason: sided.reason };
  if (sided.value === null) return { value: 0 };
  const { paise, says } = sided.value;
  const isMinus = says === "out" && !/dr/i.test(cell.text);
  return { value: toRupees(says === "in" || isMinus ? -paise : paise) };
}
