import { extractText } from "unpdf";
import { expect, it } from "vitest";
import { auditEntries } from "@/e2e/steps/audit-steps";
import { dispatchSteps } from "@/e2e/steps/dispatch-steps";
import { givenOrder, givenProduct } from "@/e2e/steps/factories";
import { FROM, meera } from "@/e2e/steps/order-admin-steps";
import { orderSteps, readRefusal } from "@/e2e/steps/order-steps";
import { documentSteps } from "@/e2e/steps/document-steps";
import { testDatabase } from "@/e2e/support/database";
import { longDate } from "@/lib/base/dates";
import { dayName, daysLater } from "@/lib/base/india-time";
import { dispatchSlip } from "@/lib/documents/pdf/parcel-documents";
import { buildDayEWayBills } from "@/lib/documents/portal-files/day-ewaybills";
import { buildEWayBill } from "@/lib/documents/portal-files/ewaybill";
import { readDocument, readTransport } from "@/lib/documents/portal-files/read-document";
import { dispatchAnswer } from "@/lib/orders/read/order-answer";
import { requireDispatch } from "./find-dispatch";
import { dispatchChangeSchema } from "./schemas";
import { updateDispatch } from "./update-dispatch";

const { db } = testDatabase();
const { order } = orderSteps(db);
const { givenGst } = documentSteps(db);
const { dispatch } = dispatchSteps(db);

const set = (id: string, dispatchId: string, request: object) =>
  updateDispatch({
    db,
    id,
    dispatch: dispatchId,
    actor: meera,
    ipAddress: FROM,
    request: dispatchChangeSchema.parse(request),
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

const BILL = { number: "3310 0987 6543", validUntil: dayName(new Date()) };

it("is stored with its dispatch, and only its e-way bill names it", async () => {
  const { id, first, second } = await givenDispatches();
  const transport = {
    ewayBill: BILL,
    vehicle: "hr 26 ab 1234",
    distance: 210,
    transporterId: "06aapfu0939f1zz",
    transporter: "Gati",
  };
  await set(id, second, transport);
  const { order: read, dispatch: sent } = await requireDispatch(db, { id, dispatch: second });
  expect(dispatchAnswer(read.id, sent)).toMatchObject({
    ...transport,
    ewayBill: { ...BILL, number: "331009876543" },
    vehicle: "HR26AB1234",
    transporterId: "06AAPFU0939F1ZZ",
  });
  expect(await readBill(id, second)).toMatchObject({
    vehicleNo: "HR26AB1234",
    transDistance: 210,
    transporterId: "06AAPFU0939F1ZZ",
  });
  const other = await readBill(id, first);
  expect([other?.vehicleNo, other?.transDistance]).toEqual([undefined, 0]);
  await set(id, second, transport);
  await set(id, second, { vehicle: "HR 26 CD 7" });
  expect(await readBill(id, second)).toMatchObject({ vehicleNo: "HR26CD7", transDistance: 210 });
  await set(id, second, { vehicle: null, ewayBill: null });
  expect(await readBill(id, second)).not.toHaveProperty("vehicleNo");
  expect(await auditEntries(db, { action: "Order Dispatch Updated" })).toHaveLength(3);
});

it("is in one file with all dispatches of its day, one bill per invoice", async () => {
  const { id, first, second } = await givenDispatches();
  await set(id, second, { vehicle: "HR26AB1234" });
  const today = dayName(new Date());
  const { billLists } = await buildDayEWayBills(db, today);
  expect(billLists.map(({ vehicleNo }) => vehicleNo)).toEqual([undefined, "HR26AB1234"]);
  expect(billLists).toEqual([await readBill(id, first), await readBill(id, second)]);
  expect((await buildDayEWayBills(db, daysLater(today, 1))).billLists).toEqual([]);
  await db.order.updateMany({ data: { distanceKm: 4001 } });
  const { code, details } = await readRefusal(buildDayEWayBills(db, today));
  expect(code).toBe("missing_fields");
  expect(Object.keys(details.fields ?? {})).toEqual([
    expect.stringMatching(/\d transDistance$/),
    expect.stringMatching(/\d transDistance$/),
  ]);
});

it("is printed on the packing slip of its dispatch", async () => {
  const { id, second } = await givenDispatches();
  await set(id, second, { ewayBill: BILL, vehicle: "HR26AB1234", transporter: "Gati" });
  const slip = await dispatchSlip(db, await requireDispatch(db, { id, dispatch: second }));
  const { text } = await extractText(new Uint8Array(slip.content), { mergePages: true });
  expect(text.replace(/\s+/g, " ")).toContain(
    `E-way bill 3310 0987 6543 Valid until ${longDate(new Date(BILL.validUntil))} Vehicle HR26AB1234 Transporter Gati`,
  );
});

it("is refused for another order's dispatch, and by the portal's rules", async () => {
  const { id, first } = await givenDispatches();
  const { id: other } = await givenOrder(db);
  for (const dispatchId of [first, "none"])
    expect((await readRefusal(set(other, dispatchId, {}))).code).toBe("not_found");
  const today = BILL.validUntil;
  const wrongs: object[] = [
    { vehicle: "A1" },
    { distance: 4001 },
    { transporterId: "06" },
    { ewayBill: { number: "12345678901", validUntil: today } },
    { ewayBill: { number: "123456789012" } },
    { deliveredAt: today },
  ];
  for (const wrong of wrongs) expect(dispatchChangeSchema.safeParse(wrong).success).toBe(false);
  const sent = await db.orderDispatch.findUniqueOrThrow({ where: { id: first } });
  await set(id, first, { deliveredAt: `${sent.at.toISOString().slice(0, 16)}:00Z` });
  const [past, coming] = [daysLater(today, -2), daysLater(today, 2)];
  for (const wrong of [
    { ewayBill: { ...BILL, validUntil: past } },
    { deliveredAt: `${past}T06:00:00Z` },
    { deliveredAt: `${coming}T06:00:00Z` },
  ]) {
    expect((await readRefusal(set(id, first, wrong))).code).toBe("invalid_input");
  }
});
