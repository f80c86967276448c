import "server-only";
import { changes } from "@/lib/audit/record";
import { companyCan } from "@/lib/identity/session/company-roles";
import type { Prisma } from "@/lib/db/generated/client";
import type { Db, Transaction } from "@/lib/db/client";
import { AppError } from "@/lib/base/errors";
import { consigneeProblem } from "@/lib/shop/delivery/consignee";
import { pinProblem } from "@/lib/shop/delivery/pin-problem";
import { lockAccount } from "@/lib/identity/session/lock-account";
import { refuseOwnGstin } from "@/lib/identity/addresses/refuse-own-gstin";
import { refuse } from "@/lib/i18n/refusal";
import { forbiddenToRole } from "@/lib/identity/session/membership";
import type { Owner } from "@/lib/identity/session/identify";
import { POSTAL_ADDRESS, toPostalAddress } from "./postal-address";
import { recordAddress, type AddressOwner } from "./record-change";
import type { AddressInput, AddressMarks, SavedAddress } from "./schemas";

/**
 * The saved addresses of a customer and those of their company; every call names the account that reads or changes them.
 * Each change locks the account first (docs/product.md: Saved addresses).
 */

/** More addresses than one business ships to, of an account or of a company; beyond the limit the least recently used one is deleted. */
const LIMIT = 20;

const ADDRESS = {
  id: true,
  label: true,
  ...POSTAL_ADDRESS,
  phone: true,
  gstin: true,
  defaultShipping: true,
  defaultBilling: true,
  companyId: true,
} as const;

type Row = Omit<SavedAddress, "_id" | "company"> & { id: string; companyId: string | null };

function toSavedAddress({ id, companyId, ...address }: Row): SavedAddress {
  return { _id: id, ...address, company: companyId !== null };
}

/** Addresses that the account may change: its own, and those of the company that it orders for. */
function changeable({ account: { id: userId, membership } }: Pick<AddressOwner, "account">) {
  if (!membership || !companyCan(membership.role, "orders.place")) {
    return { userId, companyId: null };
  }
  return { OR: [{ userId, companyId: null }, { companyId: membership.companyId }] };
}

/** @throws AppError forbidden for a member who does not order for their company */
function findCompany({ account: { membership } }: AddressOwner, isCompanys = false): string | null {
  if (!isCompanys) return null;
  if (!membership || !companyCan(membership.role, "orders.place")) throw forbiddenToRole();
  return membership.companyId;
}

/** A field that is left out becomes null: an update replaces the whole address. */
function toColumns({ apartment, phone, gstin, ...address }: Omit<AddressInput, "company">) {
  refuse("zipCode", (t) => pinProblem(address, t));
  if (gstin) refuse("gstin", (t) => consigneeProblem(gstin, address, t));
  return {
    ...toPostalAddress({ ...address, apartment: apartment ?? null }),
    phone: phone ?? null,
    gstin: gstin ?? null,
  };
}

/** @throws AppError invalid_input for a PIN code or a GSTIN that is not of the address, and for the shop's own GSTIN */
async function checkedColumns(tx: Transaction, input: AddressInput) {
  await refuseOwnGstin(tx, { gstin: input.gstin });
  return toColumns(input);
}

/** A field that is left out stays unchanged. */
function toMarks({ label, defaultShipping, defaultBilling }: AddressMarks) {
  return {
    ...(label === undefined ? {} : { label }),
    ...(defaultShipping === undefined ? {} : { defaultShipping }),
    ...(defaultBilling === undefined ? {} : { defaultBilling }),
  };
}

/** The default shipping address comes first, then the most recently used. */
export async function listAddresses(
  db: Db,
  { id: userId, membership }: Owner,
): Promise<SavedAddress[]> {
  const ofCompany = membership ? [{ companyId: membership.companyId }] : [];
  const rows = await db.address.findMany({
    where: { OR: [{ userId, companyId: null }, ...ofCompany] },
    orderBy: [{ defaultShipping: "desc" }, { lastUsedAt: "desc" }, { id: "desc" }],
    select: ADDRESS,
    take: 2 * LIMIT,
  });
  return rows.map(toSavedAddress);
}

/**
 * Saves an address, or marks the identical saved one as used again.
 * @throws AppError forbidden for an address of a company for which the account does not order
 */
export async function keepAddress(owner: AddressOwner, input: AddressInput): Promise<SavedAddress> {
  const companyId = findCompany(owner, input.company);
  const holder = companyId ? { companyId } : { userId: owner.account.id, companyId };
  return locked(owner, async (tx) => {
    const columns = await checkedColumns(tx, input);
    const marks = toMarks(companyId ? { label: input.label } : input);
    const { gstin, ...place } = columns;
    const known = await tx.address.findFirst({ where: { ...holder, ...place }, select: ADDRESS });
    if (known) {
      const named = gstin === null ? {} : { gstin };
      return change(tx, owner, known.id, { ...marks, ...named, lastUsedAt: new Date() });
    }
    await clearDefaults(tx, owner, marks);
    const data = { ...columns, ...marks };
    const row = await tx.address.create({
      data: {
        userId: owner.account.id,
        companyId,
        vouchedById: voucher(owner, companyId),
        ...data,
      },
      select: ADDRESS,
    });
    await recordAddress(tx, owner, "Address Created", row.id, changes(null, data));
    await dropBeyondLimit(tx, owner, holder);
    return toSavedAddress(row);
  });
}

