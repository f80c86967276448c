import { randomBytes, randomUUID } from "node:crypto";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import { exportAccount } from "@/lib/account-life/export-account";
import { toActor } from "@/lib/audit/record";
import type { Owner } from "@/lib/identity/session/identify";
import { composeMail } from "@/lib/runtime/mails/compose";
import { sweep } from "@/lib/runtime/background/housekeeping";
import { auditEntries } from "@/e2e/steps/audit-steps";
import { readCode, deleteUserAccount } from "@/e2e/steps/account-steps";
import { testDatabase } from "@/e2e/support/database";
import { givenProduct } from "@/e2e/steps/factories";
import { companySteps } from "@/e2e/steps/company/company-steps";
import { BOX, offerSteps } from "@/e2e/steps/offer-steps";
import { FROM, meera, orderDeskSteps } from "@/e2e/steps/order-admin-steps";
import { plainPicture } from "@/e2e/steps/pictures";
import { reviewSteps } from "@/e2e/steps/review-steps";
import { declineOffer, writeMessage } from "../answer-offer";
import { addVersion } from "../draft/write-draft";
import { listOffers, readOffer } from "../queries";
import { offerListQuerySchema } from "../schemas";
import { offerTermsSchema } from "../draft/version-schemas";
import type { OfferReader } from "../require-offer";
import { sendOffer, withdrawOffer } from "../send-offer";
import { createPriceRequest, type CreatePriceRequestOptions } from "./create-price-request";
import { listOwnRequests } from "./list-requests";
import { readOfferFile } from "./offer-files";
import { quoteFormSchema } from "./quote-form";
import { ownQuoteSchema } from "./schemas";

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
  side: "shop",
  actor: meera,
  name: meera.name,
  way: "session",
  mayAct: true,
  holder: { userId: null, companyId: null },
} satisfies Omit<OfferReader, "id">;

const ask = (options: Partial<CreatePriceRequestOptions> = {}) =>
  createPriceRequest({ db, form: form(), files: [], ipAddress: FROM, ...options });

const waiting = async () =>
  (await listOffers(db, offerListQuerySchema.parse({ waiting: "yes" }))).items;

async function readShopMail(offerId: string) {
  const mail = { template: "offer-requested", offerId } as const;
  const sender = { appUrl: "https://shop.example" };
  return composeMail(db, { mail, queuedAt: new Date() }, sender);
}

const PAGE = { limit: 10 };
const BY = { db, actor: meera, ipAddress: FROM };

