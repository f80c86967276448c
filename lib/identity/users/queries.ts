import "server-only";
import type { Db } from "@/lib/db/client";
import type { Prisma } from "@/lib/db/generated/client";
import { newestFirst } from "@/lib/db/keyset";
import { literally, rareWord } from "@/lib/db/like";
import { readPage, type Page } from "@/lib/db/page";
import { rolesWith, type Role, type RoleFilter } from "@/lib/base/permissions";
import type { AdminUser, UserListQuery } from "./schemas";

const USER = {
  id: true,
  name: true,
  email: true,
  company: true,
  role: true,
  avatar: true,
  createdAt: true,
  emailVerifiedAt: true,
  twoFactorEnabled: true,
  deactivatedAt: true,
} satisfies Prisma.UserSelect;

type UserRow = Prisma.UserGetPayload<{ select: typeof USER }>;

function toUser({ id, emailVerifiedAt, ...row }: UserRow, orders: number): AdminUser {
  return {
    ...row,
    _id: id,
    createdAt: row.createdAt.toISOString(),
    deactivatedAt: row.deactivatedAt?.toISOString() ?? null,
    emailVerified: emailVerifiedAt !== null,
    orders,
  };
}

const KEYS = newestFirst("users");

const listRoles = (filter: RoleFilter): Role[] =>
  filter === "staff" ? [...rolesWith("admin.open")] : [filter];

/**
 * Returns the condition of a search. The column `searchText`, which joins the others, has the index. Of a single word with
 * a rare part only that part is looked up there, and the whole word is then compared with each column.
 */
function containsText(q: string): Prisma.UserWhereInput {
  const rare = rareWord(q);
  if (!rare || /\s/.test(q)) return { searchText: { contains: literally(q.toLowerCase()) } };
  const whole = { contains: literally(q), mode: "insensitive" } as const;
  const columns = [{ name: whole }, { email: whole }, { company: whole }];
  return { searchText: { contains: rare }, OR: columns };
}

/** Lists accounts, newest first. */
export async function listUsers(
  db: Db,
  { q, role, ...slice }: UserListQuery,
): Promise<Page<AdminUser>> {
  const roles = role && listRoles(role);
  const where: Prisma.UserWhereInput = {
    ...(roles ? { role: { in: roles } } : {}),
    ...(q ? containsText(q) : {}),
  };
  const { items, ...page } = await readPage(
    {
      keys: KEYS,
      where,
      whole: q || role ? {} : where,
      find: (found) => db.user.findMany({ ...found, select: USER }),
      count: (counted) => countUsers(db, counted),
      entryOf: (row) => row,
    },
    slice,
  );
  return { items: await withOrders(db, items), ...page };
}

/** Selects the role, so that the count of one is read in a small index alone. */
async function countUsers(db: Db, where: Prisma.UserWhereInput): Promise<number> {
  return (await db.user.count({ where, select: { role: true } })).role;
}

/** Adds order counts, read only for these accounts. */
async function withOrders(db: Db, rows: readonly UserRow[]): Promise<AdminUser[]> {
  const counts = await db.order.groupBy({
    by: ["userId"],
    where: { userId: { in: rows.map(({ id }) => id) } },
    _count: true,
  });
  const byUser = new Map(counts.map(({ userId, _count }) => [userId, _count]));
  return rows.map((row) => toUser(row, byUser.get(row.id) ?? 0));
}

/** Null where there is no such account. */
export async function findUser(db: Db, id: string): Promise<AdminUser | null> {
  const row = await db.user.findUnique({ where: { id }, select: USER });
  return row && toUser(row, await db.order.count({ where: { userId: id } }));
}

/** Throws when the account does not exist. */
export async function readUser(db: Db, id: string): Promise<AdminUser> {
  const row = await db.user.findUniqueOrThrow({ where: { id }, select: USER });
  return toUser(row, await db.order.count({ where: { userId: id } }));
}
