import "server-only";
import { randomInt } from "node:crypto";
import { isDriverAdapterError } from "@prisma/driver-adapter-utils";
import { Prisma } from "@/lib/db/generated/client";
import { dayName } from "@/lib/base/india-time";

/** Crockford's base 32: no I, L, O or U, so that a number can be read out on the telephone. */
const ALPHABET = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";
const RANDOM_CHARACTERS = 6;

/**
 * "KLN-261121-7K4Q9X" (lib/base/order-number.ts): a thousand million a day, so that numbers tell nobody how
 * many orders there are. It is a name and not a key.
 */
export function newOrderNumber(prefix: string, now: Date): string {
  const date = dayName(now);
  const random = Array.from({ length: RANDOM_CHARACTERS }, () => ALPHABET[randomInt(32)]).join("");
  return `${prefix}-${date.replaceAll("-", "").slice(2)}-${random}`;
}

/** As many as nothing but a broken generator needs. */
const MAX_DRAWS = 10;

/**
 * Places an order once more, which draws another number, as often as its number is another order's already.
 * Of a thousand million numbers a day a shop of 7,000 orders meets one twice in one of 40 days.
 */
export async function redrawTaken<Placed>(place: () => Promise<Placed>): Promise<Placed> {
  for (let draws = 1; ; draws += 1) {
    try {
      return await place();
    } catch (error) {
      if (draws === MAX_DRAWS || !isNumberTaken(error)) throw error;
    }
  }
}

function isNumberTaken(error: unknown): boolean {
  const failed =
    error instanceof Prisma.PrismaClientKnownRequestError && error.meta?.driverAdapterError;
  if (!isDriverAdapterError(failed) || failed.cause.kind !== "UniqueConstraintViolation")
    return false;
  const { constraint } = failed.cause;
  return (
    constraint !== undefined && "index" in constraint && constraint.index === "orders_orderId_key"
  );
}