describe("a request for a price", () => {
  it("becomes an offer to be answered, with its file, and is mailed", async () => {
    const own = { packaging: "Mailer box", material: "Kraft, 3 ply", message: "With a window." };
    await ask({
      form: form({ ...own, neededBy: "2026-12-24", company: "Rao Foods" }),
      files: [await given(plainPicture("png"))],
    });
    const [offer] = await waiting();
    expect(offer).toMatchObject({
      state: "asked",
      name: FIELDS.name,
      email: FIELDS.email,
      company: "Rao Foods",
      files: [{ name: "drawing.png" }],
      asked: [
        {
          product: null,
          name: "Mailer box",
          unit: "PCS",
          quantities: [5000],
          note: "With a window.\nNeeded by 2026-12-24",
          spec: {
            size: "230 × 155 mm (L × W)",
            material: "Kraft, 3 ply",
            print: "2 colours, outside",
          },
        },
      ],
    });
    const id = offer?._id ?? "";
    const file = offer?.files[0]?._id ?? "";
    const taken = await readOfferFile({ db, seen: { ...SHOP, id }, file, ipAddress: FROM });
    expect(taken).toMatchObject({ name: "drawing.png", type: "image/png" });
    expect(await auditEntries(db, { action: "Offer File Export" })).toHaveLength(1);
    expect((await mails()).sort()).toEqual(["offer-received", "offer-requested"]);
    const mail = await readShopMail(id);
    expect(mail?.subject).toBe("Asha Rao, Rao Foods asks for an offer");
    for (const said of [
      "5,000 pieces of Mailer box",
      "2 colours, outside",
      "With a window.",
      "Needed by 2026-12-24",
      "File: drawing.png",
    ]) {
      expect(mail?.text).toContain(said);
    }
    expect(mail?.attachments).toBeUndefined();
    expect(await db.contactMessage.count()).toBe(0);
  });

  it("about a product of the shop names it", async () => {
    const product = await givenProduct(db);
    await ask({ form: form({ product: product.id }) });
    expect(await waiting()).toMatchObject([
      { asked: [{ product: product.id, name: "Kraft mailer box", unit: "PCS" }] },
    ]);
  });

  it("is listed with its answers in the account that was signed in, and in no other", async () => {
    const { id: userId, identity } = await givenCustomer();
    await ask({ account: toActor(identity.account), form: form({ message: "Soon?" }) });
    await ask();
    const read = async () => {
      const { items, total } = await listOwnRequests(db, { id: userId, membership: null }, PAGE);
      return { total, own: ownQuoteSchema.parse(items[0]) };
    };
    const { total, own } = await read();
    expect(total).toBe(1);
    expect(own).toMatchObject({
      message: "Soon?",
      request: {
        quantity: 5000,
        size: { length: 230, width: 155, height: null, unit: "mm" },
        printColours: 2,
      },
      order: null,
      answeredAt: null,
      replies: [],
    });
    const { items: offers } = await listOffers(db, offerListQuerySchema.parse({}), {
      id: userId,
      membership: null,
    });
    expect(offers).toMatchObject([{ _id: own._id, state: "asked" }]);
    expect(own.offer).toEqual({ _id: own._id, number: offers[0]?.number });
    expect(await exportAccount({ db, identity, ipAddress: FROM })).toMatchObject({ offers });
    const seen = { ...SHOP, id: own._id };
    await writeMessage({ db, seen, text: "Our margin.", internal: true, ipAddress: FROM });
    expect((await read()).own).toMatchObject({ answeredAt: null, replies: [] });
    await writeMessage({ db, seen, text: "₹9.40 each.", ipAddress: FROM });
    const { own: answered } = await read();
    expect(answered.replies).toMatchObject([{ text: "₹9.40 each.", by: meera.name }]);
    expect(answered.answeredAt).toBe(answered.replies[0]?.createdAt);
    await deleteUserAccount(db, userId);
    expect(await db.offer.count()).toBe(1);
  });

  it("of a company is hidden from its former member", async () => {
    const { members } = await companySteps(db).givenCompany();
    const { account } = members.buyer.identity;
    await ask({ account: toActor(account) });
    const read = async (owner: Owner) => (await listOwnRequests(db, owner, PAGE)).total;
    expect(await read(account)).toBe(1);
    expect(await read({ id: account.id, membership: null })).toBe(0);
  });

  it("that was declined or is spam counts as not answered", async () => {
    const { id: userId, identity } = await givenCustomer();
    for (let n = 0; n < 2; n += 1) await ask({ account: toActor(identity.account) });
    const [first, second] = await waiting();
    const own = {
      ...SHOP,
      holder: { userId, companyId: null },
      party: "customer",
      side: "customer",
    } as const;
    await declineOffer({
      db,
      seen: { ...own, id: first?._id ?? "" },
      text: "No.",
      ipAddress: FROM,
    });
    await withdrawOffer({ ...BY, id: second?._id ?? "", reason: "Spam", silent: true });
    const { items } = await listOwnRequests(db, { id: userId, membership: null }, PAGE);
    expect(items.map(({ answeredAt }) => answeredAt)).toEqual([null, null]);
    const spam = await readOffer(db, second?._id ?? "", "customer");
    expect(spam).toMatchObject({ state: "withdrawn", reason: null });
    const [withdrawn] = await auditEntries(db, { action: "Offer Withdrawn" });
    expect(withdrawn?.details).toMatchObject({ reason: "Spam" });
  });

  it("waits until the shop writes, sends a version or withdraws, about which spam gets no mail", async () => {
    for (let n = 0; n < 4; n += 1) await ask();
    const [first, second, third, fourth] = (await waiting()).map(({ _id }) => _id);
    const seen = { ...SHOP, id: first ?? "" };
    await writeMessage({ db, seen, text: "Which board?", ipAddress: FROM });
    const by = { ...(await staff()), id: second ?? "" };
    await addVersion({ ...by, request: offerTermsSchema.parse({ lines: [BOX] }) });
    expect(await waiting()).toHaveLength(3);
    await sendOffer(by);
    await withdrawOffer({ ...BY, id: third ?? "", reason: "We make no such box." });
    await withdrawOffer({ ...BY, id: fourth ?? "", reason: "Spam", silent: true });
    expect(await waiting()).toEqual([]);
    const sent = (await mails()).filter((name) => !/offer-re/.test(name));
    expect(sent.sort()).toEqual(["offer-message", "offer-sent", "offer-withdrawn"]);
  });

  it("names no product that is not in the shop", async () => {
    const { id } = await givenProduct(db, { deletedAt: new Date() });
    for (const product of [id, randomUUID(), "no-such-product"]) {
      expect(await readCode(ask({ form: form({ product }) }))).toBe("invalid_input");
    }
    expect(await waiting()).toEqual([]);
  });

  it("accepts only the listed file types, and stores nothing of a refused request", async () => {
    const svg = await given(Buffer.from("<svg><script/></svg>"), "plan.pdf");
    expect(await readCode(ask({ files: [svg] }))).toBe("unsupported_media_type");
    expect([await db.attachment.count(), await db.offer.count()]).toEqual([0, 0]);
  });

  it("accepts five files an hour from one address, and requests without files at any time", async () => {
    const file = await given(plainPicture("png"));
    for (let n = 0; n < 5; n += 1) await ask({ files: [file] });
    expect(await readCode(ask({ files: [file] }))).toBe("rate_limited");
    await ask();
    await ask({ files: [file], ipAddress: "203.0.113.99" });
    expect(await db.offer.count()).toBe(7);
    expect(await db.attachment.count()).toBe(6);
  });

  it("counts all addresses of one IPv6 network together", async () => {
    const file = await given(plainPicture("png"));
    const from = (host: number) => ask({ files: [file], ipAddress: `2001:db8:1:2::${host}` });
    for (let host = 1; host <= 5; host += 1) await from(host);
    expect(await readCode(from(6))).toBe("rate_limited");
  });

  it("is deleted with its file after two years", async () => {
    await ask({ files: [await given(plainPicture("png"))] });
    const createdAt = new Date("2020-01-01");
    await db.attachment.updateMany({ data: { createdAt } });
    await db.offer.updateMany({ data: { createdAt } });
    expect(await sweep({ databaseUrl: url, db })).toEqual({ "unsent offers": 1, attachments: 1 });
  });
});
