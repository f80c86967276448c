import "server-only";
import { recordAudit } from "@/lib/audit/record";
import { AppError } from "@/lib/base/errors";
import type { Transaction } from "@/lib/db/client";
import type { Prisma } from "@/lib/db/generated/client";
import { deductStock } from "@/lib/catalogue/stock/stock";
import { POSTAL_ADDRESS } from "@/lib/identity/addresses/postal-address";
import { announce } from "@/lib/messaging/events/announce";
import type { LockedOrder, OrderActor } from "@/lib/orders/lock-order";
import { newOrderKey } from "@/lib/orders/access/renew-order-key";
import { newOrderNumber } from "@/lib/orders/place/new-order-number";
import { ACCEPTANCE_TEXTS, mapTexts } from "@/lib/orders/texts/texts";
import { toDestination } from "@/lib/shop/gst/pin-states";
import { expectedArrival } from "@/lib/shop/delivery/delivery-promise";
import { readShopSettings } from "@/lib/shop/settings/queries";
import { expectedDispatch } from "@/lib/shop/working-time/calendar";

/** Columns that a replacement copies from the order whose goods it replaces. */
const BOUGHT = {
  userId: true,
  companyId: true,
  customerName: true,
  email: true,
  emailProven: true,
  ...mapTexts(ACCEPTANCE_TEXTS, () => true as const),
  consigneeGstin: true,
  ...POSTAL_ADDRESS,
  shippingWay: true,
  orderUpdates: true,
  billingAddress: true,
  ownerDeletedAt: true,
  language: true,
} satisfies Prisma.OrderSelect;

const LINE = {
  id: true,
  kind: true,
  productId: true,
  name: true,
  unit: true,
  basis: true,
  spec: true,
  print: true,
  fromStock: true,
  leadDays: true,
  stage: true,
  artworkId: true,
  approvedAt: true,
  approvalId: true,
  toolId: true,
  category: true,
  thumbnailImage: true,
  packSize: true,
  sku: true,
  costPaise: true,
  hsnCode: true,
  product: { select: { leadDays: true } },
} satisfies Prisma.OrderLineSelect;

type BoughtLine = Prisma.OrderLineGetPayload<{ select: typeof LINE }>;

interface Claimed {
  id: string;
  lines: readonly { orderLineId: string; quantity: number }[];
}

export interface Replacement {
  id: string;
  orderId: string;
  /** Products whose stock was reduced. */
  changedProducts: string[];
}

/**
 * Creates the free and verified order that replaces the goods of a claim, in the transaction that locked the claim's
 * order. Stock goods are taken from stock; printed goods reuse their approved artwork. It is no sale and is never
 * billed: the price of the first goods covers it (CBIC Circulars 195/07/2023-GST and 216/10/2024-GST).
 * @throws AppError out_of_stock; invalid_transition when no goods of the claim can be sent
 */
export async function replaceGoods(
  tx: Transaction,
  order: LockedOrder,
  claim: Claimed,
  by: OrderActor,
): Promise<Replacement> {
  const { now: at } = order;
  const { userId, name } = by.actor;
  const settings = await readShopSettings(tx);
  const bought = await tx.order.findUniqueOrThrow({ where: { id: order.id }, select: BOUGHT });
  const wanted = await readWanted(tx, claim);
  const stock = wanted.flatMap(({ line: { productId, fromStock }, quantity }) =>
    fromStock && productId ? [{ productId, quantity }] : [],
  );
  const short = await deductStock(tx, stock);
  if (short.length > 0) throw soldOut(wanted, short);
  const leadTimes = wanted.map(({ line }) => line.leadDays ?? line.product?.leadDays ?? null);
  const arrival = expectedArrival(settings, { ...toDestination(bought), at, leadTimes });
  const { billingAddress, ...copied } = bought;
  const { id, orderId } = await tx.order.create({
    data: {
      ...copied,
      ...(billingAddress !== null && { billingAddress }),
      orderId: newOrderNumber(settings.orderPrefix, at),
      accessKey: newOrderKey(),
      isReplacement: true,
      proof: "owner",
      reviewAskedAt: at,
      subtotalPaise: 0,
      discountPaise: 0,
      shippingPaise: 0,
      taxPaise: 0,
      totalPaise: 0,
      taxPercent: 0,
      dispatchBy: new Date(expectedDispatch(settings, at, leadTimes)),
      deliverBy: arrival && bought.shippingWay !== "pickup" ? new Date(arrival.latest) : null,
      history: { create: { status: "Pending", at, party: "shop", userId, by: name } },
      lines: {
        create: wanted.map(({ line, quantity }, position) =>
          lineFor(line, { quantity, position, at }),
        ),
      },
    },
    select: { id: true, orderId: true },
  });
  await announce(tx, "order.placed", id);
  await recordAudit(tx, {
    ...by,
    event: "Order Created",
    description: `Order ${orderId} was made to replace goods of order ${order.orderId}`,
    details: { order: orderId, claim: claim.id, replaces: order.orderId, lines: [...claim.lines] },
  });
  return { id, orderId, changedProducts: stock.map(({ productId }) => productId) };
}

interface Wanted {
  line: BoughtLine;
  quantity: number;
}

/** The goods of the claim; a fee cannot be sent again. */
async function readWanted(tx: Transaction, { lines }: Claimed): Promise<Wanted[]> {
  const rows = await tx.orderLine.findMany({
    where: { id: { in: lines.map(({ orderLineId }) => orderLineId) } },
    orderBy: { position: "asc" },
    select: LINE,
  });
  const wanted = rows.flatMap((line) => {
    const claimed = lines.find(({ orderLineId }) => orderLineId === line.id);
    const isGoods = line.kind !== "fee" && line.kind !== "tool";
    return claimed && isGoods ? [{ line, quantity: claimed.quantity }] : [];
  });
  if (wanted.length > 0) return wanted;
  throw new AppError("invalid_transition", "Nothing of this report can be sent again. Credit it.");
}

function soldOut(wanted: readonly Wanted[], short: readonly string[]): AppError {
  const names = wanted
    .filter(({ line: { productId } }) => productId !== null && short.includes(productId))
    .map(({ line: { name } }) => name);
  return new AppError(
    "out_of_stock",
    `There is not enough of ${names.join(", ")} in stock. Credit it, or correct the stock first.`,
  );
}

interface Placed {
  quantity: number;
  position: number;
  at: Date;
}

/** A line with approved artwork needs no new proof. */
function lineFor(line: BoughtLine, { quantity, position, at }: Placed) {
  const { id, spec, print, stage, approvedAt, kind, productId, name, unit, basis } = line;
  const { fromStock, leadDays, artworkId, approvalId, toolId, category } = line;
  const { thumbnailImage, packSize, sku, costPaise, hsnCode } = line;
  return {
    kind,
    productId,
    name,
    unit,
    basis,
    fromStock,
    leadDays,
    artworkId,
    approvalId,
    toolId,
    category,
    thumbnailImage,
    packSize,
    sku,
    costPaise,
    hsnCode,
    ...(spec !== null && { spec }),
    ...(print !== null && { print }),
    ...(stage !== null && { stage: "approved" as const, approvedAt: approvedAt ?? at }),
    replacesLineId: id,
    position,
    quantity,
    pricePaise: 0,
    lineTotalPaise: 0,
  } satisfies Prisma.OrderLineUncheckedCreateWithoutOrderInput;
}
