import { mkdtemp, readdir, readFile, rm, stat } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import PostalMime from "postal-mime";
import { afterEach, describe, expect, it } from "vitest";
import { poll } from "@/lib/poll";
import { testDatabase } from "@/lib/testing/database";
import { givenOrder, givenSetting } from "@/lib/testing/factories";
import type { Mail } from "./mail";
import { queueMail } from "./queue";
import { outboxTransport } from "./transport";
import { startMailWorker } from "./worker";

const { db, url } = testDatabase();

const closers: (() => Promise<unknown>)[] = [];

afterEach(async () => {
  for (const close of closers.splice(0).reverse()) await close();
});

const queue = (...mails: Mail[]) => db.$transaction((tx) => queueMail(tx, ...mails));

/** A worker that writes into a folder that is not there yet. */
async function startOutbox(mailFrom?: string) {
  const home = await mkdtemp(path.join(tmpdir(), "shop-outbox-"));
  closers.push(() => rm(home, { recursive: true }));
  const folder = path.join(home, "data/outbox");
  const transport = outboxTransport(folder);
  const sender = { appUrl: "https://shop.example", mailFrom };
  const worker = await startMailWorker({ databaseUrl: url, transport, sender });
  closers.push(() => worker.stop());
  return folder;
}

/** The paths of the first `count` mails in the folder, once they are there. */
async function filesOf(folder: string, count: number): Promise<string[]> {
  let names: string[] = [];
  const arrived = await poll(10, async () => {
    names = (await readdir(folder).catch(() => [])).filter((name) => name.endsWith(".eml"));
    return names.length === count;
  });
  expect(arrived).toBe(true);
  return names.sort().map((name) => path.join(folder, name));
}

const read = async (file: string) => PostalMime.parse(await readFile(file));

describe("the outbox", () => {
  it("holds each mail as a file that only its owner reads", async () => {
    const folder = await startOutbox();
    const order = await givenOrder(db);
    await queue({ template: "order-confirmation", orderId: order.id });
    const [file = ""] = await filesOf(folder, 1);
    expect(path.basename(file)).toMatch(/^\d{8}T\d{6}Z-order-confirmation-[0-9a-f]{8}\.eml$/);
    expect((await stat(file)).mode & 0o777).toBe(0o600);
  });

  it("holds both parts, whole", async () => {
    const folder = await startOutbox();
    const order = await givenOrder(db);
    await queue({ template: "order-confirmation", orderId: order.id });
    const [file = ""] = await filesOf(folder, 1);
    const { subject, from, to, html, text } = await read(file);
    expect(subject).toBe(`Order ${order.orderId} confirmed`);
    expect(from).toEqual({ name: "KLN Packaging", address: "hello@klnpackaging.example" });
    expect(to).toEqual([{ name: "Asha Verma", address: "asha@example.com" }]);
    expect(html).toContain("₹1,122.00");
    expect(text).toContain("₹1,122.00");
    expect(text).toContain(
      `https://shop.example/order-confirmation?order=${order.orderId}&key=${order.accessKey}`,
    );
  });

  it("has the shop's copy answered to the customer, the customer's to the shop", async () => {
    const folder = await startOutbox('"KLN Orders" <orders@kln.example>');
    await givenSetting(db, "contactEmail", "office@kln.example");
    const { id: orderId } = await givenOrder(db);
    await queue({ template: "order-confirmation", orderId }, { template: "new-order", orderId });
    const [copy, confirmation] = await Promise.all((await filesOf(folder, 2)).map(read));
    expect(copy?.to?.[0]?.address).toBe("office@kln.example");
    expect(copy?.replyTo?.[0]?.address).toBe("asha@example.com");
    expect(confirmation?.to?.[0]?.address).toBe("asha@example.com");
    expect(confirmation?.replyTo?.[0]?.address).toBe("office@kln.example");
    const sender = { name: "KLN Orders", address: "orders@kln.example" };
    expect([copy?.from, confirmation?.from]).toEqual([sender, sender]);
  });

  it("gets no header that a name would add", async () => {
    const folder = await startOutbox();
    const injected = { customerName: "Asha\r\nBcc: all@example.com", company: null };
    const { id: orderId } = await givenOrder(db, injected);
    await queue({ template: "new-order", orderId }, { template: "order-confirmation", orderId });
    for (const mail of await Promise.all((await filesOf(folder, 2)).map(read))) {
      expect(mail.bcc).toBeUndefined();
      expect(mail.headers.map(({ key }) => key)).not.toContain("bcc");
    }
  });

  it("acknowledges a message, so that no machine answers back", async () => {
    const folder = await startOutbox();
    const { id: messageId } = await db.contactMessage.create({
      data: {
        name: "Rohan",
        email: "rohan@cafe.example",
        message: "Cups, please.",
        ipAddress: "203.0.113.9",
      },
    });
    await queue(
      { template: "contact-message", messageId },
      { template: "contact-acknowledgement", messageId },
    );
    const [answer, message] = await Promise.all((await filesOf(folder, 2)).map(read));
    expect(message?.text).toContain("Cups, please.");
    expect(message?.replyTo).toEqual([{ name: "Rohan", address: "rohan@cafe.example" }]);
    expect(answer?.to).toEqual([{ name: "", address: "rohan@cafe.example" }]);
    const marks = answer?.headers.filter(({ key }) => key === "auto-submitted");
    expect(marks?.map(({ value }) => value)).toEqual(["auto-replied"]);
  });

  it("is reached within two seconds of the commit", async () => {
    const folder = await startOutbox();
    const { id: orderId } = await givenOrder(db);
    const committed = performance.now();
    await queue({ template: "new-order", orderId });
    await filesOf(folder, 1);
    expect(performance.now() - committed).toBeLessThan(2_000);
  });
});
