import "server-only";
import { Prisma, type PrismaClient } from "shop-database";
import { changes } from "@/lib/audit/record";
import { AppError } from "@/lib/base/errors";
import type { Transaction } from "@/lib/db/client";
import type { CompanyRule } from "@/lib/companies/rules/rule-schemas";
import { caughtRule } from "@/lib/companies/rules/rules";
import type { PostalAddress } from "@/lib/identity/addresses/postal-address";
import { setEmail } from "@/lib/orders/access/set-order-email";
import { approvalRequired } from "@/lib/orders/approvals/check-company-order";
import { lockOrder, type LockedOrder, type OrderActor } from "@/lib/orders/lock-order";
import type { Order, OrderApproval } from "@/lib/orders/order";
import { retainPurchaseOrder } from "@/lib/orders/purchase-order/demand";
import { readOrders } from "@/lib/orders/read/queries";
import type { OrderParty } from "@/lib/orders/status";
import { formatRupees, toRupees } from "@/lib/pricing/money";
import { arrivalAfter } from "@/lib/shop/delivery/delivery-promise";
import { toDestination } from "@/lib/shop/gst/pin-states";
import { getPlaceOfSupply } from "@/lib/shop/gst/place-of-supply";
import { readShopSettings } from "@/lib/shop/settings/queries";
import type { ShopSettings } from "@/lib/shop/settings/shop-settings";
import { requestCompanyApproval, type WaitingCorrection } from "./request-company-approval";
import { rulesOfCorrection } from "./check-buyer";
import { toCartLine } from "./correct-lines";
import { correctGoods } from "./correct-goods";
import { checkPlaces, givenFacts, toFacts, type Facts } from "./facts";
import type { Owner } from "./listing";
import { moveSupply } from "./move-supply";
import { recordCorrection } from "./record-correction";
import { refuseDearerPlace } from "./refuse-dearer-place";
import { requireCorrectable } from "./require-correctable";
import type { Corrected, CorrectionPreview } from "./schemas";

export interface CorrectOrderOptions extends OrderActor {
  db: PrismaClient;
  ipAddress: string;
  /** `_id` or order number. */
  id: string;
  requested: Corrected;
  /** The party that the actor acts for. */
  party: Exclude<OrderParty, "system">;
  /** The actor's account if they are a member of the order's company. */
  memberId?: string | undefined;
  /** `updatedAt` of the order as read; a later change is not overwritten. */
  updatedAt?: string | undefined;
  reason?: string | undefined;
  /** Writes nothing. */
  isDryRun?: boolean;
  /** The company's approval: a function to mark its request, and the approved total in paise. */
  approval?: { approve: (tx: Transaction) => Promise<OrderApproval>; mostPaise: number };
}

export interface Correction {
  preview: CorrectionPreview;
  /** Products whose stock changed. */
  changedProducts: string[];
}

/**
 * Corrects the addresses, billing fields, lines and shipping method of an order that has no invoice, as far as they are
 * neither in production nor dispatched. Tax follows a new place of supply. New lines or another shipping method reprice
 * the order; lines not named keep their prices. The history stores the changes, and the other side reads them in the
 * order's conversation.
 * @throws AppError not_found; edit_conflict; invoiced, dispatched, in_production; invalid_transition for the buyer once
 * production has begun, and for a cancelled order; invalid_input with the field; shipping_on_request for the buyer who moves
 * it to where shipping costs more; out_of_stock; over_limit;
 * approval_required by a rule of the company
 */
export async function correctOrder(options: CorrectOrderOptions): Promise<Correction> {
  return options.db
    .$transaction((tx) => correctInTransaction(tx, options))
    .catch(async (error: unknown) => {
      if (error instanceof DryRun) return { preview: error.preview, changedProducts: [] };
      if (!(error instanceof NeedsApproval)) throw error;
      if (options.party === "shop") await requestCompanyApproval(options, error.waiting);
      throw approvalRequired(error.waiting.caught);
    });
}

/** Thrown to roll back a dry run. */
class DryRun extends Error {
  readonly preview: CorrectionPreview;

  constructor(preview: CorrectionPreview) {
    super("Nothing is written.");
    this.preview = preview;
  }
}

/** Thrown to roll back a correction that needs the company's approval. */
class NeedsApproval extends Error {
  readonly waiting: WaitingCorrection;

  constructor(waiting: WaitingCorrection) {
    super("The company is asked.");
    this.waiting = waiting;
  }
}

async function correctInTransaction(
  tx: Transaction,
  options: CorrectOrderOptions,
): Promise<Correction> {
  const locked = await lockOrder(tx, options.id);
  const approval = await options.approval?.approve(tx);
  await requireCorrectable(tx, locked, options);
  const order = await readLocked(tx, locked);
  const { written, caught, changedProducts } = await correctParts(tx, { locked, order }, options);
  const preview = toPreview(order, written, caught);
  if (options.isDryRun) throw new DryRun(preview);
  if (options.approval && approval)
    await preserveApproval(tx, written, { ...approval, mostPaise: options.approval.mostPaise });
  else if (caught.length > 0) throw new NeedsApproval({ before: order, after: written, caught });
  await recordCorrection(tx, { held: locked, order, written }, options);
  return { preview, changedProducts };
}

