import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { EInvoicePortal } from "@/e2e/support/stand-ins/einvoice-portal";
import { givenProduct, givenSetting } from "@/e2e/steps/factories";
import { FROM, meera } from "@/e2e/steps/order-admin-steps";
import { doJobs } from "@/e2e/support/outbox";
import { log } from "@/lib/base/log";
import { orderSteps } from "@/e2e/steps/order-steps";
import { documentSteps } from "@/e2e/steps/document-steps";
import { testDatabase } from "@/e2e/support/database";
import { readToDo } from "@/lib/dashboard/to-do/read-to-do";
import { readEInvoices } from "./queries";
import { retryEInvoice } from "./retry-einvoice";
import { queueOpenEInvoices } from "../portal-files/open-task";
import { eInvoiceWorker } from "./send-einvoice";

const database = testDatabase();
const { db } = database;
const { order } = orderSteps(db);
const { invoice, credit, givenGst } = documentSteps(db);
const portal = new EInvoicePortal();

const DAY = "2026-11-22";
const AT = new Date(`${DAY}T06:00:00Z`);

beforeAll(async () => {
  await portal.listen();
});
afterAll(() => portal.close());

beforeEach(async () => {
  for (const [name, value] of Object.entries(portal.env)) vi.stubEnv(name, value);
  portal.fault = null;
  portal.calls.length = 0;
  portal.registered.clear();
  await givenGst();
  await givenSetting(db, "einvoiceKeys", portal.publicKey);
  await givenSetting(db, "aggregateTurnover", "12.5");
});

async function givenInvoice({ gstin = "06AAACR1234K1ZM", at = AT } = {}) {
  const box = await givenProduct(db, { hsnCode: "48191010", pricePaise: 45_050 });
  const bought = await order({
    lines: [{ product: box.id, quantity: 2 }],
    state: "Haryana",
    proven: true,
    ...(gstin ? { billing: { gstin } } : {}),
  });
  return { bought, document: await invoice(bought.id, at) };
}

/** Lets the worker send waiting documents; returns the number of received IRNs. */
async function sendAll(): Promise<number> {
  const before = await irns();
  await doJobs(database, "einvoice", eInvoiceWorker(db));
  return (await irns()) - before;
}

const readJobs = () =>
  db.$queryRaw<{ name: string; reason: string | null }[]>`
    SELECT name, coalesce(source_output, output) ->> 'reason' AS reason FROM pgboss.job
    WHERE name IN ('einvoice', 'einvoice-failed') AND state <= 'active' ORDER BY name`;

const irns = () => db.invoiceRegistration.count();
const listed = async (show: "open" | "soon" | "late" | "refused" = "open", now = AT) =>
  (await readEInvoices(db, show, now)).invoices;
const retry = (documentId: string) =>
  retryEInvoice({ db, documentId, actor: meera, ipAddress: FROM });

describe("a document that needs an IRN", () => {
  it("is an invoice to a registered buyer above the turnover, with the legal deadline", async () => {
    const { document } = await givenInvoice();
    await givenInvoice({ gstin: "" });
    expect(await listed()).toMatchObject([
      { number: document.number, dueOn: "2026-12-22", daysLeft: 30, state: "waiting", error: null },
    ]);
    await givenSetting(db, "aggregateTurnover", "7");
    await givenInvoice();
    await givenSetting(db, "aggregateTurnover", "5");
    await givenInvoice();
    expect((await listed()).map(({ dueOn }) => dueOn)).toEqual(["2026-12-22", null]);
  });

  it("is in the to-do list from seven days before, until it has its IRN", async () => {
    await givenInvoice();
    const toDo = async () => {
      const tasks = await readToDo(db, "accountant");
      return tasks.find(({ id }) => id === "e-invoices")?.count;
    };
    const counts: unknown[] = [];
    for (const day of ["2026-12-14", "2026-12-15", "2026-12-23"]) {
      vi.useFakeTimers({ toFake: ["Date"], now: new Date(`${day}T06:00:00Z`) });
      counts.push([await toDo(), (await listed("late", new Date())).length]);
      vi.useRealTimers();
    }
    expect(counts).toEqual([
      [0, 0],
      [1, 0],
      [1, 1],
    ]);
    expect(await sendAll()).toBe(1);
    expect(await listed()).toEqual([]);
  });
});

