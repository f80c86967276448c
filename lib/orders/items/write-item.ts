import "server-only";
import { recordAudit, toActor, type AuditActor, changes } from "@/lib/audit/record";
import { dateName } from "@/lib/base/dates";
import { AppError } from "@/lib/base/errors";
import { isUuid } from "@/lib/base/ids/uuid";
import { IN_SHOP } from "@/lib/catalogue/presence";
import { storedTiers } from "@/lib/catalogue/sale-terms";
import { lockCompany } from "@/lib/companies/buying-company";
import type { Transaction } from "@/lib/db/client";
import type { PrismaClient } from "@/lib/db/generated/client";
import { literally } from "@/lib/db/like";
import { Refusal } from "@/lib/i18n/refusal";
import { companyCan } from "@/lib/identity/session/company-roles";
import type { SignedIn } from "@/lib/identity/session/identify";
import { lockAccount } from "@/lib/identity/session/lock-account";
import { forbiddenToRole } from "@/lib/identity/session/membership";
import { ITEM_LIMITS, type EditItem, type ItemAnswer, type ItemPrices } from "./schemas";
import { itemAnswers, ownedItems, mayWriteItem, requireItem, type ItemRow } from "./see-items";

/** Writes to items; each adds its audit row in its own transaction. */

interface ItemWriter {
  db: PrismaClient;
  account: SignedIn["account"];
  ipAddress: string;
}

/**
 * Renames an item or sets its code. With the id of a product without an item, creates one with the code.
 * @throws AppError not_found; forbidden for a member who may not order; invalid_input for a code already in use
 */
export async function updateItem(
  writer: ItemWriter,
  id: string,
  edit: EditItem,
): Promise<ItemAnswer> {
  const { db, account } = writer;
  return db.$transaction(async (tx) => {
    await lockAccount(tx, account.id);
    if (account.membership) await lockCompany(tx, account.membership.companyId);
    const before =
      (await findCoded(tx, account, id)) ?? (await requireItem(tx, id, ownedItems(account)));
    if (!mayWriteItem(before, account)) throw forbiddenToRole();
    if (edit.code) await requireFree(tx, before, edit.code);
    const { name = before.name, code = before.code } = edit;
    const data = { name, code };
    await tx.item.update({ where: { id: before.id }, data, select: { id: true } });
    await tx.orderLine.updateMany({ where: { itemId: before.id }, data: { buyerCode: code } });
    const changed = changes({ name: before.name, code: before.code }, data);
    if (Object.keys(changed).length > 0) {
      await recordAudit(tx, {
        event: "Item Updated",
        actor: toActor(account),
        description: `Item “${name}” of ${before.companyId ? "the company" : account.email} was changed`,
        ipAddress: writer.ipAddress,
        details: { item: before.id, changes: changed },
      });
    }
    return answerOne(tx, before.id, account);
  });
}

/** The item created for a product's code; undefined when the id belongs to an item or to nothing in the shop. */
async function findCoded(
  tx: Transaction,
  { id: userId, membership }: ItemWriter["account"],
  id: string,
): Promise<ItemRow | undefined> {
  if (!isUuid(id)) return undefined;
  const [product] = await tx.product.findMany({
    where: { id, ...IN_SHOP },
    select: { id: true, name: true },
  });
  if (!product) return undefined;
  const isForCompany = membership !== null && companyCan(membership.role, "orders.place");
  const owner = isForCompany ? { companyId: membership.companyId } : { userId };
  const [known] = await tx.item.findMany({
    where: { ...owner, productId: id, lineId: null },
    select: { id: true },
  });
  if (known) return requireItem(tx, known.id);
  await requireRoom(tx, owner);
  const { name } = product;
  const item = await tx.item.create({
    data: { ...owner, name, productId: id },
    select: { id: true },
  });
  // Copies the code to its order lines, as for any item. Anybody can order with the email of an account, and reads that
  // order by its key.
  await tx.orderLine.updateMany({
    where: {
      productId: id,
      kind: "product",
      stage: null,
      itemId: null,
      order: isForCompany ? owner : { userId, companyId: null, emailProven: true },
    },
    data: { itemId: item.id },
  });
  return requireItem(tx, item.id);
}

async function requireRoom(tx: Transaction, owner: { userId: string } | { companyId: string }) {
  const count = ITEM_LIMITS.coded;
  if ((await tx.item.count({ where: { ...owner, lineId: null } })) < count) return;
  throw new Refusal(
    "invalid_input",
    (t) => t("You have codes for {count} products already. Remove one of them first.", { count }),
    { at: "code" },
  );
}

async function requireFree(
  tx: Transaction,
  { id, companyId }: ItemRow,
  code: string,
): Promise<void> {
  const { userId } = await tx.item.findUniqueOrThrow({ where: { id }, select: { userId: true } });
  const [taken] = await tx.item.findMany({
    where: {
      companyId,
      userId,
      id: { not: id },
      code: { equals: literally(code), mode: "insensitive" },
    },
    select: { name: true },
  });
  if (!taken) return;
  const { name } = taken;
  throw new Refusal(
    "invalid_input",
    (t) => t("“{name}” has this code already. Choose another.", { name }),
    { at: "code" },
  );
}

async function answerOne(
  tx: Transaction,
  id: string,
  reader: ItemWriter["account"] | null,
): Promise<ItemAnswer> {
  const [answer] = await itemAnswers(tx, [await requireItem(tx, id)], reader);
  if (!answer) throw new Error("The item is not there.");
  return answer;
}

interface PriceWriter {
  db: PrismaClient;
  actor: AuditActor;
  ipAddress: string;
}

/** @throws AppError not_found */
export async function setItemPrices(
  { db, actor, ipAddress }: PriceWriter,
  id: string,
  prices: ItemPrices,
): Promise<ItemAnswer> {
  if (!isUuid(id)) throw new AppError("not_found", "There is no such item.");
  return db.$transaction(async (tx) => {
    await tx.$executeRaw`SELECT FROM "items" WHERE "id" = ${id}::uuid FOR UPDATE`;
    const before = await requireItem(tx, id);
    const tiers = storedTiers(prices.tiers).map((tier) => ({ ...tier }));
    const validUntil = tiers.length > 0 ? prices.validUntil : null;
    await tx.item.update({
      where: { id },
      data: { tiers, validUntil: validUntil === null ? null : new Date(validUntil) },
      select: { id: true },
    });
    await recordAudit(tx, {
      event: "Item Prices Updated",
      actor,
      description: `The agreed prices of item “${before.name}” were set`,
      ipAddress,
      details: {
        item: id,
        changes: changes(
          {
            tiers: JSON.stringify(before.tiers),
            validUntil: before.validUntil && dateName(before.validUntil),
          },
          { tiers: JSON.stringify(tiers), validUntil },
        ),
      },
    });
    return answerOne(tx, id, null);
  });
}
