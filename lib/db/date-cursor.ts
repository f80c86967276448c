import { AppError } from "@/lib/errors";
import { isUuid } from "./uuid";

/** Keyset paging of lists that run from the newest row to the oldest: date and id of the last one. */

export function dateCursor(createdAt: Date, id: string): string {
  return Buffer.from(`${createdAt.toISOString()} ${id}`).toString("base64url");
}

/**
 * The last row that has been seen.
 * @throws AppError invalid_input for a cursor that is not ours
 */
export function readDateCursor(cursor: string): { createdAt: Date; id: string } {
  const [date = "", id = ""] = Buffer.from(cursor, "base64url").toString().split(" ");
  const createdAt = new Date(date);
  if (Number.isNaN(createdAt.getTime()) || !isUuid(id)) {
    throw new AppError("invalid_input", "This cursor is not valid. Start again without it.", {
      fields: { cursor: "Not a cursor of this list" },
    });
  }
  return { createdAt, id };
}

/**
 * The condition for the rows that follow.
 * @throws AppError invalid_input for a cursor that is not ours
 */
export function olderThan(cursor: string) {
  const { createdAt, id } = readDateCursor(cursor);
  return { OR: [{ createdAt: { lt: createdAt } }, { createdAt, id: { lt: id } }] };
}
