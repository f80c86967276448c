import "server-only";
import { changes, recordAudit, type Changes } from "@/lib/audit/record";
import { AppError } from "@/lib/base/errors";
import type { Transaction } from "@/lib/db/client";
import { Prisma, type PrismaClient } from "@/lib/db/generated/client";
import { toPostalAddress, type PostalAddress } from "@/lib/identity/addresses/postal-address";
import { requireOwnPlace } from "@/lib/orders/approvals/require-own-place";
import { lockOrder, type LockedOrder, type OrderActor } from "@/lib/orders/lock-order";
import type { Order } from "@/lib/orders/order";
import { checkAddresses } from "@/lib/orders/place/check-addresses";
import { readOrders } from "@/lib/orders/read/queries";
import { keepPurchaseOrder } from "@/lib/orders/purchase-order/demand";
import type { OrderParty } from "@/lib/orders/status";
import { toRupees } from "@/lib/pricing/money";
import { arrivalAfter } from "@/lib/shop/delivery/delivery-promise";
import { toDestination } from "@/lib/shop/gst/pin-states";
import { getPlaceOfSupply } from "@/lib/shop/gst/place-of-supply";
import { readShopSettings } from "@/lib/shop/settings/queries";
import type { ShopSettings } from "@/lib/shop/settings/shop-settings";
import { hasApproval } from "../production-gate";
import { moveSupply } from "./move-supply";
import type { Corrected, CorrectionPreview } from "./schemas";
import { sayCorrected } from "./say-corrected";

export interface CorrectOrderOptions extends OrderActor {
  db: PrismaClient;
  ipAddress: string;
  /** `_id` or order number. */
  id: string;
  asked: Corrected;
  /** The party that the actor acts for. */
  party: Exclude<OrderParty, "system">;
  /** The actor's account where they are a member of the company that the order is for. */
  memberId?: string | undefined;
  /** Of the order as it was read; what somebody else has changed since is not overwritten. */
  updatedAt?: string | undefined;
  reason?: string | undefined;
  /** Writes nothing. */
  isDryRun?: boolean;
}

/**
 * Corrects where an order goes and what its invoice will say, as long as no invoice was issued and nothing has left. Tax
 * follows a new place of supply; prices, discount and shipping stay as they were agreed. The other side reads in the
 * order's conversation what changed.
 * @throws AppError not_found; edit_conflict; invoiced, dispatched; invalid_transition for the buyer once production has
 * begun, and for a cancelled order; invalid_input with the field; approval_required by a rule of the company
 */
export async function correctOrder(options: CorrectOrderOptions): Promise<CorrectionPreview> {
  return options.db
    .$transaction(async (tx) => {
      const held = await lockOrder(tx, options.id);
      const [order] = await readOrders(tx, [held.id]);
      if (!order) throw new AppError("not_found", "There is no such order.");
      await requireCorrectable(tx, held, order, options);
      const before = toFacts(order);
      const after = { ...before, ...givenFacts(options.asked) };
      const changed = changes(before, after);
      const settings = await readShopSettings(tx);
      if (PLACES.some((name) => name in changed)) check(order, after, settings);
      if ("shippingAddress" in changed)
        await requireOwnPlace(tx, held.id, { ...after, ...options });
      if (Object.keys(changed).length === 0) return toPreview(order, order);
      if (options.party === "customer" && before.poNumber && !after.poNumber)
        await keepPurchaseOrder(tx, held.id, "number");
      await write(tx, order, { after, settings });
      const [written = order] = await readOrders(tx, [held.id]);
      const preview = toPreview(order, written);
      if (options.isDryRun) throw new DryRun(preview);
      await record(tx, { order, written, changed }, options);
      return preview;
    })
    .catch((error: unknown) => {
      if (error instanceof DryRun) return error.preview;
      throw error;
    });
}

/** Ends the transaction of a dry run, so that nothing of it is kept. */
class DryRun extends Error {
  readonly preview: CorrectionPreview;

  constructor(preview: CorrectionPreview) {
    super("Nothing is written.");
    this.preview = preview;
  }
}

