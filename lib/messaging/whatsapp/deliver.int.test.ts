import pg from "pg";
import { afterAll, describe, expect, it, vi } from "vitest";
import { accountSteps, EMAIL } from "@/e2e/steps/account-steps";
import { givenOrder, givenProduct } from "@/e2e/steps/factories";
import { FROM, meera } from "@/e2e/steps/order-admin-steps";
import { orderSteps, readRefusal } from "@/e2e/steps/order-steps";
import { startWhatsApp, whatsAppSteps } from "@/e2e/steps/messaging/whatsapp-steps";
import { testDatabase } from "@/e2e/support/database";
import { WHATSAPP_KINDS, WHATSAPP_TICKED, type WhatsAppKind } from "@/lib/audit/consent-words";
import { queueMail } from "@/lib/messaging/email/queue";
import { jobsAreDue } from "@/lib/messaging/queue/jobs";
import { outboxWorker } from "@/lib/messaging/queue/outbox";
import { receiverWorker } from "@/lib/messaging/queue/receiver-worker";
import { startQueues } from "@/lib/messaging/queue/work-queues";
import { changeOrderStatus } from "@/lib/fulfilment/status/change-order-status";
import { deleteAccount } from "@/lib/account-life/delete-account";
import { updatePreferences } from "@/lib/identity/accounts/update-preferences";
import { ROW_LIMITS } from "@/lib/http/limits/limits";
import { lockOrder } from "@/lib/orders/lock-order";
import { recordReceipt } from "@/lib/payments/record-payment";
import { whatsAppWorker } from "./deliver";

const api = await startWhatsApp();
afterAll(() => api.close());

const { db, url } = testDatabase();
const { sendDue, tell, texts } = whatsAppSteps(db, api);
const { registerAsha, verify, linkFor, loginToken, signedIn } = accountSteps(db);
const { order } = orderSteps(db);

const PHONE = "98765 43210";
const NUMBER = "+919876543210";
const by = { actor: meera, ipAddress: FROM };
const later = (seconds: number) => new Date(Date.now() + seconds * 1000);

const placed = async (
  wish: { whatsapp?: boolean; phone?: string; userId?: string; email?: string } = {},
) => {
  const product = await givenProduct(db);
  return order({ lines: [{ product: product.id, quantity: 1 }], phone: PHONE, ...wish });
};

async function asha() {
  await registerAsha();
  await verify(await linkFor("verify_email"));
  return signedIn(await loginToken());
}

type SignedIn = Awaited<ReturnType<typeof asha>>;

const choose = ({ account }: SignedIn, kinds: WhatsAppKind[], number: string | null = NUMBER) => {
  const preferences = { orderUpdates: true, newsletter: false, whatsapp: { number, kinds } };
  return updatePreferences({ db, account, preferences, ipAddress: FROM });
};

const states = async () => (await texts()).map(({ template, state }) => [template, state]);

const remind = (orderId: string) =>
  db.$transaction((tx) => queueMail(tx, { template: "payment-reminder", orderId }));

describe("the checkout's WhatsApp checkbox", () => {
  it("is off by default: nothing is queued", async () => {
    const { id } = await placed();
    await changeOrderStatus({ db, id, request: { status: "Processing" }, ...by });
    expect(await texts()).toEqual([]);
    expect(await db.consent.count()).toBe(0);
  });

  it("queues a message with each mail of its kinds, and records the consent", async () => {
    const { id, orderId } = await placed({ whatsapp: true });
    await changeOrderStatus({ db, id, request: { status: "Processing" }, ...by });
    while ((await sendDue()) > 0);
    expect(api.taken.map(({ to, template, parameters }) => [to, template, parameters])).toEqual([
      [NUMBER.slice(1), "order_received", [orderId, "KLN Packaging", expect.stringMatching(/^₹/)]],
      [NUMBER.slice(1), "order_processing", [orderId, "KLN Packaging"]],
    ]);
    const consents = await db.consent.findMany({ orderBy: { at: "asc" } });
    expect(consents.map(({ kind }) => kind).sort()).toEqual([...WHATSAPP_TICKED.kinds].sort());
    expect(consents[0]).toMatchObject({
      given: true,
      contact: NUMBER,
      userId: null,
      means: "checkout",
      words: WHATSAPP_TICKED.words,
      ipAddress: "127.0.0.1",
    });
  });

  it("of a verified customer queues one in the order's own statement", async () => {
    const { account } = await asha();
    await placed({ whatsapp: true, userId: account.id });
    // Agreed already: the order is written without an extra lock.
    await placed({ userId: account.id });
    expect(await states()).toEqual([
      ["order_received", "waiting"],
      ["order_received", "waiting"],
    ]);
  });

  it("is refused without a mobile number, with its field, and nothing is ordered", async () => {
    const refused = await readRefusal(placed({ whatsapp: true, phone: "022 2345 678" }));
    expect(refused).toMatchObject({
      code: "invalid_input",
      details: { fields: { phone: expect.any(String) as string } },
    });
    expect([await db.order.count(), await db.consent.count()]).toEqual([0, 0]);
  });

  it("sends no flood of messages to a number that others enter", async () => {
    const { id } = await placed({ whatsapp: true });
    const { points } = ROW_LIMITS.whatsAppMessages;
    for (let n = 0; n < points + 2; n += 1) await remind(id);
    expect(await texts()).toHaveLength(points);
  });
});

