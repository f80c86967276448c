import "server-only";
import { randomUUID } from "node:crypto";

/** The last one made, of this process: its millisecond, and how many came before it there. */
let last = { now: 0, count: 0 };

/** As many as have room for their number. */
const MOST_COUNTED = 0x1000;

/**
 * An id for a row that is written without Prisma's help, of the same form (UUID version 7, RFC 9562, with the
 * counter of its section 6.2): what this process makes later sorts later, and so do rows whose times are the same.
 * What is random of it is that of a version 4, which Node has ready by the hundred.
 */
export function newUuid(now = Date.now()): string {
  last = { now, count: now === last.now ? last.count + 1 : 0 };
  const time = now.toString(16).padStart(12, "0");
  const count = (last.count % MOST_COUNTED).toString(16).padStart(3, "0");
  return `${time.slice(0, 8)}-${time.slice(8)}-7${count}${randomUUID().slice(18)}`;
}