/** A default address is never deleted to make room for a new one. */
async function dropBeyondLimit(
  tx: Transaction,
  owner: AddressOwner,
  holder: Prisma.AddressWhereInput,
): Promise<void> {
  const surplus = await tx.address.findMany({
    where: holder,
    orderBy: [
      { defaultShipping: "desc" },
      { defaultBilling: "desc" },
      { lastUsedAt: "desc" },
      { id: "asc" },
    ],
    select: { id: true },
    skip: LIMIT,
    take: LIMIT,
  });
  for (const { id } of surplus) await remove(tx, owner, id);
}

const missing = () => new AppError("not_found", "There is no such address.");

/** @throws AppError not_found for an address of another account */
export async function updateAddress(
  owner: AddressOwner,
  id: string,
  input: AddressInput,
): Promise<SavedAddress> {
  return locked(owner, async (tx) =>
    change(tx, owner, id, { ...(await checkedColumns(tx, input)), ...toMarks(input) }),
  );
}

/**
 * Changes the label of an address and whether it is a default.
 * @throws AppError not_found for an address of another account
 */
export async function markAddress(
  owner: AddressOwner,
  id: string,
  marks: AddressMarks,
): Promise<SavedAddress> {
  return locked(owner, (tx) => change(tx, owner, id, toMarks(marks)));
}

/** @throws AppError not_found for an address of another account */
export async function deleteAddress(owner: AddressOwner, id: string): Promise<void> {
  await locked(owner, async (tx) => {
    if (!(await remove(tx, owner, id))) throw missing();
  });
}

function locked<T>(owner: AddressOwner, work: (tx: Transaction) => Promise<T>): Promise<T> {
  return owner.db.$transaction(async (tx) => {
    await lockAccount(tx, owner.account.id);
    return work(tx);
  });
}

type Change = Partial<ReturnType<typeof toColumns>> & AddressMarks & { lastUsedAt?: Date };

async function change(
  tx: Transaction,
  owner: AddressOwner,
  id: string,
  data: Change,
): Promise<SavedAddress> {
  const where = { id, ...changeable(owner) };
  const found = await tx.address.findFirst({ where, select: { ...ADDRESS, vouchedById: true } });
  if (!found) throw missing();
  const { vouchedById, ...before } = found;
  const noDefault = { defaultShipping: false, defaultBilling: false };
  const wanted = before.companyId
    ? { ...data, ...noDefault, ...vouching(owner, { ...before, vouchedById }, data) }
    : data;
  await clearDefaults(tx, owner, wanted, id);
  const row = await tx.address.update({ where: { id }, data: wanted, select: ADDRESS });
  const changed = changes(before, row);
  if (Object.keys(changed).length > 0) {
    await recordAddress(tx, owner, "Address Updated", id, changed);
  }
  return toSavedAddress(row);
}

/** The account, where it decides requests of the company; rules for approvals trust no other. */
function voucher({ account: { id, membership } }: AddressOwner, companyId: string | null) {
  const decides = membership ? companyCan(membership.role, "requests.decide") : false;
  return decides && companyId !== null ? id : null;
}

/**
 * Holder and voucher of a company's address: the member who changed its place, or, for an unvouched one, the deciding
 * member who saved it again.
 */
function vouching(owner: AddressOwner, before: Row & { vouchedById: string | null }, data: Change) {
  const userId = owner.account.id;
  const vouchedById = voucher(owner, before.companyId);
  const moves = PLACE.some((part) => data[part] !== undefined && data[part] !== before[part]);
  if (moves) return { userId, vouchedById };
  return vouchedById === null ? {} : { userId, vouchedById: before.vouchedById ?? vouchedById };
}

const PLACE = ["address", "apartment", "city", "state", "zipCode"] as const;

/** Returns false when the account has no such address. */
async function remove(tx: Transaction, owner: AddressOwner, id: string): Promise<boolean> {
  const where = { id, ...changeable(owner) };
  const before = await tx.address.findFirst({ where, select: ADDRESS });
  const { count } = await tx.address.deleteMany({ where });
  if (count === 0 || !before) return false;
  await recordAddress(tx, owner, "Address Deleted", id, changes(before, { id }));
  return true;
}

type Default = "defaultShipping" | "defaultBilling";

/**
 * Clears the defaults in `marks` from the account's other addresses. The caller has locked the account, so that the
 * later of two concurrent requests sees the default that the earlier one set.
 * @param id - The address that becomes the default; undefined when it is not created yet.
 */
async function clearDefaults(
  tx: Transaction,
  owner: AddressOwner,
  marks: AddressMarks,
  id?: string,
): Promise<void> {
  if (marks.defaultShipping) await take(tx, owner, "defaultShipping", id);
  if (marks.defaultBilling) await take(tx, owner, "defaultBilling", id);
}

async function take(
  tx: Transaction,
  owner: AddressOwner,
  mark: Default,
  id: string | undefined,
): Promise<void> {
  const losers = await tx.address.updateManyAndReturn({
    where: { userId: owner.account.id, [mark]: true, ...(id ? { id: { not: id } } : {}) },
    data: { [mark]: false },
    select: { id: true },
  });
  const lost = changes({ [mark]: true }, { [mark]: false });
  for (const loser of losers) await recordAddress(tx, owner, "Address Updated", loser.id, lost);
}
