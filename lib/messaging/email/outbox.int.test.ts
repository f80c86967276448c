import { stat } from "node:fs/promises";
import path from "node:path";
import type { Attachment } from "postal-mime";
import { extractText, getDocumentProxy } from "unpdf";
import { describe, expect, it } from "vitest";
import { testDatabase } from "@/e2e/support/database";
import { givenOrder, givenSetting } from "@/e2e/steps/factories";
import { documentSteps } from "@/e2e/steps/document-steps";
import { closeOutboxes, readFiles, readMails, queueMails, startOutbox } from "@/e2e/support/outbox";

const database = testDatabase();
const { db } = database;
const { invoice: issueInvoice } = documentSteps(db);

closeOutboxes();

async function toText(pdf: Attachment["content"]): Promise<string> {
  if (typeof pdf === "string") throw new Error("This is no file.");
  const document = await getDocumentProxy(new Uint8Array(pdf));
  return (await extractText(document, { mergePages: true })).text;
}

describe("the outbox", () => {
  it("stores each mail as a file that only its owner can read", async () => {
    const folder = await startOutbox(database);
    const order = await givenOrder(db);
    await queueMails(db, { template: "order-confirmation", orderId: order.id });
    const [file = ""] = await readFiles(folder, 1);
    expect(path.basename(file)).toMatch(/^\d{8}T\d{6}Z-order-confirmation-[0-9a-f]{8}\.eml$/);
    expect((await stat(file)).mode & 0o777).toBe(0o600);
  });

  it("stores both parts completely", async () => {
    const folder = await startOutbox(database);
    const order = await givenOrder(db, { emailProven: true });
    await queueMails(db, { template: "order-confirmation", orderId: order.id });
    const [mail] = await readMails(folder, 1);
    const { subject, from, to, html, text } = mail ?? {};
    expect(subject).toBe(`Order ${order.orderId} received`);
    expect(from).toEqual({ name: "KLN Packaging", address: "hello@klnpackaging.example" });
    expect(to).toEqual([{ name: "Asha Verma", address: "asha@example.com" }]);
    expect(html).toContain("₹1,122.00");
    expect(text).toContain("₹1,122.00");
    expect(text).toContain(
      `https://shop.example/order-confirmation?order=${order.orderId}&key=${order.accessKey}`,
    );
  });

  it("attaches the invoice to the confirmation of a verified customer only", async () => {
    const folder = await startOutbox(database);
    const order = await givenOrder(db, { emailProven: true });
    await queueMails(
      db,
      { template: "new-order", orderId: order.id },
      { template: "order-confirmation", orderId: order.id },
    );
    const [copy, confirmation] = await readMails(folder, 2);
    expect(copy?.attachments).toEqual([]);
    const [invoice, ...others] = confirmation?.attachments ?? [];
    expect(others).toEqual([]);
    expect(invoice).toMatchObject({
      filename: `${order.orderId}.pdf`,
      mimeType: "application/pdf",
      disposition: "attachment",
    });
    const text = await toText(invoice?.content ?? "");
    for (const fact of [order.orderId, "Kraft mailer box", "₹1,122.00"]) {
      expect(text).toContain(fact);
    }
  });

  it("attaches the issued invoice to the dispatch mail", async () => {
    const folder = await startOutbox(database);
    const { id: orderId } = await givenOrder(db, { emailProven: true });
    const { number } = await issueInvoice(orderId);
    await queueMails(db, { template: "order-shipped", orderId });
    const [shipped] = await readMails(folder, 1);
    const [attached] = shipped?.attachments ?? [];
    expect(attached).toMatchObject({ filename: `${number}.pdf`, mimeType: "application/pdf" });
    expect(await toText(attached?.content ?? "")).toContain(number);
  });

  it("sends no typed text to an unverified address", async () => {
    const folder = await startOutbox(database);
    const { id: orderId } = await givenOrder(db, {
      customerName: "Win at casino.example",
      firstName: "Win",
      address: "casino.example/win",
      company: "Casino",
    });
    for (const template of ["order-confirmation", "order-processing", "order-shipped"] as const) {
      await queueMails(db, { template, orderId });
    }
    await queueMails(db, { template: "order-cancelled", orderId });
    for (const mail of await readMails(folder, 4)) {
      expect(`${mail.subject}${mail.html}${mail.text}`).not.toMatch(/casino|win at/i);
      expect(mail.to).toEqual([{ name: "", address: "asha@example.com" }]);
      expect(mail.attachments).toEqual([]);
    }
  });

  it("has the shop's copy answered to the customer, the customer's to the shop", async () => {
    const folder = await startOutbox(database, {
      mailFrom: '"KLN Orders" <orders@kln.example>',
    });
    await givenSetting(db, "contactEmail", "office@kln.example");
    const { id: orderId } = await givenOrder(db);
    await queueMails(
      db,
      { template: "order-confirmation", orderId },
      { template: "new-order", orderId },
    );
    const [copy, confirmation] = await readMails(folder, 2);
    expect(copy?.to?.[0]?.address).toBe("office@kln.example");
    expect(copy?.replyTo?.[0]?.address).toBe("asha@example.com");
    expect(confirmation?.to?.[0]?.address).toBe("asha@example.com");
    expect(confirmation?.replyTo?.[0]?.address).toBe("office@kln.example");
    const sender = { name: "KLN Orders", address: "orders@kln.example" };
    expect([copy?.from, confirmation?.from]).toEqual([sender, sender]);
  });

  it("lets names add no headers", async () => {
    const folder = await startOutbox(database);
    const injected = { customerName: "Asha\r\nBcc: all@example.com", emailProven: true };
    const { id: orderId } = await givenOrder(db, injected);
    await queueMails(
      db,
      { template: "new-order", orderId },
      { template: "order-confirmation", orderId },
    );
    for (const mail of await readMails(folder, 2)) {
      expect(mail.bcc).toBeUndefined();
      expect(mail.headers.map(({ key }) => key)).not.toContain("bcc");
    }
  });

  it("acknowledges a message with headers that stop automatic replies", async () => {
    const folder = await startOutbox(database);
    const { id: messageId } = await db.contactMessage.create({
      data: {
        name: "Rohan",
        email: "rohan@cafe.example",
        message: "Cups, please.",
        ipAddress: "203.0.113.9",
      },
    });
    await queueMails(
      db,
      { template: "contact-message", messageId },
      { template: "contact-acknowledgement", messageId },
    );
    const [answer, message] = await readMails(folder, 2);
    expect(message?.text).toContain("Cups, please.");
    expect(message?.replyTo).toEqual([{ name: "Rohan", address: "rohan@cafe.example" }]);
    expect(answer?.to).toEqual([{ name: "", address: "rohan@cafe.example" }]);
    const marks = answer?.headers.filter(({ key }) => key === "auto-submitted");
    expect(marks?.map(({ value }) => value)).toEqual(["auto-replied"]);
  });
});
