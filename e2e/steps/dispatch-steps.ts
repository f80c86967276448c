import type { PrismaClient } from "@/lib/db/generated/client";
import { invoiceDispatch } from "@/lib/fulfilment/dispatches/invoice-dispatch";
import { recordDispatch } from "@/lib/fulfilment/dispatches/record-dispatch";
import { dispatchRequestSchema } from "@/lib/fulfilment/dispatches/schemas";
import { quoteOffer } from "@/lib/offers/quote-offer";
import { orderAnswer } from "@/lib/orders/read/order-answer";
import { requireOrder } from "@/lib/orders/read/require-order";
import { givenOrder } from "./factories";
import { BOX, LABEL, offerSteps } from "./offer-steps";
import { FROM, meera } from "./order-admin-steps";
import { POSTAL_ADDRESS } from "./postal-address";

const by = { actor: meera, ipAddress: FROM };

/** Steps for tests of partly dispatched orders. */
export function dispatchSteps(db: PrismaClient) {
  const { sentOffer, acceptSent, settings } = offerSteps(db);

  const dispatch = (id: string, request: object, idempotencyKey?: string) =>
    recordDispatch({
      db,
      id,
      request: dispatchRequestSchema.parse(request),
      idempotencyKey,
      ...by,
    });
  const bill = (id: string, dispatchId: string) =>
    invoiceDispatch({ db, id, dispatch: dispatchId, ...by });

  /** Returns the order as its customer sees it. */
  async function shown(id: string) {
    const { accessKey: key } = await db.order.findUniqueOrThrow({ where: { id } });
    return orderAnswer(await requireOrder(db, id, { identity: { state: "visitor" }, key }));
  }

  /** Creates an order of 7 packs at ₹333.33 and 5 at ₹99.99, with a discount and shipping, under the flat tax. */
  async function givenParts() {
    const line = (position: number, pricePaise: number, quantity: number) => ({
      position,
      name: `Box ${position}`,
      thumbnailImage: "",
      pricePaise,
      quantity,
      lineTotalPaise: pricePaise * quantity,
    });
    const subtotalPaise = 7 * 33_333 + 5 * 9999;
    const taxPaise = Math.round((subtotalPaise - 10_001) * 0.08);
    const order = await givenOrder(db, {
      proof: "owner",
      status: "Processing",
      subtotalPaise,
      discountPaise: 10_001,
      shippingPaise: 15_000,
      taxPaise,
      taxPercent: 8,
      totalPaise: subtotalPaise - 10_001 + 15_000 + taxPaise,
      lines: { create: [line(0, 33_333, 7), line(1, 9999, 5)] },
    });
    const [first = "", second = ""] = (await shown(order.id)).products.map(({ _id }) => _id);
    return { ...order, first, second };
  }

  /** Creates an accepted offer of 5,000 boxes and 5,050 labels, with a tolerance of 5 %. */
  async function givenAccepted() {
    const one = { ...BOX, hsn: "481910", quantities: [{ quantity: 5000, price: 14.5 }] };
    const terms = { discount: 501.37, shipping: 1200, tolerancePercent: 5 };
    const { id } = await sentOffer([one, LABEL], terms);
    const requested = { version: 1, choices: [], state: POSTAL_ADDRESS.state };
    const { total } = await quoteOffer(db, id, requested, await settings());
    const { placed } = await acceptSent(id, total);
    await db.orderLine.updateMany({ where: { orderId: placed.id }, data: { stage: "approved" } });
    const [box = "", label = ""] = (await shown(placed.id)).products.map(({ _id }) => _id);
    return { id: placed.id, box, label, total };
  }

  const readDocuments = async (orderId: string) =>
    db.orderDocument.findMany({ where: { orderId }, orderBy: [{ serial: "asc" }] });

  /** The total of an order's invoices, in paise. */
  async function readBilled(orderId: string): Promise<number> {
    const rows = await readDocuments(orderId);
    return rows
      .filter(({ kind }) => kind === "invoice")
      .reduce((sum, { totalPaise }) => sum + Number(totalPaise), 0);
  }

  return {
    dispatch,
    bill,
    shown,
    givenParts,
    givenAccepted,
    documentsOf: readDocuments,
    billedOf: readBilled,
  };
}
