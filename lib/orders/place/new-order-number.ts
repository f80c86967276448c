import "server-only";
import { randomInt } from "node:crypto";
import { isDriverAdapterError } from "@prisma/driver-adapter-utils";
import { Prisma } from "shop-database";
import { dayName } from "@/lib/base/india-time";

/** Crockford's base 32: without I, L, O and U, so that a number can be read out on the phone. */
const ALPHABET = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";
const RANDOM_CHARACTERS = 6;

/**
 * "KLN-261121-7K4Q9X" (lib/base/ids/order-number.ts). About a thousand million numbers a day, so that a number does not
 * reveal how many orders there are. It identifies an order and gives no access to it.
 */
export function newOrderNumber(prefix: string, now: Date): string {
  const date = dayName(now);
  const random = Array.from({ length: RANDOM_CHARACTERS }, () => ALPHABET[randomInt(32)]).join("");
  return `${prefix}-${date.replaceAll("-", "").slice(2)}-${random}`;
}

/** More draws than chance ever needs: reaching it means that the random generator is broken. */
const MAX_DRAWS = 10;

/**
 * Repeats `place` with a new number while its number is taken. With a thousand million numbers a day, a shop of 7,000
 * orders a day has such a collision on one day in 40.
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

const NUMBERS: ReadonlySet<string> = new Set(["orders_orderId_key", "offers_number_key"]);

function isNumberTaken(error: unknown): boolean {
  if (!(error instanceof Prisma.PrismaClientKnownRequestError)) return false;
  const failed = error.meta?.driverAdapterError;
  if (!failed || !isDriverAdapterError(failed)) return false;
  if (failed.cause.kind !== "UniqueConstraintViolation") return false;
  const { constraint } = failed.cause;
  return constraint !== undefined && "index" in constraint && NUMBERS.has(constraint.index);
}
