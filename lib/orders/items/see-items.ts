import "server-only";
import { AppError } from "@/lib/base/errors";
import { dateName } from "@/lib/base/dates";
import { isUuid } from "@/lib/base/ids/uuid";
import { serverPaths } from "@/lib/base/server-paths";
import { parsePriceTiers, statedTiers } from "@/lib/catalogue/sale-terms";
import type { Db } from "@/lib/db/client";
import type { Prisma } from "@/lib/db/generated/client";
import { asc, ascNullsLast, keyset, newestFirst, type Keyset } from "@/lib/db/keyset";
import { literally } from "@/lib/db/like";
import { readPage, type Page } from "@/lib/db/page";
import { companyCan } from "@/lib/identity/session/company-roles";
import type { Owner } from "@/lib/identity/session/identify";
import { toRupees } from "@/lib/pricing/money";
import { isOwn } from "../access/order-view";
import type { LinePrint, LineSpec } from "../cart/cart-line";
import { specAnswer } from "../cart/quote-answer";
import type { ItemAnswer, ItemsQuery } from "./schemas";

/** Access to items, and their API response. */

const ITEM = {
  id: true,
  companyId: true,
  lineId: true,
  productId: true,
  name: true,
  code: true,
  tiers: true,
  validUntil: true,
  createdAt: true,
  product: { select: { thumbnailImage: true } },
} satisfies Prisma.ItemSelect;

export type ItemRow = Prisma.ItemGetPayload<{ select: typeof ITEM }>;

/** Items of the account and of its company; a former member sees none of the company's. */
export function ownedItems({ id: userId, membership }: Owner): Prisma.ItemWhereInput {
  return membership ? { OR: [{ userId }, { companyId: membership.companyId }] } : { userId };
}

/** Items of a company can be changed and ordered by members who order for it. */
export const mayWriteItem = (
  { companyId }: Pick<ItemRow, "companyId">,
  { membership }: Owner,
): boolean =>
  companyId === null || (membership !== null && companyCan(membership.role, "orders.place"));

const KEYS = newestFirst("items");

/** A whole code comes before longer ones. */
const CODE_KEYS = keyset("coded-items", [ascNullsLast("code", "text"), asc("id", "uuid")]);

/** Items, newest first, or by code. `reader` decides which fields are shown; null for staff. */
export async function listItems(
  db: Db,
  owned: Prisma.ItemWhereInput,
  { q, code, ...slice }: Pick<ItemsQuery, "q" | "code" | "limit" | "cursor">,
  reader: Owner | null,
): Promise<Page<ItemAnswer>> {
  const part = q ? { contains: literally(q), mode: "insensitive" as const } : null;
  const keys: Keyset<ItemRow> = code ? CODE_KEYS : KEYS;
  const begun = code ? { startsWith: literally(code), mode: "insensitive" as const } : null;
  const where = {
    AND: [
      owned,
      ...(part ? [{ OR: [{ name: part }, { code: part }] }] : []),
      ...(begun ? [{ code: begun }] : []),
    ],
  };
  const { items, ...page } = await readPage(
    {
      keys,
      where,
      find: (found) => db.item.findMany({ ...found, select: ITEM }),
      count: (counted) => db.item.count({ where: counted }),
      entryOf: (row) => row,
    },
    slice,
  );
  return { items: await itemAnswers(db, items, reader), ...page };
}

/** @throws AppError not_found, also for an item of another owner */
export async function requireItem(
  db: Db,
  id: string,
  owned: Prisma.ItemWhereInput = {},
): Promise<ItemRow> {
  const row = isUuid(id)
    ? await db.item.findFirst({ where: { AND: [{ id }, owned] }, select: ITEM })
    : null;
  if (row) return row;
  throw new AppError("not_found", "There is no such item.");
}

/** What items are made as, by id, and the codes of products by theirs. */
export async function describeItems(db: Db, where: Prisma.ItemWhereInput) {
  const rows = await db.item.findMany({
    where,
    orderBy: { companyId: { sort: "asc", nulls: "first" } },
    select: { id: true, lineId: true, productId: true, name: true, code: true },
  });
  const found = await db.orderLine.findMany({
    where: { id: { in: rows.flatMap(({ lineId }) => lineId ?? []) } },
    select: { id: true, unit: true, spec: true, print: true },
  });
  const lines = new Map(found.map((line) => [line.id, line]));
  const items = rows.map(({ id, lineId, name, code }) => {
    const line = lines.get(lineId ?? "");
    const { spec } = specAnswer((line?.spec ?? null) as LineSpec | null);
    const print = (line?.print ?? null) as LinePrint | null;
    return [
      id,
      {
        name,
        ...(line && { unit: line.unit }),
        ...(spec && { spec }),
        ...(print && { print }),
        ...(code && { code }),
      },
    ] as const;
  });
  const codes = rows.flatMap(({ lineId, productId, code }) =>
    lineId === null && productId && code ? [[productId, code] as const] : [],
  );
  return { items: new Map(items), codes: new Map(codes) };
}

