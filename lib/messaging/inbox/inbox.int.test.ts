import { describe, expect, it } from "vitest";
import { exportAccount } from "@/lib/account-life/export-account";
import { sendOrderMessage } from "@/lib/orders/messages/send-order-message";
import { findOrder } from "@/lib/orders/read/queries";
import { writeToCustomer } from "@/lib/orders/messages/write-to-customer";
import { auditEntries } from "@/e2e/steps/audit-steps";
import { accountSteps, readCode } from "@/e2e/steps/account-steps";
import { testDatabase } from "@/e2e/support/database";
import { givenOrder } from "@/e2e/steps/factories";
import { FROM, meera } from "@/e2e/steps/order-admin-steps";
import { readQueries } from "@/e2e/query-plans/query-count";
import { listMessages, listOrderMessages, summariseMessages } from "./queries";
import { replyToMessage } from "./reply-to-message";
import { contactSchema, messageSchema, type MessageStatus } from "./schemas";
import { sendContactMessage } from "./send-message";
import { updateMessage } from "./update-message";

const { db } = testDatabase();
const { registerAsha, signedIn } = accountSteps(db);

const by = { actor: meera, ipAddress: FROM };

async function givenMessage(text = "Do you print on mailers?"): Promise<string> {
  const message = contactSchema.parse({
    name: "Asha Rao",
    email: "asha@example.in",
    message: text,
  });
  await sendContactMessage({ db, message, client: { ipAddress: FROM } });
  const { id } = await db.contactMessage.findFirstOrThrow({ orderBy: { id: "desc" } });
  return id;
}

const become = (id: string, status: MessageStatus) => updateMessage({ db, id, status, ...by });

const listed = async (query: { status?: MessageStatus; q?: string } = {}) =>
  (await listMessages(db, { limit: 20, ...query })).items.map(({ message }) => message);

const queued = async () => {
  const jobs = await db.$queryRaw<{ data: unknown }[]>`SELECT data FROM pgboss.job`;
  return jobs.map(({ data }) => data);
};

describe("the inbox", () => {
  it("lists waiting, answered and spam messages, and searches them", async () => {
    const first = await givenMessage("Paper bags with handles");
    await givenMessage("Cups for 250 ml");
    const third = await givenMessage("Win a prize");
    await become(first, "answered");
    await become(third, "spam");
    expect(await listed()).toEqual(["Win a prize", "Cups for 250 ml", "Paper bags with handles"]);
    expect(await listed({ status: "new" })).toEqual(["Cups for 250 ml"]);
    expect(await listed({ q: "PAPER bags" })).toEqual(["Paper bags with handles"]);
    expect(await listed({ q: "100%" })).toEqual([]);
  });

  it("counts waiting messages, and those past the promised time", async () => {
    const createdAt = new Date("2026-11-20T06:00:00Z");
    await db.contactMessage.update({ where: { id: await givenMessage() }, data: { createdAt } });
    await become(await givenMessage(), "spam");
    const hours = (count: number) => new Date(createdAt.getTime() + count * 60 * 60 * 1000);
    const kinds = { contact: 1, order: 0 };
    const waiting = { new: 1, kinds, answerHours: 24 };
    expect(await summariseMessages(db, hours(24), 24)).toEqual({ ...waiting, late: 0 });
    expect(await summariseMessages(db, hours(24.01), 24)).toEqual({ ...waiting, late: 1 });
    expect(await summariseMessages(db, hours(24.01), 48)).toMatchObject({ late: 0 });
    const unpromised = { ...waiting, late: 0, answerHours: null };
    expect(await summariseMessages(db, hours(500), null)).toEqual(unpromised);
  });

  it("stores an answer with its message, mails it, and records its author", async () => {
    const id = await givenMessage();
    const answered = await replyToMessage({ db, id, text: "We do, from 500.", ...by });
    expect(messageSchema.parse(answered)).toMatchObject({
      status: "answered",
      replies: [{ text: "We do, from 500.", by: "Meera Nair" }],
    });
    const [reply] = answered.replies;
    expect(await queued()).toContainEqual({ template: "message-reply", replyId: reply?._id });
    const entry = { action: "Message Reply Created", actor: "meera@shop.example" };
    expect(await auditEntries(db, entry)).toHaveLength(1);
    const again = await replyToMessage({ db, id, text: "Within a week.", ...by });
    expect(again.replies.map(({ text }) => text)).toEqual(["We do, from 500.", "Within a week."]);
    expect(again.answeredAt).toBe(answered.answeredAt);
  });

  it("changes and records nothing when the state is the same", async () => {
    const id = await givenMessage();
    const { answeredAt } = await become(id, "answered");
    expect(answeredAt).not.toBeNull();
    await become(id, "answered");
    expect(await db.auditLog.count({ where: { action: "Message Updated" } })).toBe(1);
    expect(await become(id, "new")).toMatchObject({ status: "new", answeredAt: null });
  });

  it("does not find unknown messages", async () => {
    for (const id of ["no-such-message", "019aa1f0-5c3e-7b41-9d52-2f6f3c1b8a16"]) {
      expect(await readCode(become(id, "spam"))).toBe("not_found");
      expect(await readCode(replyToMessage({ db, id, text: "Hello", ...by }))).toBe("not_found");
      expect(await readCode(writeToCustomer({ db, id, text: "Hello", ...by }))).toBe("not_found");
    }
  });
});

