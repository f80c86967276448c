import "server-only";
import type { Db } from "@/lib/db/client";
import type { Prisma } from "@/lib/db/generated/client";
import { newestFirst } from "@/lib/db/keyset";
import { literally } from "@/lib/db/like";
import { readPage, type Page } from "@/lib/db/page";
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

const KEYS = newestFirst("users");

/** Accounts, the newest first. */
export function listUsers(db: Db, { q, role, ...slice }: UserListQuery): Promise<Page<AdminUser>> {
  const where: Prisma.UserWhereInput = {
    ...(role ? { role } : {}),
    ...(q ? { searchText: { contains: literally(q.toLowerCase()) } } : {}),
  };
  return readPage(
    {
      keys: KEYS,
      where,
      whole: q || role ? {} : where,
      find: (found) => db.user.findMany({ ...found, select: USER }),
      count: (counted) => db.user.count({ where: counted }),
      entryOf: userOf,
    },
    slice,
  );
}

/** Throws for an account that is not there. */
export async function readUser(db: Db, id: string): Promise<AdminUser> {
  return userOf(await db.user.findUniqueOrThrow({ where: { id }, select: USER }));
}
