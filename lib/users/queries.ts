import "server-only";
import type { Db } from "@/lib/db/client";
import { dateCursor, olderThan } from "@/lib/db/date-cursor";
import type { Prisma } from "@/lib/db/generated/client";
import { literally } from "@/lib/db/like";
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
  _count: { select: { orders: true } },
} satisfies Prisma.UserSelect;

type UserRow = Prisma.UserGetPayload<{ select: typeof USER }>;

function userOf({ id, emailVerifiedAt, _count, ...row }: UserRow): AdminUser {
  return {
    ...row,
    _id: id,
    createdAt: row.createdAt.toISOString(),
    deactivatedAt: row.deactivatedAt?.toISOString() ?? null,
    emailVerified: emailVerifiedAt !== null,
    orders: _count.orders,
  };
}

export interface UserPage {
  users: AdminUser[];
  /** Accounts that match, and accounts in all. */
  total: number;
  all: number;
  nextCursor: string | null;
}

/** Accounts, the newest first. */
export async function listUsers(
  db: Db,
  { q, role, limit, cursor }: UserListQuery,
): Promise<UserPage> {
  const where = {
    ...(role ? { role } : {}),
    ...(q ? { searchText: { contains: literally(q.toLowerCase()) } } : {}),
  } satisfies Prisma.UserWhereInput;
  const [rows, total, unfiltered] = await Promise.all([
    db.user.findMany({
      where: cursor ? { AND: [where, olderThan(cursor)] } : where,
      orderBy: [{ createdAt: "desc" }, { id: "desc" }],
      select: USER,
      take: limit + 1,
    }),
    db.user.count({ where }),
    q || role ? db.user.count() : null,
  ]);
  const shown = rows.slice(0, limit);
  const last = shown.at(-1);
  const nextCursor = rows.length > limit && last ? dateCursor(last.createdAt, last.id) : null;
  return { users: shown.map(userOf), total, all: unfiltered ?? total, nextCursor };
}

/** Throws for an account that is not there. */
export async function readUser(db: Db, id: string): Promise<AdminUser> {
  return userOf(await db.user.findUniqueOrThrow({ where: { id }, select: USER }));
}
