import "server-only";
import type { Prisma } from "@/lib/db/generated/client";
import { isUuid } from "@/lib/db/uuid";
import { AppError } from "@/lib/errors";
import { sortParts, type AdminProductSort, type AdminSortColumn } from "./admin-sort";

/** Keyset paging of the admin's list: a cursor holds order, value and id of the last entry. */

export interface AdminCursorRow {
  id: string;
  name: string;
  pricePaise: number;
  stockCount: number;
  updatedAt: Date;
}

const FIELDS = {
  name: "name",
  price: "pricePaise",
  stock: "stockCount",
  updated: "updatedAt",
} as const satisfies Record<AdminSortColumn, keyof AdminCursorRow>;

export function adminOrderOf(sort: AdminProductSort): Prisma.ProductOrderByWithRelationInput[] {
  const [column, direction] = sortParts(sort);
  return [{ [FIELDS[column]]: direction }, { id: direction }];
}

export function encodeAdminCursor(sort: AdminProductSort, row: AdminCursorRow): string {
  const value = row[FIELDS[sortParts(sort)[0]]];
  const text = value instanceof Date ? value.toISOString() : String(value);
  return Buffer.from([sort, row.id, text].join(" ")).toString("base64url");
}

/**
 * The condition for what follows the entry a cursor was made from. The bound stands outside of the OR,
 * where an index can begin at it.
 * @throws AppError invalid_input for a cursor that is not ours or of another order
 */
export function afterAdminCursor(sort: AdminProductSort, cursor: string): Prisma.ProductWhereInput {
  const { id, text } = parse(sort, cursor);
  const [column, direction] = sortParts(sort);
  const field = FIELDS[column];
  const value = column === "name" ? text : column === "updated" ? dateOf(text) : numberOf(text);
  const [beyond, from] = direction === "asc" ? ["gt", "gte"] : ["lt", "lte"];
  return {
    [field]: { [from]: value },
    OR: [{ [field]: { [beyond]: value } }, { id: { [beyond]: id } }],
  };
}

function parse(sort: AdminProductSort, cursor: string) {
  const decoded = Buffer.from(cursor, "base64url").toString();
  const [, made, id, text] = /^(\S+) (\S+) ([^]*)$/.exec(decoded) ?? [];
  if (made !== sort || !id || !isUuid(id) || text === undefined) throw invalidCursor();
  return { id, text };
}

function numberOf(text: string): number {
  const value = /^\d{1,9}$/.test(text) ? Number(text) : NaN;
  if (Number.isNaN(value)) throw invalidCursor();
  return value;
}

function dateOf(text: string): Date {
  const date = new Date(text);
  if (Number.isNaN(date.getTime())) throw invalidCursor();
  return date;
}

function invalidCursor(): AppError {
  return new AppError("invalid_input", "This cursor is not valid. Start again without it.", {
    fields: { cursor: "Not a cursor of this list" },
  });
}