describe("a document at the provider", () => {
  // Failed attempts are logged.
  beforeEach(() => void vi.spyOn(log, "error").mockImplementation(() => undefined));

  it("gets its IRN, verified like a typed one, also for a credit note", async () => {
    const { bought, document } = await givenInvoice();
    await credit(bought.id, { kind: "amount", paise: 10_000 }, { at: AT });
    expect(await sendAll()).toBe(2);
    const registered = await db.invoiceRegistration.findUniqueOrThrow({
      where: { documentId: document.id },
    });
    expect(registered).toMatchObject({ ackNo: "112610054433219", by: "System" });
    expect(await readJobs()).toEqual([]);
    expect(portal.calls).toEqual(["POST /api/Invoice", "POST /api/Invoice"]);
  });

  it("is looked up by its number when the portal has it already", async () => {
    await givenInvoice();
    portal.losesAnswer = true;
    expect(await sendAll()).toBe(0);
    expect(await listed()).toMatchObject([
      { state: "waiting", nextTryAt: expect.any(String) as string },
    ]);
    expect(await sendAll()).toBe(1);
    expect(portal.calls.slice(1)).toEqual([
      "POST /api/Invoice",
      expect.stringContaining("GET /api/Invoice/irnbydocdetails?doctype=INV&docnum=KLN"),
    ]);
    expect(await irns()).toBe(1);
  });

  it("waits while the provider is down, without blocking others", async () => {
    portal.fault = 503;
    const { document } = await givenInvoice();
    await givenInvoice();
    await sendAll();
    expect(await listed()).toMatchObject([
      { state: "waiting", error: "The provider answered 503." },
      { state: "waiting", error: "The provider answered 503." },
    ]);
    expect(await retry(document.id)).toMatchObject({ state: "waiting" });
    expect(await readJobs()).toHaveLength(2);
    portal.fault = null;
    expect(await sendAll()).toBe(2);
  });

  it("is sent even when the queue lost its job", async () => {
    await givenInvoice();
    await db.$executeRaw`DELETE FROM pgboss.job`;
    expect(await db.$transaction(queueOpenEInvoices)).toBe(1);
    expect(await db.$transaction(queueOpenEInvoices)).toBe(0);
    expect(await sendAll()).toBe(1);
  });

  it("is refused with the portal's message, and can be sent again", async () => {
    const { document } = await givenInvoice();
    portal.fault = { code: "2172", message: "The HSN code is wrong" };
    await sendAll();
    expect(await listed("refused")).toMatchObject([
      { state: "refused", error: "2172: The HSN code is wrong", nextTryAt: null },
    ]);
    const reason = "2172: The HSN code is wrong";
    expect(await readJobs()).toEqual([{ name: "einvoice-failed", reason }]);
    expect(await sendAll()).toBe(0);
    portal.fault = null;
    expect(await retry(document.id)).toMatchObject({ state: "registered", error: null });
    expect(await readJobs()).toEqual([]);
    expect(await retry(document.id)).toMatchObject({ state: "registered" });
    expect(await irns()).toBe(1);
  });

  it("is rejected when the signature fits no key", async () => {
    await givenInvoice();
    await givenSetting(db, "einvoiceKeys", new EInvoicePortal().publicKey);
    expect(await sendAll()).toBe(0);
    const [task] = await listed();
    expect(task?.error).toContain("not signed by the portal");
    expect(await irns()).toBe(0);
  });

  it("is entered by hand in a shop without a provider", async () => {
    const { document } = await givenInvoice();
    for (const name of Object.keys(portal.env)) vi.stubEnv(name, "");
    vi.resetModules();
    const { readEInvoices: read } = await import("./queries");
    const { retryEInvoice: again } = await import("./retry-einvoice");
    const { hasProvider, invoices } = await read(db, "open", AT);
    expect([hasProvider, invoices[0]?.state]).toEqual([false, "by_hand"]);
    const by = { actor: meera, ipAddress: FROM };
    const refused = again({ db, documentId: document.id, ...by });
    await expect(refused).rejects.toMatchObject({ code: "invalid_transition" });
  });
});
