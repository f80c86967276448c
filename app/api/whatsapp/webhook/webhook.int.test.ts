import { NextRequest } from "next/server";
import { afterAll, beforeEach, describe, expect, it, vi } from "vitest";
import { accountSteps, EMAIL } from "@/e2e/steps/account-steps";
import { givenOrder, givenProduct } from "@/e2e/steps/factories";
import { FROM, meera } from "@/e2e/steps/order-admin-steps";
import { orderSteps, readRefusal } from "@/e2e/steps/order-steps";
import { startWhatsApp, whatsAppSteps } from "@/e2e/steps/messaging/whatsapp-steps";
import { testDatabase } from "@/e2e/support/database";
import { getSignature, signedEvent, WHATSAPP_KEYS } from "@/e2e/support/stand-ins/whatsapp-api";
import type { SignedEvent } from "@/e2e/support/stand-ins/stand-in-server";
import { CLIENT_ADDRESS_HEADER } from "@/lib/base/http/proxies";
import { queueMail } from "@/lib/messaging/email/queue";
import { updatePreferences } from "@/lib/identity/accounts/update-preferences";
import { listMessages } from "@/lib/messaging/inbox/queries";
import { replyToMessage } from "@/lib/messaging/inbox/reply-to-message";
import { updateMessage } from "@/lib/messaging/inbox/update-message";
import { consumeLimit } from "@/lib/http/limits/database-limit";
import { DATABASE_LIMITS } from "@/lib/http/limits/limits";
import { GET, POST } from "./route";

const api = await startWhatsApp();
afterAll(() => api.close());

const { db } = testDatabase();
const { sendDue, texts } = whatsAppSteps(db, api);
const { registerAsha, verify, linkFor, loginToken, signedIn } = accountSteps(db);
const { order } = orderSteps(db);

const NUMBER = "+919876543210";
const HOOK = "http://localhost:3000/api/whatsapp/webhook";

let caller = 0;
beforeEach(() => {
  caller += 1;
});

const params = { params: Promise.resolve({}) };
const from = () => ({ [CLIENT_ADDRESS_HEADER]: `203.0.113.${caller}` });

/** Sends a request like Meta: no cookie, no origin. */
const send = ({ body, headers }: SignedEvent) =>
  POST(new NextRequest(HOOK, { method: "POST", headers: { ...from(), ...headers }, body }), params);

const write = (text: string, more?: Record<string, unknown>) =>
  send(api.messageFrom(NUMBER, text, more));

const inbox = async () => (await listMessages(db, { limit: 20, cursor: undefined })).items;

const reply = async (text: string) => {
  const [message] = await inbox();
  return replyToMessage({ db, id: message?._id ?? "", text, actor: meera, ipAddress: FROM });
};

const mailed = async (template: string) => {
  const [row] = await db.$queryRaw<{ count: bigint }[]>`
    SELECT count(*) FROM pgboss.job WHERE data->>'template' = ${template}`;
  return Number(row?.count);
};

/** Simulates that the customer wrote a day and a minute ago. */
const wait = () =>
  db.$executeRaw`UPDATE "contact_messages" SET "whatsappUntil" = "whatsappUntil" - interval '24 hours 1 minute'`;

async function ashaWith(number: string) {
  await registerAsha();
  await verify(await linkFor("verify_email"));
  const { account } = await signedIn(await loginToken());
  const whatsapp = { number, kinds: ["whatsapp_orders" as const] };
  const preferences = { orderUpdates: true, newsletter: false, whatsapp };
  const save = () => updatePreferences({ db, account, preferences, ipAddress: FROM });
  await save();
  return { account, save };
}

describe("the webhook's URL", () => {
  const request = (token: string) =>
    GET(
      new NextRequest(
        `${HOOK}?hub.mode=subscribe&hub.verify_token=${token}&hub.challenge=1158201444`,
        { headers: from() },
      ),
      params,
    );

  it("responds to the challenge only with the right token", async () => {
    const answer = await request(WHATSAPP_KEYS.verifyToken);
    expect([answer.status, await answer.text()]).toEqual([200, "1158201444"]);
    expect(answer.headers.get("content-type")).toContain("text/plain");
    expect((await request("guessed")).status).toBe(403);
  });

  it("accepts nothing without a signature over its bytes", async () => {
    const event = api.messageFrom(NUMBER, "Do you print on mailers?");
    for (const headers of [{}, { "x-hub-signature-256": `sha256=${"0".repeat(64)}` }] as Record<
      string,
      string
    >[]) {
      expect((await send({ ...event, headers })).status).toBe(400);
    }
    expect((await send({ ...event, body: `${event.body} ` })).status).toBe(400);
    const long = "x".repeat(256 * 1024 + 1);
    const tooLong = { body: long, headers: { "x-hub-signature-256": getSignature(long) } };
    expect((await send(tooLong)).status).toBe(413);
    expect(await inbox()).toEqual([]);
    const taken = await send(event);
    expect([taken.status, await taken.text()]).toEqual([200, ""]);
    expect(await inbox()).toHaveLength(1);
  });

  it.each<[string, string]>([
    ["no JSON", "{"],
    ["no event", "[]"],
    ["another field", signedEvent({}).body.replace('"messages"', '"account_update"')],
    [
      "another number's",
      signedEvent(
        {
          messages: [
            { from: "919876543210", id: "wamid.x", type: "text", text: { body: "Hello" } },
          ],
        },
        "999999",
      ).body,
    ],
    ["half of it unreadable", signedEvent({ messages: [null, { from: "x" }], statuses: [7] }).body],
  ])("ignores %s", async (_what, body) => {
    const event = { body, headers: { "x-hub-signature-256": getSignature(body) } };
    expect((await send(event)).status).toBe(200);
    expect([await inbox(), await texts()]).toEqual([[], []]);
  });
});