/** @throws AppError price_changed when it exceeds the approved total */
async function preserveApproval(
  tx: Transaction,
  { id, totals: { totalPaise } }: Order,
  { askedBy, approvedBy, at, mostPaise }: OrderApproval & { mostPaise: number },
): Promise<void> {
  if (totalPaise > mostPaise) {
    const message = `The correction comes to ${formatRupees(totalPaise)} now, more than was asked for. Ask the shop to correct the order again.`;
    throw new AppError("price_changed", message);
  }
  const data = { askedBy, approvedBy, approvedAt: at };
  await tx.order.update({ where: { id }, data, select: { id: true } });
}

async function readLocked(tx: Transaction, { id }: LockedOrder): Promise<Order> {
  const [order] = await readOrders(tx, [id]);
  if (!order) throw new AppError("not_found", "There is no such order.");
  return order;
}

interface Parts {
  written: Order;
  caught: CompanyRule[];
  changedProducts: string[];
}

/** Corrects the addresses first, which decide the tax, then the lines. */
async function correctParts(
  tx: Transaction,
  { locked, order }: { locked: LockedOrder; order: Order },
  options: CorrectOrderOptions,
): Promise<Parts> {
  const { requested, party, memberId, actor, ipAddress } = options;
  const settings = await readShopSettings(tx);
  const owner: Owner = await tx.order.findUniqueOrThrow({
    where: { id: locked.id },
    select: { userId: true, companyId: true, offerVersionId: true },
  });
  await correctFacts(tx, order, { requested, party, settings });
  if (requested.email !== undefined)
    await setEmail(tx, locked, { email: requested.email, actor, ipAddress });
  const moved = await readLocked(tx, locked);
  if (requested.lines ?? requested.shippingWay) {
    const goods = await correctGoods(tx, moved, {
      held: locked,
      owner,
      requested,
      settings,
      first: order,
    });
    return { ...goods, written: await readLocked(tx, locked) };
  }
  const caught = await rulesOfCorrection(tx, order, {
    owner,
    before: toRuled(order),
    after: toRuled(moved),
    memberId,
  });
  return { written: moved, caught, changedProducts: [] };
}

const toRuled = ({ lines, totals, shipTo }: Order) => ({
  lines: lines.map(toCartLine),
  totals,
  shippingAddress: shipTo,
});

async function correctFacts(
  tx: Transaction,
  order: Order,
  {
    requested,
    party,
    settings,
  }: Pick<CorrectOrderOptions, "requested" | "party"> & { settings: ShopSettings },
): Promise<void> {
  const before = toFacts(order);
  const after = { ...before, ...givenFacts(requested) };
  const changed = changes(before, after);
  if (Object.keys(changed).length === 0) return;
  checkPlaces(order, after, { changed, settings });
  if (party === "customer") {
    await refuseDearerPlace(tx, order, after.shippingAddress);
    if (before.poNumber && !after.poNumber) await retainPurchaseOrder(tx, order.id, "number");
  }
  await write(tx, order, { after, settings });
}

async function write(
  tx: Transaction,
  order: Order,
  { after, settings }: { after: Facts; settings: ShopSettings },
): Promise<void> {
  const { shippingAddress, billingAddress, ...texts } = after;
  const arrival = order.deliverBy && findArrival(order, shippingAddress, settings);
  await tx.order.update({
    where: { id: order.id },
    data: {
      ...shippingAddress,
      ...texts,
      billingAddress: billingAddress ?? Prisma.DbNull,
      ...(arrival && { deliverBy: new Date(arrival) }),
    },
    select: { id: true },
  });
  if (!order.gst) return;
  const { state, zipCode: pin } = shippingAddress;
  const buyer = { state, pin, gstin: after.gstin ?? undefined };
  await moveSupply(tx, order, getPlaceOfSupply(buyer, order.gst.sellerState));
}

/** The day of arrival at another address; the day of dispatch stays. */
function findArrival(order: Order, to: PostalAddress, settings: ShopSettings): string | null {
  if (order.dispatchBy === null) return null;
  return arrivalAfter(settings, { ...toDestination(to), leaves: order.dispatchBy })?.latest ?? null;
}

const toPreview = (
  before: Order,
  after: Order,
  caught: readonly CompanyRule[],
): CorrectionPreview => ({
  before: toFigures(before),
  after: toFigures(after),
  due: toRupees(after.payment.outstandingPaise),
  approval: caught.length > 0 ? caught.map(caughtRule) : null,
});

const toFigures = ({ totals: { totalPaise, taxPaise } }: Order) => ({
  total: toRupees(totalPaise),
  tax: toRupees(taxPaise),
});
