import "server-only";
import { randomBytes } from "node:crypto";

/**
 * An id for a row that is written without Prisma's help, of the same form (UUID version 7, RFC 9562):
 * what is made later sorts later, to the millisecond.
 */
export function newUuid(now = Date.now()): string {
  const bytes = randomBytes(16);
  bytes.writeUIntBE(now, 0, 6);
  bytes.writeUInt8((bytes.readUInt8(6) & 0x0f) | 0x70, 6);
  bytes.writeUInt8((bytes.readUInt8(8) & 0x3f) | 0x80, 8);
  return bytes.toString("hex").replace(/^(.{8})(.{4})(.{4})(.{4})/, "$1-$2-$3-$4-");
}