describe("a customer's message", () => {
  it("is in the inbox once, however often it is delivered", async () => {
    const event = api.messageFrom(NUMBER, "Do you print on mailers?");
    await Promise.all([send(event), send(event), send(event)]);
    await write("500 of them");
    expect(await inbox()).toMatchObject([
      {
        name: "Asha on WhatsApp",
        email: null,
        phone: NUMBER,
        status: "new",
        message: "Do you print on mailers?\n500 of them",
        whatsapp: { number: NUMBER, until: expect.any(String) as string },
      },
    ]);
    expect([await mailed("contact-message"), await mailed("contact-acknowledgement")]).toEqual([
      1, 0,
    ]);
  });

  it("describes in words what cannot be stored", async () => {
    await write("", { type: "image", text: undefined, image: { id: "1", caption: "Our logo" } });
    await write("", { type: "audio", text: undefined });
    expect((await inbox())[0]?.message).toBe(
      "[image: see it in WhatsApp] Our logo\n[audio: see it in WhatsApp]",
    );
  });

  it("is limited in length and in number", async () => {
    await write("a".repeat(9_000));
    await write("b");
    expect((await inbox()).map(({ message }) => message.length)).toEqual([1, 5_000]);
    const limit = { limit: "whatsAppOfNumber", subject: NUMBER } as const;
    for (let n = 3; n < DATABASE_LIMITS.whatsAppOfNumber.points; n += 1) {
      expect(await consumeLimit(db, limit)).toBe(0);
    }
    await write("c");
    await write("one too many");
    expect((await inbox())[0]?.message).toBe("b\nc");
  });

  it("is answered by WhatsApp while that is allowed", async () => {
    await write("Do you print on mailers?");
    const [message] = (await reply("We do, from 500 pieces.")).replies;
    expect(message).toMatchObject({ whatsapp: { state: "waiting", error: null } });
    await sendDue();
    expect(api.taken).toMatchObject([{ to: NUMBER.slice(1), text: "We do, from 500 pieces." }]);
    const [sent] = api.taken;
    if (sent) await send(api.statusOf(sent, "read"));
    expect(await inbox()).toMatchObject([
      { status: "answered", replies: [{ whatsapp: { state: "read" } }] },
    ]);
    expect(await mailed("message-reply")).toBe(0);
    const { code } = await readRefusal(reply("x".repeat(4_097)));
    expect(code).toBe("invalid_input");
  });

  it("has no answer afterwards and says so, though an account gives the number as its own", async () => {
    await ashaWith(NUMBER);
    await write("Do you print on mailers?");
    expect(await inbox()).toMatchObject([{ email: null }]);
    await wait();
    const { code, message } = await readRefusal(reply("We do."));
    expect([code, message]).toEqual(["invalid_transition", expect.stringContaining("24 hours")]);
    const [{ _id: id } = { _id: "" }] = await inbox();
    await updateMessage({ db, id, status: "answered", actor: meera, ipAddress: FROM });
    await write("Hello?");
    expect(await inbox()).toHaveLength(2);
    expect((await reply("We do.")).replies).toMatchObject([{ whatsapp: { state: "waiting" } }]);
  });

  it.each(["at once", "later"] as const)(
    "has a failed answer if WhatsApp refuses %s within its 24 hours",
    async (when) => {
      await write("Where is my order?");
      await reply("It left today.");
      if (when === "at once") api.fault = { code: 131047 };
      await sendDue();
      const [sent] = api.taken;
      if (sent) await send(api.statusOf(sent, "failed", 131047));
      if (sent) await send(api.statusOf(sent, "failed", 131047));
      const error = "More than 24 hours since the customer wrote (131047)";
      expect(await texts()).toMatchObject([{ state: "failed", error }]);
    },
  );
});

describe("STOP", () => {
  const agreed = async () => {
    const product = await givenProduct(db);
    return order({ lines: [{ product: product.id, quantity: 1 }], phone: NUMBER, whatsapp: true });
  };
  const remind = (orderId: string) =>
    db.$transaction((tx) => queueMail(tx, { template: "payment-reminder", orderId }));

  it("ends all messages to the number, also an account's, and others cannot undo it", async () => {
    vi.spyOn(console, "error").mockImplementation(() => undefined);
    const { account, save } = await ashaWith(NUMBER);
    const guest = await agreed();
    const { id: own } = await givenOrder(db, { userId: account.id, email: EMAIL });
    await write(" Stop. ");
    await write("STOP");
    while ((await sendDue()) > 0);
    expect(api.taken).toEqual([]);
    await agreed();
    const { code, details } = await readRefusal(save());
    expect([code, Object.keys(details.fields ?? {})]).toEqual(["invalid_input", ["number"]]);
    await remind(guest.id);
    await remind(own);
    expect((await texts()).map(({ state }) => state)).toEqual(["failed"]);
    expect(await inbox()).toEqual([]);
    const withdrawn = await db.consent.findMany({ where: { given: false } });
    expect(withdrawn.map(({ means, words }) => [means, words])).toEqual(
      Array.from({ length: 4 }, () => ["WhatsApp: STOP", "Stop."]),
    );
  });

  it("is undone by START, for what it ended", async () => {
    const { id } = await agreed();
    await write("STOP");
    await write("start");
    await remind(id);
    expect(await db.whatsAppMessage.count({ where: { template: "payment_due" } })).toBe(1);
    await write("start");
    expect(await db.consent.count({ where: { means: "WhatsApp: START" } })).toBe(3);
  });

  it("is recorded even for a number that never agreed", async () => {
    await write("STOP");
    await agreed();
    expect([await texts(), await db.consent.count({ where: { given: true } })]).toEqual([[], 0]);
  });
});
