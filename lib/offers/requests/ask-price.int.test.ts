import { randomBytes, randomUUID } from "node:crypto";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import { exportAccount } from "@/lib/account-life/export-account";
import { toActor } from "@/lib/audit/record";
import { composeMail } from "@/lib/runtime/mails/compose";
import { sweep } from "@/lib/runtime/background/housekeeping";
import { auditEntries } from "@/e2e/steps/audit-steps";
import { readCode, deleteUserAccount } from "@/e2e/steps/account-steps";
import { testDatabase } from "@/e2e/support/database";
import { givenOrder, givenProduct } from "@/e2e/steps/factories";
import { BOX, offerSteps } from "@/e2e/steps/offer-steps";
import { FROM, meera, orderDeskSteps } from "@/e2e/steps/order-admin-steps";
import { plainPicture } from "@/e2e/steps/pictures";
import { reviewSteps } from "@/e2e/steps/review-steps";
import { answerWithOrder } from "@/lib/messaging/inbox/answer-with-order";
import { updateMessage } from "@/lib/messaging/inbox/update-message";
import { listMessages, listCustomerQuotes } from "@/lib/messaging/inbox/queries";
import { takeMessageFile } from "@/lib/messaging/inbox/take-message-file";
import { quoteFormSchema } from "@/lib/messaging/inbox/quote-form";
import { replyToMessage } from "@/lib/messaging/inbox/reply-to-message";
import { messageSchema, ownQuoteSchema } from "@/lib/messaging/inbox/schemas";
import { writeMessage } from "../answer-offer";
import { createOffer } from "../create-offer";
import { listOffers, readOffer } from "../queries";
import { newOfferSchema, offerListQuerySchema } from "../schemas";
import type { OfferReader } from "../see-offer";
import { sendOffer, withdrawOffer } from "../send-offer";
import { askPrice, type AskPriceOptions } from "./ask-price";

const { db, url } = testDatabase();
const { givenCustomer } = reviewSteps(db);
const { mails } = orderDeskSteps(db);
const { staff } = offerSteps(db);
const folder = await mkdtemp(path.join(tmpdir(), "ask-price-"));
afterAll(() => rm(folder, { recursive: true }));

const FIELDS = { name: "Asha Rao", email: "asha@example.in", quantity: "5000", length: "230" };
const SIZE = { width: "155", unit: "mm", printSides: "outside", printColours: "2" };
const form = (fields: object = {}) => quoteFormSchema.parse({ ...FIELDS, ...SIZE, ...fields });

async function given(content: Buffer | Promise<Buffer>, name = "drawing.png") {
  const at = path.join(folder, randomBytes(6).toString("hex"));
  const bytes = await content;
  await writeFile(at, bytes);
  return { name, path: at, bytes: bytes.length };
}

const SHOP = {
  party: "shop",
  actor: meera,
  name: meera.name,
  way: "session",
  mayAct: true,
  holder: { userId: null, companyId: null },
} satisfies Omit<OfferReader, "id">;

const ask = (options: Partial<AskPriceOptions> = {}) =>
  askPrice({ db, form: form(), files: [], ipAddress: FROM, ...options });

const waiting = async () => (await listMessages(db, { limit: 20 })).items;

async function readShopMail(messageId: string) {
  const mail = { template: "contact-message", messageId } as const;
  const sender = { appUrl: "https://shop.example" };
  return composeMail(db, { mail, queuedAt: new Date() }, sender);
}

