import { once } from "node:events";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import PostalMime from "postal-mime";
import { SMTPServer, type SMTPServerOptions } from "smtp-server";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { composeMail } from "@/lib/runtime/mails/compose";
import { poll } from "@/lib/base/poll";
import { testDatabase } from "@/e2e/support/database";
import { givenOrder } from "@/e2e/steps/factories";
import { startQueues } from "@/lib/messaging/queue/work-queues";
import { queueMail } from "./queue";
import { smtpTransport, type MailTransport } from "./transport";
import { mailWorker } from "./worker";

const { db, url } = testDatabase();
const NOBODY = "0199c0de-0000-7000-8000-000000000001";

const closers: (() => Promise<unknown>)[] = [];
let logged = "";

beforeEach(() => {
  logged = "";
  vi.spyOn(process.stderr, "write").mockImplementation((line) => {
    logged += String(line);
    return true;
  });
});

afterEach(async () => {
  for (const close of closers.splice(0).reverse()) await close();
});

async function queueConfirmation(orderId?: string): Promise<void> {
  const id = orderId ?? (await givenOrder(db)).id;
  await db.$transaction((tx) => queueMail(tx, { template: "order-confirmation", orderId: id }));
}

async function startWorker(transport: MailTransport) {
  const sender = { appUrl: "https://shop.example" };
  const workers = [mailWorker({ db, compose: composeMail, transport, sender })];
  const worker = await startQueues({ databaseUrl: url, workers });
  closers.push(() => worker.stop());
  return worker;
}

interface Job {
  name: string;
  state: string;
  output: { reason: string } | null;
}

const jobs = () =>
  db.$queryRaw<Job[]>`SELECT name, state::text, output FROM pgboss.job ORDER BY name`;

const until = async (check: () => Promise<boolean> | boolean) =>
  expect(await poll(60, async () => check())).toBe(true);

const refusal = (responseCode: number, message: string) =>
  Object.assign(new Error(message), { responseCode });

/** Starts an SMTP server on loopback and returns its address. */
async function startSmtp(answers: SMTPServerOptions): Promise<string> {
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ["STARTTLS"],
    logger: false,
    ...answers,
  });
  server.listen(0, "127.0.0.1");
  await once(server.server, "listening");
  closers.push(() => new Promise<void>((resolve) => server.close(() => resolve())));
  return `smtp://127.0.0.1:${(server.server.address() as AddressInfo).port}`;
}

describe("a mail server", () => {
  it("that refuses temporarily gets the same mail again later", async () => {
    const given: string[] = [];
    const address = await startSmtp({
      onData: (stream, _session, done) => {
        void text(stream).then((mail) => {
          given.push(mail);
          done(given.length === 1 ? refusal(451, "Later, asha@example.com") : undefined);
        });
      },
    });
    await queueConfirmation();
    const worker = await startWorker(smtpTransport(address));
    await until(async () => (await jobs())[0]?.state === "retry");
    await worker.stop();
    expect(logged).toMatch(/order-confirmation [0-9a-f-]{36} failed \(attempt 1 of 13: EMESSAGE/);

    await db.$executeRaw`UPDATE pgboss.job SET start_after = now()`;
    await startWorker(smtpTransport(address));
    await until(async () => (await jobs())[0]?.state === "completed");
    const [first, second] = await Promise.all(given.map((mail) => PostalMime.parse(mail)));
    expect(given).toHaveLength(2);
    expect(second?.messageId).toMatch(/^<[0-9a-f-]{36}\.order-confirmation@shop\.example>$/);
    expect(second?.messageId).toBe(first?.messageId);
    expect(second?.date).toBe(first?.date);
    expect(second?.text).toBe(first?.text);
  });

  it("that is down loses no mail; nothing personal is logged or stored in the queue", async () => {
    await queueConfirmation();
    await startWorker(smtpTransport("smtp://someone:hunter2@127.0.0.1:1"));
    await until(async () => (await jobs())[0]?.state === "retry");
    const traces = JSON.stringify(await jobs()) + logged;
    expect(traces).toContain("ECONNREFUSED");
    expect(traces).not.toMatch(/hunter2|asha|Verma|example\.com/i);
  });

  it("on another machine without encryption gets no mail, unless that is allowed", async () => {
    const heard: string[] = [];
    const address = await startSmtp({
      onAuth: (_auth, _session, done) => {
        heard.push("password");
        done(null, { user: "shop" });
      },
      onMailFrom: (_address, _session, done) => {
        heard.push("sender");
        done();
      },
    });
    // Another name for this machine, which the code does not recognise as local.
    const elsewhere = address.replace("127.0.0.1", "shop:secret@0.0.0.0");
    await queueConfirmation();
    const worker = await startWorker(smtpTransport(elsewhere));
    await until(async () => (await jobs())[0]?.state === "retry");
    await worker.stop();
    expect((await jobs())[0]?.output?.reason).toMatch(/^ETLS/);
    expect(heard).toEqual([]);

    await db.$executeRaw`UPDATE pgboss.job SET start_after = now()`;
    await startWorker(smtpTransport(`${elsewhere}?tls=optional`));
    await until(async () => (await jobs())[0]?.state === "completed");
    expect(heard).toEqual(["password", "sender"]);
  });

  it("that rejects the recipient ends the attempts; the mail is kept for the admin", async () => {
    const address = await startSmtp({
      onRcptTo: (_address, _session, done) => done(refusal(550, "No such user asha@example.com")),
    });
    await queueConfirmation();
    await startWorker(smtpTransport(address));
    await until(async () => (await jobs()).length === 2);
    expect(await jobs()).toMatchObject([
      { name: "mail", state: "failed", output: { reason: "EENVELOPE RCPT TO 550" } },
      { name: "mail-failed", state: "created" },
    ]);
    expect(logged).toContain("it is kept among what failed");
    expect(JSON.stringify(await jobs()) + logged).not.toContain("asha");
  });
});

describe("the worker", () => {
  it("gives up a mail whose order is gone", async () => {
    const send = vi.fn<MailTransport["send"]>();
    await queueConfirmation(NOBODY);
    await startWorker({ send, close: () => undefined });
    await until(async () => (await jobs()).length === 2);
    expect((await jobs())[0]?.output).toEqual({ reason: "the order is gone" });
    expect(send).not.toHaveBeenCalled();
  });

  it("finishes the current mail before it stops", async () => {
    const events: string[] = [];
    let finish = (): void => undefined;
    const send = () => {
      events.push("sending");
      return new Promise<void>((resolve) => (finish = resolve));
    };
    await queueConfirmation();
    const worker = await startWorker({ send, close: () => events.push("closed") });
    await until(() => events.length === 1);
    const stopped = worker.stop();
    setTimeout(() => {
      events.push("sent");
      finish();
    }, 700);
    await stopped;
    expect(events).toEqual(["sending", "sent", "closed"]);
    expect((await jobs()).map(({ state }) => state)).toEqual(["completed"]);
  });
});
