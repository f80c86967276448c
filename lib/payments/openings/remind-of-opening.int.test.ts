import fc from "fast-check";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { companySteps } from "@/e2e/steps/company/company-steps";
import { documentSteps } from "@/e2e/steps/document-steps";
import { givenOrder, givenSetting } from "@/e2e/steps/factories";
import { FROM, meera, orderDeskSteps } from "@/e2e/steps/order-admin-steps";
import { testDatabase } from "@/e2e/support/database";
import { readOverdueOpenings } from "@/lib/companies/openings/overdue";
import { listCompanies } from "@/lib/companies/admin-queries";
import { readToDo } from "@/lib/dashboard/to-do/read-to-do";
import type { Mail } from "@/lib/messaging/queue/mail";
import { composeMail } from "@/lib/runtime/mails/compose";
import { readStatement } from "../account-statement/read-statement";
import { remindOfCredit } from "../remind-of-credit";
import { payOpening, reverseOpeningPayment, setOpening } from "./pay-opening";

const { db } = testDatabase();
const { givenCompany } = companySteps(db);
const { invoice } = documentSteps(db);
const { mails } = orderDeskSteps(db);
const by = { db, actor: meera, ipAddress: FROM };

const FIRST = "2026-06-01";
const day = (days: number, time = "06:00") =>
  new Date(Date.parse(`${FIRST}T${time}:00Z`) + days * 86_400_000);
const at = (now: Date) => vi.useFakeTimers({ toFake: ["Date"], now });

beforeEach(async () => {
  at(day(1));
  await givenSetting(db, "udyamNumber", "UDYAM-HR-05-0012345");
});
afterEach(() => {
  vi.useRealTimers();
});

async function givenOpening(amount = 12_500) {
  const { id, members } = await givenCompany();
  await setOpening({ ...by, id, request: { amount, at: FIRST } });
  return { id, members };
}

/** Days on which a reminder is sent. */
async function remindedDays(): Promise<number[]> {
  const reminded: number[] = [];
  for (let days = 28; days < 62; days += 1) {
    for (const time of ["06:00", "12:00"])
      if ((await remindOfCredit(db, day(days, time))) > 0) reminded.push(days);
  }
  return reminded;
}

async function read(mail: Mail) {
  const sent = await composeMail(
    db,
    { mail, queuedAt: new Date() },
    { appUrl: "http://shop.example" },
  );
  return sent && { ...sent, text: sent.text.replace(/\s+/g, " ") };
}

async function onAccount(companyId: string, { id, email }: { id: string; email: string }) {
  const order = await givenOrder(db, {
    companyId,
    userId: id,
    email,
    paymentMethod: "account",
    createdAt: day(0),
  });
  await invoice(order.id, day(0));
  return order;
}

it("is followed by reminders on days 30, 44 and 46, each once, until paid", async () => {
  const { id } = await givenOpening();
  expect(await remindedDays()).toEqual([30, 44, 46]);
  expect(await mails()).toEqual(["opening-reminder", "opening-reminder", "opening-reminder"]);
  const other = await givenOpening(500);
  await payOpening({ ...by, id: other.id, request: { amount: 500, means: "cash" } });
  await db.company.update({ where: { id }, data: { openingRemindedAt: null } });
  expect(await remindOfCredit(db, day(30))).toBe(1);
});

it("gets no reminder without a Udyam number, nor without a reader of the statement", async () => {
  const { id, members } = await givenOpening();
  await db.setting.deleteMany({ where: { key: "udyamNumber" } });
  expect(await remindOfCredit(db, day(30))).toBe(0);
  await givenSetting(db, "udyamNumber", "UDYAM-HR-05-0012345");
  await db.user.updateMany({
    where: { id: { in: [members.owner.id, members.finance.id] } },
    data: { emailVerifiedAt: null },
  });
  expect(await remindOfCredit(db, day(30))).toBe(0);
  await db.user.update({ where: { id: members.finance.id }, data: { emailVerifiedAt: day(0) } });
  const runs = [remindOfCredit(db, day(30)), remindOfCredit(db, day(30))];
  expect((await Promise.all(runs)).reduce((sum, one) => sum + one, 0)).toBe(1);
  const mail = await read({ template: "opening-reminder", companyId: id });
  expect(mail?.to.address).toBe(members.finance.email);
});

