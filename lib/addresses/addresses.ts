import "server-only";
import type { AddressInput, KeptAddress } from "@/lib/accounts/schemas";
import type { Db } from "@/lib/db/client";
import { AppError } from "@/lib/errors";

/** The shipping addresses that a customer keeps; every call names the account whose they are. */

/** More than a business ships to from one account; the least recently used one makes room. */
const LIMIT = 20;

const ADDRESS = {
  id: true,
  firstName: true,
  lastName: true,
  address: true,
  apartment: true,
  city: true,
  state: true,
  zipCode: true,
  country: true,
  phone: true,
} as const;

type Row = Omit<KeptAddress, "_id"> & { id: string };

function keptOf({ id, ...address }: Row): KeptAddress {
  return { _id: id, ...address };
}

/** Left out means none: an update replaces the whole address. */
function columnsOf({ apartment, phone, ...address }: AddressInput) {
  return { ...address, apartment: apartment ?? null, phone: phone ?? null };
}

export async function listAddresses(db: Db, userId: string): Promise<KeptAddress[]> {
  const rows = await db.address.findMany({
    where: { userId },
    orderBy: [{ lastUsedAt: "desc" }, { id: "asc" }],
    select: ADDRESS,
    take: LIMIT,
  });
  return rows.map(keptOf);
}

/** Keeps an address, or notes that the one already kept was used again. */
export async function keepAddress(
  db: Db,
  userId: string,
  input: AddressInput,
): Promise<KeptAddress> {
  const columns = columnsOf(input);
  const known = await db.address.findFirst({
    where: { userId, ...columns },
    select: { id: true },
  });
  const row = known
    ? await db.address.update({
        where: { id: known.id },
        data: { lastUsedAt: new Date() },
        select: ADDRESS,
      })
    : await db.address.create({ data: { userId, ...columns }, select: ADDRESS });
  await dropBeyondLimit(db, userId);
  return keptOf(row);
}

async function dropBeyondLimit(db: Db, userId: string): Promise<void> {
  const surplus = await db.address.findMany({
    where: { userId },
    orderBy: [{ lastUsedAt: "desc" }, { id: "asc" }],
    select: { id: true },
    skip: LIMIT,
    take: LIMIT,
  });
  if (surplus.length === 0) return;
  await db.address.deleteMany({ where: { userId, id: { in: surplus.map(({ id }) => id) } } });
}

const missing = () => new AppError("not_found", "There is no such address.");

/** @throws AppError not_found for an address that is not the account's */
export async function updateAddress(
  db: Db,
  userId: string,
  id: string,
  input: AddressInput,
): Promise<KeptAddress> {
  const [row] = await db.address.updateManyAndReturn({
    where: { id, userId },
    data: columnsOf(input),
    select: ADDRESS,
  });
  if (!row) throw missing();
  return keptOf(row);
}

/** @throws AppError not_found for an address that is not the account's */
export async function deleteAddress(db: Db, userId: string, id: string): Promise<void> {
  const { count } = await db.address.deleteMany({ where: { id, userId } });
  if (count === 0) throw missing();
}
