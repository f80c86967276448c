import { expect, it } from "vitest";
import { asOwner, emptyDatabases } from "@/e2e/steps/backup-steps";
import { testDatabase } from "@/e2e/support/database";
import { prepareQueues } from "@/lib/messaging/queue/prepare-queues";
import { printText, sizeText } from "@/lib/offers/requests/quote";
import { appliedMigrations, applyMigrations } from "./migrate";

const { url } = testDatabase();
const givenDatabase = emptyDatabases(url);

const DETAILS = {
  product: null,
  packaging: "Mailer box",
  quantity: 5000,
  size: { length: 230, width: 9.5, height: 70, unit: "mm" },
  measured: "inside",
  material: "Kraft, 3 ply",
  printSides: "both",
  printColours: 2,
  neededBy: "2026-12-24",
} as const;

const PRODUCT = { _id: "0199c0de-0000-7000-8000-000000000001", name: "Kraft mailer box" };
const PLAIN = {
  ...DETAILS,
  product: PRODUCT,
  size: null,
  measured: null,
  material: null,
  printSides: null,
  printColours: null,
  neededBy: null,
};

const id = (n: number) => `0199c0de-0000-7000-8000-00000000010${n}`;

const JOBS = [
  ["mail", { template: "contact-message", messageId: id(1) }],
  ["mail", { template: "contact-acknowledgement", messageId: id(4) }],
  ["mail-failed", { template: "contact-acknowledgement", messageId: id(2) }],
  ["mail-failed", { template: "message-reply", replyId: id(6) }],
  ["mail", { template: "contact-message", messageId: id(5) }],
  ["mail", { template: "message-reply", replyId: id(7) }],
] as const;

it("moves each request for a price to its offer, with its answers and its file", async () => {
  const database = await givenDatabase();
  const all = await appliedMigrations(url);
  const at = all.findIndex((name) => name.endsWith("_requests_are_offers"));
  await applyMigrations(database, all.slice(0, at));
  await prepareQueues(database);
  await asOwner(database, async (client) => {
    const add = (n: number, status: string, request: object) =>
      client.query(
        `INSERT INTO contact_messages (id, kind, status, name, email, message, "ipAddress", request)
         VALUES ($1, 'quote', $2, 'Asha', 'asha@example.in', 'Soon?', '', $3)`,
        [id(n), status, request],
      );
    await add(1, "new", DETAILS);
    await add(2, "answered", PLAIN);
    await add(3, "spam", PLAIN);
    await add(4, "new", DETAILS);
    await client.query(
      `INSERT INTO contact_messages (id, name, email, message, "ipAddress")
       VALUES ($1, 'Ravi', 'ravi@example.in', 'Hello', '')`,
      [id(5)],
    );
    await client.query(
      `INSERT INTO message_replies (id, "messageId", text, by) VALUES ($1, $2, 'Nine rupees.', 'Meera')`,
      [id(6), id(2)],
    );
    await client.query(
      `INSERT INTO attachments (id, name, type, size, sha256, bytes)
       VALUES ($1, 'plan.pdf', 'application/pdf', 1, encode(sha256('x'), 'hex'), 'x')`,
      [id(7)],
    );
    await client.query(`UPDATE contact_messages SET "attachmentId" = $1 WHERE id = $2`, [
      id(7),
      id(1),
    ]);
    await client.query(
      `INSERT INTO offers (id, number, state, "accessKey", "keyExpiresAt", name, "requestId", asked, "updatedAt")
       VALUES ($1, 'OF-261126-7K4Q9X', 'sent', 'key', now(), 'Asha', $2, '[]', now())`,
      [id(8), id(4)],
    );
    for (const [queue, mail] of JOBS) {
      await client.query("INSERT INTO pgboss.job (name, data) VALUES ($1, $2)", [queue, mail]);
    }
    await client.query(
      `INSERT INTO webhooks (id, url, secret, events) VALUES ($1, 'https://a.example', 's', '{offer.changed}')`,
      [id(9)],
    );
  });
  await applyMigrations(database);
  await asOwner(database, async (client) => {
    const read = async (sql: string) => (await client.query<Record<string, unknown>>(sql)).rows;
    const offers = await read(
      `SELECT id, number, state, "waitingSince" IS NOT NULL AS waits, reason, asked, request,
         length("accessKey") AS key FROM offers ORDER BY id`,
    );
    const made = {
      number: expect.stringMatching(/^OF-\d{6}-[0-9A-Z]{6}$/) as string,
      key: 43,
      state: "asked",
      waits: false,
      reason: null,
      request: { ...PLAIN, message: "Soon?" },
      asked: [
        {
          product: PRODUCT._id,
          unit: "PCS",
          name: PRODUCT.name,
          spec: {},
          quantities: [5000],
          note: "Soon?",
        },
      ],
    };
    const requested = {
      product: null,
      unit: "PCS",
      name: "Mailer box",
      quantities: [5000],
      note: "Soon?\nNeeded by 2026-12-24",
      spec: { size: sizeText(DETAILS), print: printText(DETAILS), material: "Kraft, 3 ply" },
    };
    const request = { ...DETAILS, message: "Soon?" };
    expect(offers).toEqual([
      { ...made, id: id(1), waits: true, request, asked: [requested] },
      { ...made, id: id(2) },
      { ...made, id: id(3), state: "withdrawn" },
      { ...made, id: id(8), number: "OF-261126-7K4Q9X", state: "sent", key: 3, asked: [], request },
    ]);
    expect(await read(`SELECT "offerId", party, text, by FROM offer_messages`)).toEqual([
      { offerId: id(2), party: "shop", text: "Nine rupees.", by: "Meera" },
    ]);
    const [{ id: written } = {}] = await read("SELECT id FROM offer_messages");
    const jobs = await read("SELECT name, data FROM pgboss.job ORDER BY created_on");
    expect(jobs.map(({ name, data }) => [name, data])).toEqual([
      ["mail", { template: "offer-requested", offerId: id(1) }],
      ["mail", { template: "offer-received", offerId: id(8) }],
      ["mail-failed", { template: "offer-received", offerId: id(2) }],
      ["mail-failed", { template: "offer-message", offerMessageId: written }],
      ...JOBS.slice(4),
    ]);
    expect(await read("SELECT * FROM offer_files")).toEqual([
      { attachmentId: id(7), offerId: id(1) },
    ]);
    expect(await read("SELECT id, kind FROM contact_messages")).toEqual([
      { id: id(5), kind: "contact" },
    ]);
    expect(await read("SELECT type FROM webhook_deliveries")).toEqual([]);
  });
}, 60_000);
