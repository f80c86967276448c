import { beforeEach, expect, it, vi } from "vitest";
import { companySteps } from "@/e2e/steps/company/company-steps";
import { FROM, meera } from "@/e2e/steps/order-admin-steps";
import { readPaise, readTally } from "@/e2e/support/read-tally";
import { givenOrder, givenSetting } from "@/e2e/steps/factories";
import { testDatabase } from "@/e2e/support/database";
import { readOpen } from "@/lib/companies/credit/credit";
import { readStatement } from "../account-statement/read-statement";
import { enterPayment } from "../enter-payment";
import { summariseOutstanding } from "../outstanding";
import { exportTally } from "../tally/export-tally";
import { payOpening, reverseOpeningPayment, setOpening } from "./pay-opening";

const { db } = testDatabase();
const { givenCompany } = companySteps(db);
const by = { db, actor: meera, ipAddress: FROM };
beforeEach(() => {
  vi.useFakeTimers({ toFake: ["Date"], now: new Date("2026-11-20T06:00:00Z") });
});

const UTR = "HDFCN52026112198";

async function givenOpening(amount = 12_500) {
  const { id, members } = await givenCompany();
  await setOpening({ ...by, id, request: { amount, at: "2026-10-31" } });
  return { id, members };
}

const pay = (id: string, amount: number, reference = UTR) =>
  payOpening({ ...by, id, request: { amount, means: "bank", reference, at: "2026-11-10" } });

const statement = (id: string, to = "2026-11-20") =>
  readStatement(db, id, { from: "2026-04-01", to });

it("is at the start of the statement and ages from its day", async () => {
  const { id } = await givenOpening();
  await pay(id, 2_500);
  const { openingPaise, rows, closingPaise, ageing } = await statement(id);
  expect(openingPaise).toBe(0);
  expect(rows.map(({ kind, debitPaise, creditPaise }) => [kind, debitPaise, creditPaise])).toEqual([
    ["opening", 1_250_000, 0],
    ["receipt", 0, 250_000],
  ]);
  expect(closingPaise).toBe(1_000_000);
  expect(ageing).toMatchObject({ notDuePaise: 0, to30Paise: 1_000_000, inHandPaise: 0 });
  const later = await readStatement(db, id, { from: "2026-11-05", to: "2026-11-20" });
  expect([later.openingPaise, later.closingPaise]).toEqual([1_250_000, 1_000_000]);
});

it("owed by the shop counts as money in hand", async () => {
  const { id } = await givenOpening(-500);
  expect(await statement(id)).toMatchObject({
    closingPaise: -50_000,
    ageing: { inHandPaise: 50_000 },
  });
  expect(await readOpen(db, { userId: id, companyId: id })).toBe(0);
});

it("uses up credit, bears no interest, and is no sale", async () => {
  await givenSetting(db, "udyamNumber", "UDYAM-HR-05-0001234");
  const { id, members } = await givenOpening();
  const holder = { userId: members.owner.id, companyId: id };
  expect(await readOpen(db, holder)).toBe(1_250_000);
  expect((await statement(id)).interest).toEqual([]);
  expect(await summariseOutstanding(db)).toMatchObject({ due: 0, orders: 0 });
  expect(await db.orderDocument.count()).toBe(0);
});

it("is corrected by additional rows, with a reason", async () => {
  const { id } = await givenOpening();
  const wrong = setOpening({ ...by, id, request: { amount: 12_000, at: "2026-10-31" } });
  await expect(wrong).rejects.toMatchObject({ code: "invalid_input" });
  const reason = "Cheque was booked twice";
  await setOpening({ ...by, id, request: { amount: 12_000, at: "2026-09-30", reason } });
  const { rows } = await setOpening({
    ...by,
    id,
    request: { amount: 12_000, at: "2026-09-30", reason },
  });
  expect(rows.map(({ kind, amount, at }) => [kind, amount, at.slice(0, 10)])).toEqual([
    ["opening", 12_500, "2026-10-30"],
    ["correction", -12_500, "2026-10-30"],
    ["correction", 12_000, "2026-09-29"],
  ]);
  const { rows: shown, closingPaise } = await statement(id);
  expect(shown.map(({ words }) => words)).toContain(`Correction: ${reason}`);
  expect(closingPaise).toBe(1_200_000);
  await expect(db.openingEntry.updateMany({ data: { by: "x" } })).rejects.toThrow("append-only");
});

it("is paid with an unused reference, up to the amount owed", async () => {
  const { id } = await givenOpening();
  await expect(pay(id, 12_500.01)).rejects.toMatchObject({ code: "invalid_input" });
  const paid = await pay(id, 500);
  await expect(pay(id, 500, "hdfcn 5202 6112198")).rejects.toMatchObject({
    code: "duplicate_reference",
  });
  const order = await givenOrder(db);
  const request = { amount: 500, means: "bank", reference: UTR } as const;
  const again = enterPayment({ ...by, orderId: order.id, request, by });
  await expect(again).rejects.toMatchObject({ code: "duplicate_reference" });
  const payment = paid.rows.at(-1)?._id ?? "";
  const back = { ...by, id, payment, reason: "Bounced" };
  expect(await reverseOpeningPayment(back)).toMatchObject({ balance: 12_500 });
  await expect(reverseOpeningPayment(back)).rejects.toMatchObject({ code: "invalid_transition" });
  expect(await pay(id, 500)).toMatchObject({ balance: 12_000 });
});

it("refuses cash beyond the legal limit", async () => {
  const { id } = await givenOpening(500_000);
  const request = { amount: 199_999, means: "cash" } as const;
  await payOpening({ ...by, id, request });
  const more = payOpening({ ...by, id, request: { ...request, amount: 1 } });
  await expect(more).rejects.toMatchObject({ code: "invalid_input" });
});

it("accepts one of two concurrent payments", async () => {
  const { id } = await givenOpening();
  const both = await Promise.allSettled([pay(id, 12_500, "UTR1111"), pay(id, 12_500, "UTR2222")]);
  expect(both.map(({ status }) => status).toSorted()).toEqual(["fulfilled", "rejected"]);
});

it("is exported to Tally as a journal, and its payments as receipts", async () => {
  const { id } = await givenOpening();
  await pay(id, 2_500);
  const read = async (month: string) =>
    readTally(
      await new Response(
        await exportTally({ db, month, format: "xml", actor: meera, ipAddress: FROM }),
      ).text(),
    ).vouchers.map(({ VOUCHERTYPENAME, DATE, ...voucher }) => [
      VOUCHERTYPENAME,
      DATE,
      voucher["ALLLEDGERENTRIES.LIST"].map((entry) => [entry.LEDGERNAME, readPaise(entry)]),
    ]);
  expect(await read("2026-10")).toEqual([
    [
      "Journal",
      "20261031",
      [
        ["Rao Foods Private Limited", -1_250_000],
        ["Opening Balance Adjustment", 1_250_000],
      ],
    ],
  ]);
  expect(await read("2026-11")).toEqual([
    [
      "Receipt",
      "20261110",
      [
        ["Rao Foods Private Limited", 250_000],
        ["Bank", -250_000],
      ],
    ],
  ]);
});