const LINE = {
  id: true,
  unit: true,
  basis: true,
  spec: true,
  print: true,
  thumbnailImage: true,
  approvalId: true,
  tool: { select: { number: true, kind: true } },
} satisfies Prisma.OrderLineSelect;

type LineRow = Prisma.OrderLineGetPayload<{ select: typeof LINE }>;

const APPROVAL = {
  id: true,
  proof: {
    select: {
      id: true,
      n: true,
      name: true,
      pages: true,
      orderLine: {
        select: { order: { select: { orderId: true, userId: true, companyId: true } } },
      },
    },
  },
} satisfies Prisma.ProofApprovalSelect;

type ApprovalRow = Prisma.ProofApprovalGetPayload<{ select: typeof APPROVAL }>;

interface LastLine {
  itemId: string;
  pricePaise: number;
  quantity: number;
  order: string;
  userId: string | null;
  companyId: string | null;
}

/** Answers in the order of the rows, in three statements for any number of them. */
export async function itemAnswers(
  db: Db,
  rows: readonly ItemRow[],
  reader: Owner | null,
): Promise<ItemAnswer[]> {
  if (rows.length === 0) return [];
  const ids = rows.flatMap(({ lineId }) => lineId ?? []);
  const found = await db.orderLine.findMany({ where: { id: { in: ids } }, select: LINE });
  const lines = new Map(found.map((line) => [line.id, line]));
  const approvedBy = found.flatMap(({ approvalId }) => approvalId ?? []);
  const approvals = await db.proofApproval.findMany({
    where: { id: { in: approvedBy } },
    select: APPROVAL,
  });
  const approved = new Map(approvals.map((approval) => [approval.id, approval]));
  const last = new Map(
    (
      await readLast(
        db,
        rows.map(({ id }) => id),
      )
    ).map((line) => [line.itemId, line]),
  );
  return rows.map((row) => {
    const line = lines.get(row.lineId ?? "");
    const approval = approved.get(line?.approvalId ?? "");
    return itemAnswer(row, { line, approval, last: last.get(row.id), reader });
  });
}

const readLast = (db: Db, ids: readonly string[]) => db.$queryRaw<LastLine[]>`
  SELECT DISTINCT ON (l."itemId") l."itemId", l."pricePaise", l."quantity", o."id" AS "order", o."userId", o."companyId"
  FROM "order_lines" l JOIN "orders" o ON o."id" = l."orderId"
  WHERE l."itemId" = ANY (${ids}::uuid[]) AND o."status" <> 'Cancelled' AND NOT o."isReplacement"
  ORDER BY l."itemId", o."createdAt" DESC, l."position"`;

interface Facts {
  line: LineRow | undefined;
  approval: ApprovalRow | undefined;
  last: LastLine | undefined;
  reader: Owner | null;
}

function itemAnswer(row: ItemRow, { line, approval, last, reader }: Facts): ItemAnswer {
  const { id, name, code, companyId, productId, validUntil, tiers } = row;
  const { style = null, ...spec } = specAnswer((line?.spec ?? null) as LineSpec | null);
  const print = (line?.print ?? null) as LinePrint | null;
  const sees = (order: Parameters<typeof isOwn>[0]) => reader === null || isOwn(order, reader);
  return {
    _id: id,
    name,
    code,
    company: companyId !== null,
    mayWrite: reader !== null && mayWriteItem(row, reader),
    unit: line?.unit ?? "PAC",
    basis: line?.basis ?? 1,
    style,
    ...spec,
    ...(print && { print }),
    product: productId,
    line: line?.id ?? null,
    thumbnailImage: line?.thumbnailImage ?? row.product?.thumbnailImage ?? "",
    approvedProof: toProof(approval, sees),
    tool: line?.tool ?? null,
    prices: statedTiers(parsePriceTiers(tiers)),
    validUntil: validUntil && dateName(validUntil),
    lastPrice: last ? toRupees(last.pricePaise) : null,
    lastQuantity: last?.quantity ?? null,
    lastOrder: last && sees(last) ? last.order : null,
  };
}

/** Null also when the approved line was removed from its order. */
function toProof(
  approval: ApprovalRow | undefined,
  sees: (order: Parameters<typeof isOwn>[0]) => boolean,
): ItemAnswer["approvedProof"] {
  if (!approval?.proof.orderLine || !sees(approval.proof.orderLine.order)) return null;
  const { id, n, name, pages, orderLine } = approval.proof;
  const picture = pages > 0 ? serverPaths.proofPage(id, 1) : null;
  return { _id: id, n, name, picture, order: orderLine.order.orderId };
}
