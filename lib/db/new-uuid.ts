import "server-only";
import { randomUUID } from "node:crypto";

/** The last id of this process: its millisecond, and how many came before it in that millisecond. */
let last = { now: 0, count: 0 };

/** The counter has 12 bits. */
const MAX_COUNTED = 0x1000;

/**
 * Returns an id for a row that is written without Prisma, in the same form (UUID version 7, RFC 9562, with the
 * counter of its section 6.2). Ids that this process makes later sort later, also within one millisecond. The random
 * part comes from a version 4 UUID, which Node prepares by the hundred.
 */
export function newUuid(now = Date.now()): string {
  last = { now, count: now === last.now ? last.count + 1 : 0 };
  const time = now.toString(16).padStart(12, "0");
  const count = (last.count % MAX_COUNTED).toString(16).padStart(3, "0");
  return `${time.slice(0, 8)}-${time.slice(8)}-7${count}${randomUUID().slice(18)}`;
}
