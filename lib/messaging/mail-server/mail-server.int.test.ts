import { once } from "node:events";
import { mkdtemp, readdir, rm } from "node:fs/promises";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import { text } from "node:stream/consumers";
import PostalMime from "postal-mime";
import { SMTPServer } from "smtp-server";
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from "vitest";
import { auditEntries } from "@/e2e/steps/audit-steps";
import { givenOrder } from "@/e2e/steps/factories";
import { FROM, meera } from "@/e2e/steps/order-admin-steps";
import { doJobs } from "@/e2e/support/outbox";
import { testDatabase } from "@/e2e/support/database";
import { env } from "@/lib/base/env";
import { readSetup } from "@/lib/dashboard/setup/read-setup";
import { readToDo } from "@/lib/dashboard/to-do/read-to-do";
import { queueMail } from "@/lib/messaging/email/queue";
import { sendTestMail } from "@/lib/messaging/email/send-test-mail";
import { mailWorker } from "@/lib/messaging/email/worker";
import { composeMail } from "@/lib/runtime/mails/compose";
import { answerMailServer, MAIL_SERVER, readMailServer, resealMailPassword } from "./mail-server";
import { saveMailServer } from "./save-mail-server";
import { mailServerSchema, type MailServerRequest } from "./schemas";

const database = testDatabase();
const { db } = database;

const ACCOUNT = { user: "orders@shop.example", password: "p@ss: wörd/?#%" };

const taken: { user: string; mail: string }[] = [];
const server = new SMTPServer({
  disabledCommands: ["STARTTLS"],
  allowInsecureAuth: true,
  onAuth: ({ username, password }, _session, done) => {
    const isRight = username === ACCOUNT.user && password === ACCOUNT.password;
    const wrong = Object.assign(new Error("Authentication failed"), { responseCode: 535 });
    done(isRight ? null : wrong, { user: username });
  },
  onData: (stream, { user }, done) => {
    void text(stream).then((mail) => {
      taken.push({ user: String(user), mail });
      done();
    });
  },
});

let folder = "";
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), "mails-"));
  server.listen(0, "127.0.0.1");
  await once(server.server, "listening");
});
afterAll(async () => {
  await new Promise<void>((resolve) => server.close(resolve));
  await rm(folder, { recursive: true });
});
beforeEach(() => {
  taken.length = 0;
  Object.assign(env(), { SMTP_URL: undefined, MAIL_FROM: undefined, DATA_DIR: folder });
});
afterEach(() => vi.useRealTimers());

const port = () => (server.server.address() as AddressInfo).port;

const save = (more: Partial<Record<keyof MailServerRequest, unknown>> = {}) =>
  saveMailServer({
    db,
    actor: meera,
    ipAddress: FROM,
    request: mailServerSchema.parse({
      host: "127.0.0.1",
      port: port(),
      from: "A Shop <orders@shop.example>",
      ...ACCOUNT,
      ...more,
    }),
  });

async function sendOne(): Promise<void> {
  const { id: orderId } = await givenOrder(db);
  await db.$transaction((tx) => queueMail(tx, { template: "order-confirmation", orderId }));
  await doJobs(database, "mail", mailWorker({ db, compose: composeMail }));
}

const tryOut = () =>
  sendTestMail({
    db,
    shop: { siteName: "A Shop", contactEmail: "hello@shop.in" },
    to: "asha@example.in",
    actor: meera,
    ipAddress: FROM,
  });

it("sends a shop's mails through the server that its owner entered, from its sender", async () => {
  expect(await readMailServer(db)).toMatchObject({ source: "files", url: null });
  await sendOne();
  expect((await readdir(path.join(folder, "outbox"))).length).toBe(1);
  const saved = await save();
  expect(saved).toEqual({
    source: "settings",
    host: "127.0.0.1",
    port: port(),
    user: ACCOUNT.user,
    hasPassword: true,
    from: "A Shop <orders@shop.example>",
    used: `127.0.0.1:${port()}`,
  });
  await sendOne();
  expect(taken).toMatchObject([{ user: ACCOUNT.user }]);
  const mail = await PostalMime.parse(taken[0]?.mail ?? "");
  expect(mail.from).toMatchObject({ address: "orders@shop.example", name: "A Shop" });
  expect(await tryOut()).toMatchObject({ sent: true });
  expect((await readSetup(db, false))?.mail).toBe(true);
});

