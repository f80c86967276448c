import "server-only";
import type { Db } from "@/lib/db/client";
import { isUuid } from "@/lib/base/ids/uuid";
import { AppError } from "@/lib/base/errors";
import { log } from "@/lib/base/log";
import type { OrderOutcome, UpdateOrdersRequest } from "@/lib/orders/admin-schemas";
import { GATES } from "@/lib/orders/due/gates";
import { changeOrderStatus, type ChangeOrderStatusOptions } from "./change-order-status";

export interface ChangeOrderStatusesOptions extends Omit<
  ChangeOrderStatusOptions,
  "id" | "request"
> {
  request: UpdateOrdersRequest;
}

export interface AdvancedOrders {
  /** One per id, in the same order. */
  outcomes: OrderOutcome[];
  changedProducts: string[];
}

/**
 * Sets the same status on many orders, each in its own transaction: a refusal for one order does not affect the others.
 */
export async function changeOrderStatuses(
  options: ChangeOrderStatusesOptions,
): Promise<AdvancedOrders> {
  const { request, ...rest } = options;
  const ids = [...new Set(request.ids)];
  const numbers = await readNumbers(options.db, ids);
  const outcomes: OrderOutcome[] = [];
  const changedProducts = new Set<string>();
  for (const id of ids) {
    const { products, ...outcome } = await advanceOne({
      ...rest,
      id,
      request: {
        status: request.status,
        tracking: request.tracking?.[id],
        ...request.overrides?.[id],
      },
    });
    outcomes.push({ orderId: numbers.get(id) ?? id, ...outcome });
    products.forEach((product) => changedProducts.add(product));
  }
  return { outcomes, changedProducts: [...changedProducts] };
}

/** The order numbers for these `_id`s, which people recognise. */
async function readNumbers(db: Db, ids: readonly string[]): Promise<Map<string, string>> {
  const rows = await db.order.findMany({
    where: { id: { in: ids.filter(isUuid) } },
    select: { id: true, orderId: true },
  });
  return new Map(rows.map(({ id, orderId }) => [id, orderId]));
}

async function advanceOne(
  options: ChangeOrderStatusOptions,
): Promise<Omit<OrderOutcome, "orderId"> & { products: string[] }> {
  try {
    const { status, changed, changedProducts } = await changeOrderStatus(options);
    const message = changed ? `Now ${status}.` : `Was ${status} already.`;
    return { ok: true, message, products: changedProducts };
  } catch (error) {
    return { ok: false, message: describeStatuses(error), ...readGates(error), products: [] };
  }
}

/** Only an order that waits at a gate names gates. */
function readGates(error: unknown): Pick<OrderOutcome, "gates"> {
  const gates = error instanceof AppError ? error.details.extra?.gates : undefined;
  return Array.isArray(gates) ? { gates: GATES.filter((gate) => gates.includes(gate)) } : {};
}

/** Earlier orders in the list are already changed, so a failure is reported for this order only. */
function describeStatuses(error: unknown): string {
  if (error instanceof AppError) return error.message;
  log.error("An order could not be changed", error);
  return "Something went wrong on our side. Please try again.";
}
