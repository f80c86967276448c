import { afterEach, expect, it, vi } from "vitest";
import { givenProduct } from "@/e2e/steps/factories";
import { orderSteps } from "@/e2e/steps/order-steps";
import { documentSteps } from "@/e2e/steps/document-steps";
import { settingSteps } from "@/e2e/steps/setting-steps";
import { testDatabase } from "@/e2e/support/database";
import { readToDo } from "@/lib/dashboard/to-do/read-to-do";
import { readEInvoices } from "../einvoicing/queries";

const { db } = testDatabase();
const { order } = orderSteps(db);
const { invoice, credit, givenGst } = documentSteps(db);
const { update } = settingSteps(db);

const NOW = new Date("2026-11-22T06:00:00Z");

afterEach(() => {
  vi.useRealTimers();
});

async function givenInvoice(day: string, gstin = "06AAACR1234K1ZM") {
  const box = await givenProduct(db, { hsnCode: "48191010", pricePaise: 45_050 });
  const bought = await order({
    lines: [{ product: box.id, quantity: 2 }],
    state: "Haryana",
    proven: true,
    ...(gstin ? { billing: { gstin } } : {}),
  });
  return { bought, document: await invoice(bought.id, new Date(`${day}T06:00:00Z`)) };
}

const listed = async () => {
  const { invoices } = await readEInvoices(db, "open", NOW);
  return invoices.map(({ number, dueOn, daysLeft }) => ({ number, dueOn, daysLeft }));
};

it("creates tasks for documents issued before the turnover was entered, while the portal accepts them", async () => {
  await givenGst();
  const old = await givenInvoice("2026-10-20");
  const inTime = await givenInvoice("2026-10-24");
  const byHand = await givenInvoice("2026-11-20");
  await givenInvoice("2026-11-20", "");
  const note = await credit(old.bought.id, { kind: "amount", paise: 10_000 }, { at: NOW });
  await db.invoiceRegistration.create({
    data: {
      documentId: byHand.document.id,
      irn: "a".repeat(64),
      ackNo: "1",
      ackDate: NOW,
      signedQr: "",
      by: "Meera",
    },
  });
  vi.useFakeTimers({ toFake: ["Date"], now: NOW });
  await update("aggregateTurnover", "4");
  expect(await listed()).toEqual([]);
  const timed = [
    { number: inTime.document.number, dueOn: "2026-11-23", daysLeft: 1 },
    { number: note.number, dueOn: "2026-12-22", daysLeft: 30 },
  ];
  for (const crore of ["12.5", "12.6"]) {
    await update("aggregateTurnover", crore);
    expect(await listed()).toEqual(timed);
  }
  const tasks = await readToDo(db, "accountant");
  expect(tasks.find(({ id }) => id === "e-invoices")?.count).toBe(1);
  // Below ₹10 crore there is no reporting deadline, even for the oldest.
  await update("aggregateTurnover", "7");
  expect(await listed()).toEqual([
    ...timed,
    { number: old.document.number, dueOn: null, daysLeft: null },
  ]);
});