describe("messages about an order", () => {
  it("are stored with it from both sides, newest first", async () => {
    const { id, orderId, accessKey } = await givenOrder(db);
    const visitor = { identity: { state: "visitor" }, key: accessKey } as const;
    const order = await findOrder(db, id, visitor);
    if (!order) throw new Error("The order is not there.");
    await sendOrderMessage({ db, order, message: "When does it leave?", ipAddress: FROM });
    const sent = await writeToCustomer({ db, id: orderId, text: "Tomorrow.", ...by });
    expect(sent).toMatchObject({
      status: "answered",
      name: "Asha Verma",
      email: "asha@example.com",
      order: { orderId },
      writtenBy: "Meera Nair",
    });
    expect(await queued()).toContainEqual({ template: "order-message", messageId: sent._id });
    const messages = await listOrderMessages(db, id);
    expect(messages.map(({ message, status }) => [message, status])).toEqual([
      ["Tomorrow.", "answered"],
      ["When does it leave?", "new"],
    ]);
    expect(await readCode(become(sent._id, "new"))).toBe("invalid_transition");
  });

  it("are part of the customer's data, except notes between staff", async () => {
    const { token } = await registerAsha();
    const identity = await signedIn(token);
    const { id } = await givenOrder(db, { userId: identity.account.id });
    const order = await findOrder(db, id, { identity });
    if (!order) throw new Error("The order is not there.");
    await sendOrderMessage({ db, order, message: "When does it leave?", ipAddress: FROM });
    await writeToCustomer({ db, id, text: "Tomorrow.", ...by });
    const admin = { name: meera.name, email: meera.identifier };
    await sendOrderMessage({ db, order, message: "Who packs this?", admin, ipAddress: FROM });
    const [requested] = (await listOrderMessages(db, id))
      .filter(({ writtenBy }) => writtenBy === null)
      .slice(1);
    await replyToMessage({ db, id: requested?._id ?? "", text: "We will write to you.", ...by });
    const data = await exportAccount({ db, identity, ipAddress: FROM });
    expect(data.orders).toMatchObject([
      {
        messages: [
          { message: "Tomorrow.", writtenBy: "Meera Nair" },
          {
            message: "When does it leave?",
            writtenBy: null,
            replies: [{ text: "We will write to you." }],
          },
        ],
      },
    ]);
    expect(JSON.stringify(data)).not.toContain("Who packs this?");
  });
});

it("reads a page of the inbox with its orders, answers and how those went in six statements", async () => {
  for (let count = 0; count < 3; count += 1) {
    await replyToMessage({ db, id: await givenMessage(), text: "Thank you.", ...by });
  }
  expect(await readQueries(() => listMessages(db, { limit: 10 }))).toHaveLength(6);
});