it("is mailed together with other overdue amounts, and in an order's reminder", async () => {
  const { id, members } = await givenOpening();
  const own = await onAccount(id, members.owner);
  const others = await onAccount(id, members.buyer);
  await db.order.updateMany({ data: { paymentDueOn: day(15) } });
  at(day(30));
  expect(await remindOfCredit(db, day(30))).toBe(2);
  expect((await mails()).toSorted()).toEqual(["opening-reminder", "payment-reminder"]);
  const mail = await read({ template: "opening-reminder", companyId: id });
  expect([mail?.to.address, mail?.cc?.map(({ address }) => address)]).toEqual([
    members.owner.email,
    [members.finance.email],
  ]);
  const invoices = await db.orderDocument.findMany({ select: { number: true, totalPaise: true } });
  expect(mail?.text).toContain("owed on 1 June 2026: ₹12,500.00");
  for (const { number } of invoices) expect(mail?.text).toContain(number);
  const paise = invoices.reduce((sum, { totalPaise }) => sum + Number(totalPaise), 1_250_000);
  const { ageing } = await readStatement(db, id, {});
  expect(ageing.to30Paise).toBe(paise);
  const total = new Intl.NumberFormat("en-IN", { minimumFractionDigits: 2 }).format(paise / 100);
  expect(mail?.subject).toBe(`Payment of ₹${total} by Rao Foods`);
  const too = "From before your first order here, ₹12,500.00 is overdue, too.";
  const reminder = (orderId: string) => read({ template: "payment-reminder", orderId });
  expect((await reminder(own.id))?.text).toContain(too);
  expect((await reminder(others.id))?.text).not.toContain("before your first order");
  await payOpening({ ...by, id, request: { amount: 12_500, means: "cash" } });
  expect(await read({ template: "opening-reminder", companyId: id })).toBeUndefined();
});

const rupees = fc.integer({ min: 1, max: 900 });
const step = fc.oneof(
  fc.record({ what: fc.constant("set" as const), rupees, days: fc.integer({ min: 0, max: 40 }) }),
  fc.record({ what: fc.constant("pay" as const), rupees }),
  fc.record({ what: fc.constant("back" as const) }),
);

it("is overdue as in the ageing, in the to-do list and in the list", async () => {
  const steps = fc.array(step, { minLength: 1, maxLength: 7 });
  await fc.assert(
    fc.asyncProperty(steps, fc.integer({ min: 0, max: 60 }), async (taken, days) => {
      at(day(41));
      const { id } = await givenCompany();
      let receipt: string | undefined;
      for (const one of taken) {
        const opening = await (
          one.what === "set"
            ? setOpening({
                ...by,
                id,
                request: {
                  amount: one.rupees,
                  at: day(one.days).toISOString().slice(0, 10),
                  reason: "Counted anew",
                },
              })
            : one.what === "pay"
              ? payOpening({ ...by, id, request: { amount: one.rupees, means: "cash" } })
              : reverseOpeningPayment({ ...by, id, payment: receipt ?? id, reason: "Bounced" })
        ).catch(() => undefined);
        receipt = opening?.rows.findLast(({ kind }) => kind === "receipt")?._id ?? receipt;
      }
      const now = day(41 + days);
      at(now);
      const { ageing } = await readStatement(db, id, {}, now);
      const { to30Paise, to60Paise, to90Paise, over90Paise } = ageing;
      const paise = to30Paise + to60Paise + to90Paise + over90Paise;
      const overdue = await readOverdueOpenings(db, { companyId: id, now });
      expect(overdue.get(id)?.paise ?? 0).toBe(paise);
    }),
    { numRuns: 40 },
  );
  const overdue = await readOverdueOpenings(db);
  const { items } = await listCompanies(db, { opening: "overdue", limit: 100 });
  expect(items.map(({ _id }) => _id).toSorted()).toEqual([...overdue.keys()].toSorted());
  const task = (await readToDo(db, "accountant")).find(({ id }) => id === "openings");
  expect(task?.count).toBe(overdue.size);
});
