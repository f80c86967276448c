import { optionalNumber } from "@/lib/base/input/typed-numbers";
import { z } from "@/lib/base/input/zod";
import { readTypedRupees } from "@/lib/pricing/typed-amount";
import type { Member } from "@/lib/companies/schemas";

const LIMIT = "Enter an amount in rupees, such as 50000";

const amount = optionalNumber(readTypedRupees, LIMIT).pipe(
  z.number().min(0, LIMIT).max(999_999_999.99, LIMIT).nullable(),
);

const limit = z
  .string()
  .trim()
  .refine((typed) => amount.safeParse(typed).success, LIMIT);

/** A member's limits as typed; empty for none. */
export const limitTexts = { orderLimit: limit, monthLimit: limit };

interface Typed {
  orderLimit: string;
  monthLimit: string;
}

export const toLimits = ({ orderLimit, monthLimit }: Typed): Member["limits"] => ({
  order: amount.parse(orderLimit),
  month: amount.parse(monthLimit),
});

export const typedLimits = ({ order, month }: Member["limits"]): Typed => ({
  orderLimit: order?.toString() ?? "",
  monthLimit: month?.toString() ?? "",
});