async function requireCorrectable(
  tx: Transaction,
  held: LockedOrder,
  { payment }: Order,
  { party, updatedAt }: CorrectOrderOptions,
): Promise<void> {
  const { status, partlyDispatched, id } = held;
  if (status === "Cancelled") {
    throw new AppError("invalid_transition", "This order is cancelled. It stays as it is.");
  }
  if (partlyDispatched || status === "Shipped" || status === "Delivered") {
    throw new AppError("dispatched", "Goods of this order have left. It stays as it is.");
  }
  if (payment.isBilled) {
    const message = "The invoice of this order was issued. Correct it with a credit note.";
    throw new AppError("invoiced", message);
  }
  if (party === "customer" && (status !== "Pending" || (await hasApproval(tx, id)))) {
    const message = "This order is in production. Write to us if something of it is to change.";
    throw new AppError("invalid_transition", message);
  }
  if (updatedAt === undefined) return;
  const now = await tx.order.findUniqueOrThrow({ where: { id }, select: { updatedAt: true } });
  if (now.updatedAt.toISOString() === updatedAt) return;
  const message = "This order was changed since you opened it. Check it again, then correct it.";
  throw new AppError("edit_conflict", message);
}

/** What can be corrected, as it stands. */
interface Facts {
  shippingAddress: PostalAddress;
  billingAddress: PostalAddress | null;
  consigneeGstin: string | null;
  gstin: string | null;
  company: string | null;
  poNumber: string | null;
  phone: string | null;
  note: string | null;
}

const toFacts = ({ shipTo, billing, customer, note }: Order): Facts => ({
  shippingAddress: toPostalAddress(shipTo),
  billingAddress: billing.address && toPostalAddress(billing.address),
  consigneeGstin: billing.consigneeGstin,
  gstin: billing.gstin,
  company: customer.company,
  poNumber: billing.poNumber,
  phone: customer.phone,
  note,
});

function givenFacts({ shippingAddress, billingAddress, ...texts }: Corrected): Partial<Facts> {
  const given = Object.entries<unknown>(texts).filter(([, value]) => value !== undefined);
  return {
    ...Object.fromEntries(given),
    ...(shippingAddress && { shippingAddress: toStored(shippingAddress) }),
    ...(billingAddress !== undefined && {
      billingAddress: billingAddress && toStored(billingAddress),
    }),
  };
}

const toStored = (sent: NonNullable<Corrected["shippingAddress"]>): PostalAddress =>
  toPostalAddress({ ...sent, apartment: sent.apartment ?? null });

/** A mistake in one of them would be on the invoice, which nobody can correct. */
const PLACES = ["shippingAddress", "billingAddress", "consigneeGstin", "gstin", "company"] as const;

function check({ customer: { name } }: Order, after: Facts, settings: ShopSettings): void {
  const { consigneeGstin, billingAddress, gstin, company } = after;
  checkAddresses({
    request: {
      shippingAddress: { ...toSent(after.shippingAddress), gstin: consigneeGstin ?? undefined },
      billingAddress: billingAddress ? toSent(billingAddress) : undefined,
      gstin: gstin ?? undefined,
      company: company ?? undefined,
    },
    settings,
    customer: { name, companyName: undefined },
  });
}

const toSent = ({ apartment, ...address }: PostalAddress) => ({
  ...address,
  apartment: apartment ?? undefined,
});

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

/** The day of arrival at another place; the day of dispatch stays. */
function findArrival(order: Order, to: PostalAddress, settings: ShopSettings): string | null {
  if (order.dispatchBy === null) return null;
  return arrivalAfter(settings, { ...toDestination(to), leaves: order.dispatchBy })?.latest ?? null;
}

const toPreview = (before: Order, after: Order): CorrectionPreview => ({
  before: toFigures(before),
  after: toFigures(after),
  due: toRupees(after.payment.outstandingPaise),
});

const toFigures = ({ totals: { totalPaise, taxPaise } }: Order) => ({
  total: toRupees(totalPaise),
  tax: toRupees(taxPaise),
});

interface Written {
  order: Order;
  written: Order;
  changed: Changes;
}

async function record(
  tx: Transaction,
  { order, written, changed }: Written,
  { actor, ipAddress, party, reason }: CorrectOrderOptions,
): Promise<void> {
  await sayCorrected(tx, {
    order: written,
    totalBeforePaise: order.totals.totalPaise,
    names: Object.keys(changed),
    party,
    reason,
    actor,
    ipAddress,
  });
  await recordAudit(tx, {
    event: "Order Corrected",
    actor,
    ipAddress,
    description: `Order ${order.orderId} was corrected${reason ? `: ${reason}` : ""}`,
    details: {
      order: order.orderId,
      ...(reason && { reason }),
      changes: {
        ...changed,
        ...changes(
          { totalPaise: order.totals.totalPaise, arrives: order.deliverBy },
          { totalPaise: written.totals.totalPaise, arrives: written.deliverBy },
        ),
      },
    },
  });
}
