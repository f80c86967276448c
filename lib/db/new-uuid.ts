import "server-only";
import { randomUUID } from "node:crypto";

/**
 * An id for a row that is written without Prisma's help, of the same form (UUID version 7, RFC 9562):
 * what is made later sorts later, to the millisecond. What is random of it is that of a version 4, which
 * Node has ready by the hundred.
 */
export function newUuid(now = Date.now()): string {
  const time = now.toString(16).padStart(12, "0");
  return `${time.slice(0, 8)}-${time.slice(8)}-7${randomUUID().slice(15)}`;
}
