import "server-only";
import { actorOf } from "@/lib/audit/actor";
import { changes, type Changes } from "@/lib/audit/changes";
import type { AuditEvent } from "@/lib/audit/events";
import { recordAudit } from "@/lib/audit/record";
import type { Db, Transaction } from "@/lib/db/client";
import type { PrismaClient } from "@/lib/db/generated/client";
import { AppError } from "@/lib/errors";
import type { Account } from "@/lib/session/sessions";
import { POSTAL_ADDRESS } from "./postal-address";
import type { AddressInput, SavedAddress } from "./schemas";

/** The shipping addresses that a customer keeps; every call names the account whose they are. */

/** More than a business ships to from one account; the least recently used one makes room. */
const LIMIT = 20;

const ADDRESS = {
  id: true,
  ...POSTAL_ADDRESS,
  phone: true,
} as const;

type Row = Omit<SavedAddress, "_id"> & { id: string };

/** Whose addresses are changed, and from where. */
export interface AddressOwner {
  db: PrismaClient;
  account: Account;
  ipAddress: string;
}

function savedAddressOf({ id, ...address }: Row): SavedAddress {
  return { _id: id, ...address };
}

/** Left out means none: an update replaces the whole address. */
function columnsOf({ apartment, phone, ...address }: AddressInput) {
  return { ...address, apartment: apartment ?? null, phone: phone ?? null };
}

export async function listAddresses(db: Db, userId: string): Promise<SavedAddress[]> {
  const rows = await db.address.findMany({
    where: { userId },
    orderBy: [{ lastUsedAt: "desc" }, { id: "asc" }],
    select: ADDRESS,
    take: LIMIT,
  });
  return rows.map(savedAddressOf);
}

/** Keeps an address, or notes that the one already kept was used again. */
export async function keepAddress(owner: AddressOwner, input: AddressInput): Promise<SavedAddress> {
  const userId = owner.account.id;
  return owner.db.$transaction(async (tx) => {
    const columns = columnsOf(input);
    const known = await tx.address.findFirst({
      where: { userId, ...columns },
      select: { id: true },
    });
    const row = known
      ? await tx.address.update({
          where: { id: known.id },
          data: { lastUsedAt: new Date() },
          select: ADDRESS,
        })
      : await tx.address.create({ data: { userId, ...columns }, select: ADDRESS });
    if (!known) await record(tx, owner, "Address Created", row.id, changes(null, columns));
    await dropBeyondLimit(tx, owner);
    return savedAddressOf(row);
  });
}

async function dropBeyondLimit(tx: Transaction, owner: AddressOwner): Promise<void> {
  const surplus = await tx.address.findMany({
    where: { userId: owner.account.id },
    orderBy: [{ lastUsedAt: "desc" }, { id: "asc" }],
    select: { id: true },
    skip: LIMIT,
    take: LIMIT,
  });
  for (const { id } of surplus) await remove(tx, owner, id);
}

const missing = () => new AppError("not_found", "There is no such address.");

/** @throws AppError not_found for an address that is not the account's */
export async function updateAddress(
  owner: AddressOwner,
  id: string,
  input: AddressInput,
): Promise<SavedAddress> {
  const where = { id, userId: owner.account.id };
  return owner.db.$transaction(async (tx) => {
    const before = await tx.address.findFirst({ where, select: ADDRESS });
    const [row] = await tx.address.updateManyAndReturn({
      where,
      data: columnsOf(input),
      select: ADDRESS,
    });
    if (!row) throw missing();
    await record(tx, owner, "Address Updated", id, changes(before, row));
    return savedAddressOf(row);
  });
}

/** @throws AppError not_found for an address that is not the account's */
export async function deleteAddress(owner: AddressOwner, id: string): Promise<void> {
  await owner.db.$transaction(async (tx) => {
    if (!(await remove(tx, owner, id))) throw missing();
  });
}

/** False when it was not there, or another request was quicker. */
async function remove(tx: Transaction, owner: AddressOwner, id: string): Promise<boolean> {
  const where = { id, userId: owner.account.id };
  const before = await tx.address.findFirst({ where, select: ADDRESS });
  const { count } = await tx.address.deleteMany({ where });
  if (count === 0 || !before) return false;
  await record(tx, owner, "Address Deleted", id, changes(before, { id }));
  return true;
}

async function record(
  tx: Transaction,
  { account, ipAddress }: AddressOwner,
  event: AuditEvent,
  address: string,
  changed: Changes,
): Promise<void> {
  const verb = event.split(" ").at(-1)?.toLowerCase();
  await recordAudit(tx, {
    event,
    actor: actorOf(account),
    description: `A saved shipping address of ${account.email} was ${verb}`,
    ipAddress,
    details: { address, changes: changed },
  });
}