it("seals the stored password, shows it nowhere, and sends it to no other server", async () => {
  await save();
  const { value } = await db.setting.findUniqueOrThrow({ where: { key: MAIL_SERVER } });
  expect(value).not.toContain("wörd");
  const entries = await auditEntries(db, { action: "Mail Server Updated" });
  expect(JSON.stringify(entries)).not.toContain("wörd");
  expect(entries[0]?.details).toMatchObject({ password: "changed" });
  await save({ password: undefined, from: "" });
  expect(await tryOut()).toMatchObject({ sent: true });
  await save({ password: undefined, user: "another@shop.example" });
  expect(await answerMailServer(db)).toMatchObject({ hasPassword: false });
  await save({ password: "" });
  expect(await answerMailServer(db)).toMatchObject({ hasPassword: false });
  expect(await save({ host: "", password: undefined })).toMatchObject({ source: "files" });
});

it("reports the server's answer verbatim", async () => {
  await save({ password: "wrong" });
  expect(await tryOut()).toEqual({ sent: false, answer: "535 Authentication failed" });
  await save({ port: 1 });
  const { answer } = await tryOut();
  expect(answer).toContain("ECONNREFUSED");
});

it("is overridden by SMTP_URL", async () => {
  await save();
  Object.assign(env(), { SMTP_URL: "smtp://mail.example.com:2525" });
  expect(await readMailServer(db)).toMatchObject({ url: "smtp://mail.example.com:2525" });
  expect(await answerMailServer(db)).toMatchObject({
    source: "environment",
    host: "127.0.0.1",
    used: "mail.example.com:2525",
  });
});

it("is in the to-do list while mails fail or wait for long", async () => {
  const count = async () => (await readToDo(db, "admin")).find(({ id }) => id === "mails")?.count;
  await save({ password: "wrong" });
  vi.spyOn(process.stderr, "write").mockReturnValue(true);
  expect(await count()).toBe(0);
  await sendOne();
  expect(await count()).toBe(1);
  await save();
  await db.$executeRaw`DELETE FROM pgboss.job`;
  const { id: orderId } = await givenOrder(db);
  await db.$transaction((tx) => queueMail(tx, { template: "order-confirmation", orderId }));
  expect(await count()).toBe(0);
  await db.$executeRaw`UPDATE pgboss.job SET created_on = now() - interval '11 minutes'`;
  expect(await count()).toBe(1);
});

it("survives a change of AUTH_SECRET while the previous one is known", async () => {
  await save();
  const before = env().AUTH_SECRET;
  Object.assign(env(), {
    AUTH_SECRET: "another secret of the shop, long enough",
    AUTH_SECRET_PREVIOUS: before,
  });
  try {
    expect(await resealMailPassword(db)).toEqual({ resealed: 1, lost: 0 });
    Object.assign(env(), { AUTH_SECRET_PREVIOUS: undefined });
    expect(await resealMailPassword(db)).toEqual({ resealed: 0, lost: 0 });
    expect(await tryOut()).toMatchObject({ sent: true });
  } finally {
    Object.assign(env(), { AUTH_SECRET: before });
  }
  expect(await resealMailPassword(db)).toEqual({ resealed: 0, lost: 1 });
});

it.each(["smtp.example.com/x", "user@smtp.example.com", "smtp://a", "a b", "-x", "[::::]", "[.]"])(
  "refuses a host like %s",
  (host) => {
    expect(mailServerSchema.safeParse({ host, port: 587, user: "", from: "" }).success).toBe(false);
  },
);
