import { z } from "@/lib/base/input/zod";
import type { Member } from "@/lib/companies/schemas";

const limit = z
  .string()
  .trim()
  .regex(/^(\d{1,9}(\.\d{1,2})?)?$/, "Enter an amount in rupees, such as 50000");

/** A member's limits as typed; empty for none. */
export const limitTexts = { orderLimit: limit, monthLimit: limit };

interface Typed {
  orderLimit: string;
  monthLimit: string;
}

const numberOrNull = (text: string) => (text === "" ? null : Number(text));

export const toLimits = ({ orderLimit, monthLimit }: Typed): Member["limits"] => ({
  order: numberOrNull(orderLimit),
  month: numberOrNull(monthLimit),
});

export const typedLimits = ({ order, month }: Member["limits"]): Typed => ({
  orderLimit: order?.toString() ?? "",
  monthLimit: month?.toString() ?? "",
});
