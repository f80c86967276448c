import { expect, it } from "vitest";
import { auditEntries } from "@/e2e/steps/audit-steps";
import { dispatchSteps } from "@/e2e/steps/dispatch-steps";
import { givenOrder, givenProduct } from "@/e2e/steps/factories";
import { FROM, meera } from "@/e2e/steps/order-admin-steps";
import { orderSteps, readRefusal } from "@/e2e/steps/order-steps";
import { documentSteps } from "@/e2e/steps/document-steps";
import { testDatabase } from "@/e2e/support/database";
import { dayName } from "@/lib/base/india-time";
import { buildEWayBill } from "@/lib/documents/portal-files/ewaybill";
import { readDocument, readTransport } from "@/lib/documents/portal-files/read-document";
import { requireDispatch } from "./find-dispatch";
import { transportRequestSchema } from "./schemas";
import { setTransport } from "./set-transport";

const { db } = testDatabase();
const { order } = orderSteps(db);
const { givenGst } = documentSteps(db);
const { dispatch } = dispatchSteps(db);

const set = (id: string, dispatchId: string, request: object) =>
  setTransport({
    db,
    id,
    dispatch: dispatchId,
    actor: meera,
    ipAddress: FROM,
    request: transportRequestSchema.parse(request),
  });

async function givenDispatches() {
  await givenGst();
  const box = await givenProduct(db, { hsnCode: "48191010", pricePaise: 45_050 });
  const { id } = await order({
    lines: [{ product: box.id, quantity: 3 }],
    state: "Haryana",
    proven: true,
    billing: { gstin: "06AAACR1234K1ZM" },
  });
  const [line] = await db.orderLine.findMany({ where: { orderId: id } });
  const part = (quantity: number) => ({ lines: [{ line: line?.id, quantity }], invoice: true });
  return { id, first: await dispatch(id, part(1)), second: await dispatch(id, part(2)) };
}

async function readBill(id: string, dispatchId: string) {
  const document = await readDocument(db, { id, dispatch: dispatchId });
  const transport = await readTransport(db, document.id, dispatchId);
  return buildEWayBill(document, transport, dayName(new Date())).billLists[0];
}

it("is kept with its dispatch, and named by its e-way bill alone", async () => {
  const { id, first, second } = await givenDispatches();
  const transport = { vehicle: "hr 26 ab 1234", distance: 210, transporterId: "06aapfu0939f1zz" };
  await set(id, second, transport);
  expect((await requireDispatch(db, { id, dispatch: second })).dispatch.transport).toEqual({
    vehicle: "HR26AB1234",
    distanceKm: 210,
    transporterId: "06AAPFU0939F1ZZ",
    transporterName: null,
  });
  expect(await readBill(id, second)).toMatchObject({
    vehicleNo: "HR26AB1234",
    transDistance: 210,
    transporterId: "06AAPFU0939F1ZZ",
  });
  const other = await readBill(id, first);
  expect([other?.vehicleNo, other?.transDistance]).toEqual([undefined, 0]);
  await set(id, second, transport);
  await set(id, second, {});
  expect(await readBill(id, second)).not.toHaveProperty("vehicleNo");
  expect(await auditEntries(db, { action: "Dispatch Transport Updated" })).toHaveLength(2);
});

it("is refused of another order's dispatch, and as the portal would refuse it", async () => {
  const { first } = await givenDispatches();
  const { id: other } = await givenOrder(db);
  for (const dispatchId of [first, "none"])
    expect((await readRefusal(set(other, dispatchId, {}))).code).toBe("not_found");
  for (const wrong of [{ vehicle: "A1" }, { distance: 4001 }, { transporterId: "06" }])
    expect(transportRequestSchema.safeParse(wrong).success).toBe(false);
});