describe("an account's choice", () => {
  it("decides by kind, also for customers who declined the mails", async () => {
    const identity = await asha();
    const userId = identity.account.id;
    const chosen = await choose(identity, ["whatsapp_orders"]);
    expect(chosen.whatsapp).toEqual({ number: NUMBER, kinds: ["whatsapp_orders"], stopped: false });
    const { id } = await givenOrder(db, {
      userId,
      email: EMAIL,
      proof: "account",
      orderUpdates: false,
    });
    await remind(id);
    await changeOrderStatus({ db, id, request: { status: "Processing" }, ...by });
    expect(await states()).toEqual([["order_processing", "waiting"]]);
  });

  it("ends waiting messages when withdrawn, and a new number replaces the old one", async () => {
    const identity = await asha();
    const { id } = await givenOrder(db, { userId: identity.account.id, email: EMAIL });
    await choose(identity, [...WHATSAPP_KINDS]);
    await remind(id);
    await choose(identity, ["whatsapp_orders"], "+919876500000");
    await sendDue();
    expect(await texts()).toMatchObject([
      {
        template: "payment_due",
        state: "failed",
        error: "The customer no longer wants these messages",
      },
    ]);
    await remind(id);
    expect(await texts()).toHaveLength(1);
    const off = await choose(identity, [], null);
    expect(off.whatsapp).toMatchObject({ kinds: [] });
    await deleteAccount({ db, identity, currentPassword: "kraft and string", ipAddress: FROM });
    const last = await db.consent.findMany({ orderBy: { at: "desc" }, take: 1 });
    expect(last).toMatchObject([
      { kind: "whatsapp_orders", given: false, contact: "+919876500000" },
    ]);
  });

  it("sends former members nothing about their purchases for the company", async () => {
    const identity = await asha();
    const { id: userId } = identity.account;
    const members = { create: { userId, role: "buyer" } } as const;
    const { id: companyId } = await db.company.create({
      data: { name: "Rao Foods", legalName: "Rao Foods", members },
    });
    const { id } = await givenOrder(db, { userId, companyId, email: EMAIL });
    await choose(identity, [...WHATSAPP_KINDS]);
    await remind(id);
    await db.companyMember.delete({ where: { userId } });
    await sendDue();
    expect(await states()).toEqual([["payment_due", "failed"]]);
    await remind(id);
    expect(await texts()).toHaveLength(1);
  });

  it("belongs to the account only: another's number has no effect", async () => {
    const email = "guest@example.in";
    await placed({ whatsapp: true, email });
    const identity = await asha();
    expect((await choose(identity, [...WHATSAPP_KINDS])).whatsapp?.kinds).toHaveLength(4);
    await choose(identity, []);
    await placed({ email });
    while ((await sendDue()) > 0);
    expect(await states()).toEqual([
      ["order_received", "sent"],
      ["order_received", "sent"],
    ]);
  });

  it("needs a number", async () => {
    const { code, details } = await readRefusal(choose(await asha(), ["whatsapp_orders"], null));
    expect([code, Object.keys(details.fields ?? {})]).toEqual(["invalid_input", ["number"]]);
  });
});

