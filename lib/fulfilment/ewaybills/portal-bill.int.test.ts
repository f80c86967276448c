import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from "vitest";
import { auditEntries } from "@/e2e/steps/audit-steps";
import { documentSteps } from "@/e2e/steps/document-steps";
import { givenProduct, givenSetting } from "@/e2e/steps/factories";
import { FROM, meera } from "@/e2e/steps/order-admin-steps";
import { orderSteps, readRefusal } from "@/e2e/steps/order-steps";
import { testDatabase } from "@/e2e/support/database";
import { EInvoicePortal } from "@/e2e/support/stand-ins/einvoice-portal";
import { log } from "@/lib/base/log";
import { sendEInvoice } from "@/lib/documents/einvoicing/send-einvoice";
import { recordDispatch } from "../dispatches/record-dispatch";
import { updateDispatch } from "../dispatches/update-dispatch";
import { dispatchChangeSchema } from "../dispatches/schemas";
import { cancelEWayBill, changeVehicle, makeEWayBill } from "./portal-bill";

const { db } = testDatabase();
const { order } = orderSteps(db);
const { givenGst } = documentSteps(db);
const portal = new EInvoicePortal();
const by = { actor: meera, ipAddress: FROM };

beforeAll(() => portal.listen());
afterAll(() => portal.close());

// The portal's stand-in acknowledges an invoice on 28 November at 10:30 in India.
afterEach(() => vi.useRealTimers());

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ["Date"], now: new Date("2026-11-28T06:00:00Z") });
  for (const [name, value] of Object.entries(portal.env)) vi.stubEnv(name, value);
  vi.spyOn(log, "error").mockImplementation(() => undefined);
  portal.fault = null;
  portal.losesAnswer = false;
  portal.calls.length = 0;
  portal.registered.clear();
  portal.bills.clear();
  await givenGst();
  await givenSetting(db, "einvoiceKeys", portal.publicKey);
  await givenSetting(db, "aggregateTurnover", "12.5");
});

async function givenDispatch({ gstin = "06AAACR1234K1ZM", vehicle = "HR26AB1234" } = {}) {
  const box = await givenProduct(db, { hsnCode: "48191010", pricePaise: 45_050 });
  const { id } = await order({
    lines: [{ product: box.id, quantity: 2 }],
    state: "Haryana",
    proven: true,
    ...(gstin && { billing: { gstin } }),
  });
  const [line] = await db.orderLine.findMany({ where: { orderId: id } });
  await db.order.update({ where: { id }, data: { status: "Processing" } });
  await recordDispatch({
    db,
    id,
    request: { lines: [{ line: line?.id ?? "", quantity: 2 }], invoice: true },
    ...by,
  });
  const { id: dispatch } = await db.orderDispatch.findFirstOrThrow({ where: { orderId: id } });
  const request = dispatchChangeSchema.parse({ vehicle, distance: 120 });
  await updateDispatch({ db, id, dispatch, request, ...by });
  return { db, id, dispatch, ...by };
}

const stored = ({ dispatch }: { dispatch: string }) =>
  db.orderDispatch.findUniqueOrThrow({
    where: { id: dispatch },
    select: { ewayBillNumber: true, ewayBillUntil: true, vehicle: true },
  });

it("is created by the invoice's IRN, moved to another vehicle, and cancelled", async () => {
  const own = await givenDispatch();
  const document = await db.orderDocument.findFirstOrThrow({ where: { orderId: own.id } });
  await sendEInvoice(db, document.id, by);
  const made = await makeEWayBill(own);
  expect(made).toEqual({ number: "331001234567", validUntil: "2026-11-30" });
  expect(portal.calls.at(-1)).toBe("POST /api/ewaybill");
  expect(await stored(own)).toMatchObject({ ewayBillNumber: made.number });
  expect((await readRefusal(makeEWayBill(own))).message).toContain(made.number);
  const change = {
    vehicle: "RJ14CD4321",
    place: "Jaipur",
    reason: "breakdown",
    remark: "Engine",
  } as const;
  expect(await changeVehicle({ ...own, request: change })).toMatchObject({
    validUntil: "2026-12-02",
  });
  expect(await stored(own)).toEqual({
    ewayBillNumber: made.number,
    ewayBillUntil: new Date("2026-12-02"),
    vehicle: "RJ14CD4321",
  });
  const cancelled = { reason: "order_cancelled", remark: "Not sent" } as const;
  await cancelEWayBill({ ...own, request: cancelled });
  expect(await stored(own)).toMatchObject({ ewayBillNumber: null, ewayBillUntil: null });
  const again = readRefusal(cancelEWayBill({ ...own, request: cancelled }));
  expect(await again).toMatchObject({ code: "invalid_transition" });
  expect(await auditEntries(db, { action: "Order Dispatch Updated" })).toHaveLength(4);
});

it("is created from the full data when the invoice has no IRN", async () => {
  const own = await givenDispatch({ gstin: "" });
  expect(await makeEWayBill(own)).toEqual({ number: "331001234567", validUntil: "2026-11-30" });
  expect(portal.calls).toEqual(["POST /api/ewayapi"]);
});

it("finds the bill of an attempt whose answer was lost, by number and by IRN", async () => {
  for (const gstin of ["", "06AAACR1234K1ZM"]) {
    const own = await givenDispatch({ gstin });
    if (gstin) {
      const document = await db.orderDocument.findFirstOrThrow({ where: { orderId: own.id } });
      await sendEInvoice(db, document.id, by);
    }
    portal.losesAnswer = true;
    expect(await readRefusal(makeEWayBill(own))).toMatchObject({ code: "unavailable" });
    expect(await stored(own)).toMatchObject({ ewayBillNumber: null });
    const { number } = await makeEWayBill(own);
    expect(await stored(own)).toMatchObject({ ewayBillNumber: number });
    portal.losesAnswer = true;
    const request = { reason: "mistake", remark: "Wrong" } as const;
    expect(await readRefusal(cancelEWayBill({ ...own, request }))).toMatchObject({
      code: "unavailable",
    });
    await cancelEWayBill({ ...own, request });
    expect(await stored(own)).toMatchObject({ ewayBillNumber: null });
  }
});

it("is refused with the portal's message, while it is down, and without a vehicle or provider", async () => {
  const own = await givenDispatch();
  portal.fault = { code: "702", message: "Distance is wrong" };
  expect((await readRefusal(makeEWayBill(own))).message).toBe(
    "The portal refuses: 702: Distance is wrong",
  );
  portal.fault = 503;
  expect(await readRefusal(makeEWayBill(own))).toMatchObject({ code: "unavailable" });
  expect(await stored(own)).toMatchObject({ ewayBillNumber: null });
  const bare = await givenDispatch({ vehicle: "" });
  expect((await readRefusal(makeEWayBill(bare))).message).toContain("Enter the vehicle");
});
