import { beforeEach } from "vitest";
import type { Prisma, PrismaClient } from "@/lib/db/generated/client";
import { carryOutRefund } from "@/lib/fulfilment/refunds/carry-out-refund";
import { byGateway } from "@/lib/payments/gateways/by-gateway";
import { razorpay } from "@/lib/payments/gateways/razorpay/gateway";
import { reconcilePayments } from "@/lib/payments/gateways/reconcile";
import { givenOrder, givenSetting } from "../factories";
import type { GatewayPayment } from "./razorpay-books";
import { RazorpayGateway } from "../../support/stand-ins/razorpay-gateway";
import type { SignedEvent } from "../../support/stand-ins/stand-in-server";

/** Starts a gateway for one test file and configures the program to use it. Call it before `env()` is first read. */
export async function startGateway(): Promise<RazorpayGateway> {
  const gateway = new RazorpayGateway();
  await gateway.listen();
  Object.assign(process.env, gateway.env);
  return gateway;
}

const YEAR_MS = 365 * 24 * 60 * 60 * 1000;

/** Steps around a payment, in a shop with Razorpay enabled. */
export function razorpaySteps(db: PrismaClient, gateway: RazorpayGateway) {
  beforeEach(async () => {
    gateway.faults.clear();
    gateway.calls.length = 0;
    await givenSetting(db, "paymentMethods", "razorpay");
  });

  const givenPayable = (order: Partial<Prisma.OrderUncheckedCreateInput> = {}) =>
    givenOrder(db, { paymentMethod: "razorpay", proof: "account", ...order });

  async function opened(order: Partial<Prisma.OrderUncheckedCreateInput> = {}) {
    const { id, orderId } = await givenPayable(order);
    const { razorpayOrderId } = await razorpay.start(db, { id });
    return { id, orderId, razorpayOrderId };
  }

  const tell = ({ body, headers }: SignedEvent) =>
    razorpay.webhook(db, {
      body: new TextEncoder().encode(body),
      headers: new Headers(headers),
    });
  const callBack = (payment: GatewayPayment) => razorpay.confirm(db, gateway.receiptOf(payment));

  /** Runs the worker once, with all orders of the last days due. */
  async function poll(now = new Date()) {
    const due = new Date(now.getTime() - YEAR_MS);
    await db.razorpayOrder.updateMany({ data: { nextLookAt: due } });
    const found = await reconcilePayments(db, now);
    const refunds = await db.orderRefund.findMany({ where: { state: "under_way" } });
    for (const { id } of refunds) await carryOutRefund(db, id, byGateway("razorpay"));
    return { ...found, refunds: refunds.length };
  }

  /** Returns an order's payments as short texts. */
  async function readLedger(orderId: string): Promise<string[]> {
    const orderBy = [{ createdAt: "asc" as const }, { id: "asc" as const }];
    const rows = await db.payment.findMany({ where: { orderId }, orderBy });
    return rows.map(({ kind, amountPaise, providerId }) => `${kind} ${amountPaise} ${providerId}`);
  }

  async function readState(id: string) {
    const order = await db.order.findUniqueOrThrow({ where: { id } });
    return [order.paymentState, Number(order.outstandingPaise)];
  }

  return { givenPayable, opened, tell, callBack, poll, ledgerOf: readLedger, stateOf: readState };
}