describe("a request for a price", () => {
  it("lands in the inbox with what is asked for and its file, and is mailed", async () => {
    const product = await givenProduct(db);
    const file = await given(plainPicture("png"));
    await ask({ form: form({ product: product.id, message: "Soon?" }), files: [file] });
    const [message] = await waiting();
    expect(messageSchema.parse(message)).toMatchObject({
      kind: "quote",
      status: "new",
      message: "Soon?",
      request: {
        product: { _id: product.id, name: "Kraft mailer box" },
        quantity: 5000,
        size: { length: 230, width: 155, height: null, unit: "mm" },
      },
      file: { name: "drawing.png" },
    });
    const id = message?._id ?? "";
    const taken = await takeMessageFile({ db, id, actor: meera, ipAddress: FROM });
    expect(taken).toMatchObject({ name: "drawing.png", type: "image/png" });
    expect(await auditEntries(db, { action: "Message File Export" })).toMatchObject([
      { actor: meera.identifier, details: { message: id, file: "drawing.png" } },
    ]);
    expect((await mails()).sort()).toEqual(["contact-acknowledgement", "contact-message"]);
    const mail = await readShopMail(id);
    expect(mail?.subject).toBe("Request for a price from Asha Rao");
    expect(mail?.text).toContain("Print: 2 colours, outside");
    expect(mail?.text).toContain("File: drawing.png");
    expect(mail?.attachments).toBeUndefined();
  });

  it("is answered there, with what was asked for below the answer", async () => {
    await ask();
    const [message] = await waiting();
    const by = { actor: meera, ipAddress: FROM };
    const answered = await replyToMessage({
      db,
      id: message?._id ?? "",
      text: "₹9.40 each.",
      ...by,
    });
    const mail = { template: "message-reply", replyId: answered.replies[0]?._id ?? "" } as const;
    const sender = { appUrl: "https://shop.example" };
    const written = await composeMail(db, { mail, queuedAt: new Date() }, sender);
    expect(written?.text).toContain("₹9.40 each.");
    expect(written?.text).toContain("> Quantity: 5,000 pieces");
  });

  it("stands with its answer in the account that was signed in, and in no other", async () => {
    const { id: userId, identity } = await givenCustomer();
    await ask({ account: toActor(identity.account) });
    await ask();
    const { items, total } = await listCustomerQuotes(db, userId, { limit: 10 });
    expect(total).toBe(1);
    const own = ownQuoteSchema.parse(items[0]);
    expect(await exportAccount({ db, identity, ipAddress: FROM })).toMatchObject({
      requests: [own],
    });
    await deleteUserAccount(db, userId);
    expect(await db.contactMessage.count({ where: { userId: null } })).toBe(2);
  });

  it("asks for an offer where it is about no product of the shop, with its file", async () => {
    const own = { packaging: "Mailer box", material: "Kraft, 3 ply", message: "With a window." };
    await ask({ form: form(own), files: [await given(plainPicture("png"))] });
    const [message] = await waiting();
    const { items } = await listOffers(db, offerListQuerySchema.parse({ waiting: "yes" }));
    expect(items).toMatchObject([
      {
        state: "asked",
        name: FIELDS.name,
        email: FIELDS.email,
        files: [message?.file],
        asked: [
          {
            product: null,
            name: "Mailer box",
            quantities: [5000],
            note: "With a window.",
            spec: {
              size: "230 × 155 mm (L × W)",
              material: "Kraft, 3 ply",
              print: "2 colours, outside",
            },
          },
        ],
      },
    ]);
    const [offer] = items;
    expect(message?.offer).toEqual({ _id: offer?._id, number: offer?.number });
    expect((await mails()).sort()).toEqual(["contact-acknowledgement", "contact-message"]);
    expect((await readShopMail(message?._id ?? ""))?.text).toContain(`Offer: ${offer?.number}`);
    const { id } = await givenProduct(db);
    await ask({ form: form({ product: id }) });
    expect(await db.offer.count()).toBe(1);
  });

  it("is found by its account as a request and as an offer", async () => {
    const { id: userId, identity } = await givenCustomer();
    await ask({ account: toActor(identity.account) });
    const [request] = (await listCustomerQuotes(db, userId, { limit: 10 })).items;
    const [offer] = (
      await listOffers(db, offerListQuerySchema.parse({}), { id: userId, membership: null })
    ).items;
    expect(offer).toMatchObject({ state: "asked", _id: request?.offer?._id });
  });

  describe("that asks for an offer", () => {
    const BY = { db, actor: meera, ipAddress: FROM };

    async function asked() {
      await ask({
        form: form({ packaging: "Mailer box" }),
        files: [await given(plainPicture("png"))],
      });
      const [message] = await waiting();
      return { id: message?._id ?? "", offerId: message?.offer?._id ?? "" };
    }

    const states = async (id: string) => {
      const { status, offer } = await db.contactMessage.findUniqueOrThrow({
        where: { id },
        select: { status: true, offer: { select: { state: true, waitingSince: true } } },
      });
      return [status, offer && `${offer.state}${offer.waitingSince ? ", waits" : ""}`];
    };

    it("waits with it: an answer there ends both, and so does one here", async () => {
      const { id } = await asked();
      expect(await states(id)).toEqual(["new", "asked, waits"]);
      await replyToMessage({ ...BY, id, text: "Which board?" });
      expect(await states(id)).toEqual(["answered", "asked"]);
      await updateMessage({ ...BY, id, status: "new" });
      expect(await states(id)).toEqual(["new", "asked, waits"]);
      const other = await asked();
      const seen = { ...SHOP, id: other.offerId };
      await writeMessage({ db, seen, text: "Which board?", ipAddress: FROM });
      expect(await states(other.id)).toEqual(["answered", "asked"]);
      const third = await asked();
      await withdrawOffer({ ...BY, id: third.offerId, reason: "We make no such box." });
      expect(await states(third.id)).toEqual(["answered", "withdrawn"]);
    });

    it("is that offer once the shop writes it, from here or from there", async () => {
      const { id, offerId } = await asked();
      const terms = { ...FIELDS, lines: [BOX], request: id };
      const made = Array.from({ length: 2 }, async () =>
        createOffer({ ...(await staff()), request: newOfferSchema.parse(terms) }),
      );
      const outcome = await Promise.allSettled(made);
      const offers = outcome.flatMap((each) => (each.status === "fulfilled" ? [each.value] : []));
      expect(offers).toMatchObject([{ _id: offerId, state: "draft", versions: [{ n: 1 }] }]);
      expect(await states(id)).toEqual(["new", "draft, waits"]);
      await sendOffer({ ...(await staff()), id: offerId });
      expect(await states(id)).toEqual(["answered", "sent"]);
    });

    it("takes the offer along as spam, with what came with it", async () => {
      const { id, offerId } = await asked();
      await updateMessage({ ...BY, id, status: "spam" });
      expect(await db.offer.count({ where: { id: offerId } })).toBe(0);
      expect(await states(id)).toEqual(["spam", null]);
      await updateMessage({ ...BY, id, status: "new" });
      expect(await states(id)).toEqual(["new", null]);
    });

    it("is over once it became an order without one", async () => {
      const { id, offerId } = await asked();
      const order = await givenOrder(db);
      await db.$transaction((tx) =>
        answerWithOrder(tx, { id, order, actor: meera, ipAddress: FROM }),
      );
      expect(await readOffer(db, offerId, "customer")).toMatchObject({
        state: "accepted",
        order: { _id: order.id, orderId: order.orderId },
      });
    });
  });

  it("is about no product that is not in the shop", async () => {
    const { id } = await givenProduct(db, { deletedAt: new Date() });
    for (const product of [id, randomUUID(), "no-such-product"]) {
      expect(await readCode(ask({ form: form({ product }) }))).toBe("invalid_input");
    }
    expect(await waiting()).toEqual([]);
  });

  it("takes no other file than it says, and leaves nothing of what is refused", async () => {
    const svg = await given(Buffer.from("<svg><script/></svg>"), "plan.pdf");
    expect(await readCode(ask({ files: [svg] }))).toBe("unsupported_media_type");
    expect([await db.attachment.count(), await db.contactMessage.count()]).toEqual([0, 0]);
  });

  it("brings five files an hour from one address, and what has none at any time", async () => {
    const file = await given(plainPicture("png"));
    for (let n = 0; n < 5; n += 1) await ask({ files: [file] });
    expect(await readCode(ask({ files: [file] }))).toBe("rate_limited");
    await ask();
    await ask({ files: [file], ipAddress: "203.0.113.99" });
    expect(await db.contactMessage.count()).toBe(7);
    expect(await db.attachment.count()).toBe(6);
  });

  it("brings no more from all the addresses of one IPv6 network", async () => {
    const file = await given(plainPicture("png"));
    const from = (host: number) => ask({ files: [file], ipAddress: `2001:db8:1:2::${host}` });
    for (let host = 1; host <= 5; host += 1) await from(host);
    expect(await readCode(from(6))).toBe("rate_limited");
  });

  it("goes with its offer and its file after two years", async () => {
    await ask({ files: [await given(plainPicture("png"))] });
    const createdAt = new Date("2020-01-01");
    await db.contactMessage.updateMany({ data: { createdAt } });
    await db.attachment.updateMany({ data: { createdAt } });
    await db.offer.updateMany({ data: { createdAt } });
    expect(await sweep({ databaseUrl: url, db })).toEqual({
      messages: 1,
      "unsent offers": 1,
      attachments: 1,
    });
  });
});