describe("a message", () => {
  it("does not delay an order when WhatsApp never answers", async () => {
    api.fault = "silence";
    await placed({ whatsapp: true });
    const timeout = AbortSignal.timeout.bind(AbortSignal);
    const timeouts = vi.spyOn(AbortSignal, "timeout").mockImplementation(() => timeout(50));
    await sendDue();
    expect(timeouts.mock.calls).toEqual([[10_000]]);
    timeouts.mockRestore();
    const [text] = await texts();
    expect(text).toMatchObject({ state: "waiting", error: "No answer in time" });
    expect(await sendDue()).toBe(0);
    api.fault = undefined;
    expect(await sendDue(later(60))).toBe(1);
    expect(await texts()).toMatchObject([
      { state: "sent", error: null, providerId: "wamid.out-1" },
    ]);
  });

  it.each([
    [{ code: 132001 }, "failed", "The template is not registered with Meta (132001)"],
    [{ code: 131026 }, "failed", "The number does not take WhatsApp messages (131026)"],
    [{ code: 130429, status: 429 }, "waiting", "(#130429) Refused by the stand-in (130429)"],
    [{ code: 190, status: 401 }, "waiting", "WHATSAPP_ACCESS_TOKEN is not valid any more (190)"],
    [{ code: 2, status: 503 }, "waiting", "(#2) Refused by the stand-in (2)"],
    ["redirect", "waiting", "No connection"],
  ] as const)("that is refused with %j is %s", async (fault, state, error) => {
    vi.spyOn(console, "error").mockImplementation(() => undefined);
    api.fault = fault;
    await placed({ whatsapp: true });
    await sendDue();
    expect(await texts()).toMatchObject([{ state, error }]);
    expect(api.taken).toEqual([]);
  });

  it("is given up after a day", async () => {
    api.fault = { code: 2, status: 500 };
    await placed({ whatsapp: true });
    for (let n = 1; n <= 12; n += 1) await sendDue(later(n * 12 * 3600));
    expect(await texts()).toMatchObject([{ state: "waiting" }]);
    expect(await sendDue(later(13 * 12 * 3600))).toBe(1);
    expect(await texts()).toMatchObject([{ state: "failed" }]);
    expect(await sendDue(later(14 * 12 * 3600))).toBe(0);
  });

  it("with a lost answer is not sent twice once WhatsApp reports it", async () => {
    api.fault = "lost";
    await placed({ whatsapp: true });
    await sendDue();
    api.fault = undefined;
    expect(await texts()).toMatchObject([{ state: "waiting", providerId: null }]);
    const [sent] = api.taken;
    if (!sent) throw new Error("Nothing was sent.");
    await tell(api.statusOf(sent, "sent"));
    await sendDue(later(3600));
    expect(await texts()).toMatchObject([{ state: "sent", providerId: sent.id }]);
    expect(api.taken).toHaveLength(1);
  });

  it("follows WhatsApp's reports, in any order", async () => {
    await placed({ whatsapp: true });
    await sendDue();
    const [sent] = api.taken;
    if (!sent) throw new Error("Nothing was sent.");
    for (const [status, state] of [
      ["delivered", "delivered"],
      ["read", "read"],
      ["delivered", "read"],
      ["sent", "read"],
      ["failed", "read"],
      ["unheard of", "read"],
    ] as const) {
      await tell(api.statusOf(sent, status));
      expect(await texts()).toMatchObject([{ state }]);
    }
  });

  it("about an amount paid meanwhile is not sent", async () => {
    const { id, totalPaise: amountPaise } = await placed({ whatsapp: true });
    await remind(id);
    await db.$transaction(async (tx) => {
      const order = await lockOrder(tx, id);
      await recordReceipt(tx, { order, amountPaise, means: "bank", at: new Date(), by });
    });
    while ((await sendDue()) > 0);
    expect(await states()).toEqual([
      ["order_received", "sent"],
      ["payment_due", "failed"],
      ["payment_received", "sent"],
    ]);
  });
});

it("is sent by the worker as soon as it is due", async () => {
  const pool = new pg.Pool({ connectionString: url });
  expect(await jobsAreDue(pool)).toBe(false);
  await placed({ whatsapp: true });
  expect(await jobsAreDue(pool)).toBe(true);
  await pool.end();
  const workers = [outboxWorker(db), receiverWorker(db, whatsAppWorker(db))];
  const worker = await startQueues({ databaseUrl: url, workers });
  await expect.poll(() => api.taken.length).toBe(1);
  await worker.stop();
  expect(await states()).toEqual([["order_received", "sent"]]);
});
