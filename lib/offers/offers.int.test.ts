import { describe, expect, it, vi } from "vitest";
import { readCode, deleteUserAccount } from "@/e2e/steps/account-steps";
import { givenProduct, givenSetting, givenUser } from "@/e2e/steps/factories";
import { BOX, LABEL, offerSteps, type SentOffer as Sent } from "@/e2e/steps/offer-steps";
import { FROM, meera } from "@/e2e/steps/order-admin-steps";
import { POSTAL_ADDRESS } from "@/e2e/steps/postal-address";
import { testDatabase } from "@/e2e/support/database";
import { findOrder } from "@/lib/orders/read/queries";
import { acceptOffer } from "./accept/accept-offer";
import { requestChanges, declineOffer, writeMessage } from "./answer-offer";
import { createOfferRequest } from "./requests/create-offer-request";
import { listOffers, readOffer, summariseOffers } from "./queries";
import { createOffer } from "./create-offer";
import { quoteOffer } from "./quote-offer";
import { offerRequestSchema } from "./requests/offer-request-schema";
import { acceptOfferSchema, offerListQuerySchema } from "./schemas";
import { newOfferSchema, offerTermsSchema } from "./draft/version-schemas";
import { findBuyer, requireOffer } from "./require-offer";
import { extendOffer, sendOffer, withdrawOffer } from "./send-offer";
import { addVersion, editDraft } from "./draft/write-draft";

const { db } = testDatabase();

const { settings, staff, draftOffer, sentOffer } = offerSteps(db);

const ONE = { waiting: 1, answerHours: 24 };

const VISITOR = { state: "visitor" } as const;

const firstChoices = ({ lines }: Sent) =>
  lines.map(({ _id: line, quantities: [first] }) => ({ line, quantity: first?.quantity ?? 0 }));

const seenBy = ({ id, key }: Sent) => requireOffer(db, id, { identity: VISITOR, key });

async function accept(sent: Sent, request: object = {}) {
  const seen = await seenBy(sent);
  const choices = firstChoices(sent);
  const quoted = { version: 1, choices, state: POSTAL_ADDRESS.state };
  const { total: totalAmount } = await quoteOffer(db, sent.id, quoted, await settings());
  return acceptOffer({
    db,
    id: sent.id,
    actor: seen.actor,
    ipAddress: FROM,
    settings: await settings(),
    customer: await findBuyer(db, seen, VISITOR),
    mayUseCredit: false,
    request: acceptOfferSchema.parse({
      version: 1,
      choices,
      totalAmount,
      shippingAddress: POSTAL_ADDRESS,
      ...request,
    }),
  });
}

describe("an offer", () => {
  it("is requested by a guest, answered, and becomes an order at its prices", async () => {
    const seenBy = (key: string | undefined, id: string) =>
      requireOffer(db, id, { identity: VISITOR, key });
    const customer = {
      name: null,
      userId: null,
      companyId: null,
      email: "asha@example.com",
      emailProven: false,
      proof: null,
      account: null,
      enteredBy: null,
    };
    const request = offerRequestSchema.parse({
      lines: [{ name: "Box", quantities: [5000], note: null, spec: { size: "A5" } }],
      name: "Asha Rao",
      fromCart: null,
    });
    const asked = await createOfferRequest({ db, request, customer, ipAddress: FROM });
    const { _id: id, accessKey: key } = asked;
    expect(asked).toMatchObject({ state: "asked", versions: [], asked: [{ name: "Box" }] });
    expect(await readCode(seenBy("another", id))).toBe("not_found");
    const by = await staff();
    await addVersion({ ...by, id, request: offerTermsSchema.parse({ lines: [BOX] }) });
    // A draft is internal to the shop.
    expect(await readOffer(db, id, "customer")).toMatchObject({ state: "asked", versions: [] });
    const offer = await sendOffer({ ...by, id });
    expect(offer).toMatchObject({ state: "sent", version: 1 });
    const sent = { id, key: key ?? "", offer, lines: offer.versions[0]?.lines ?? [] };
    const { placed, isNew } = await accept(sent);
    expect(isNew).toBe(true);
    const order = await db.order.findUniqueOrThrow({
      where: { id: placed.id },
      include: { lines: true },
    });
    expect(order).toMatchObject({ proof: "owner", dispatchBy: null, subtotalPaise: 7_250_000n });
    const guest = { identity: VISITOR, key: order.accessKey };
    const from = { id, number: offer.number };
    expect(await findOrder(db, placed.id, guest)).toMatchObject({ offer: from });
    expect(order.lines).toMatchObject([
      { kind: "custom", stage: "needs_artwork", quantity: 5000, pricePaise: 1450, leadDays: 10 },
    ]);
    expect(await readOffer(db, id, "customer")).toMatchObject({
      state: "accepted",
      order: { orderId: placed.orderId },
    });
    const again = await accept(sent);
    expect(again).toMatchObject({ isNew: false, placed: { id: placed.id } });
  });

  it("prices a label per hundred, rounded half up", async () => {
    const { lines } = await sentOffer([LABEL]);
    expect(lines[0]?.quantities).toEqual([{ quantity: 5050, price: 18, total: 909 }]);
  });

  it("becomes one order for many concurrent acceptances", async () => {
    const sent = await sentOffer();
    const all = await Promise.all(Array.from({ length: 50 }, () => accept(sent)));
    expect(new Set(all.map(({ placed }) => placed.id)).size).toBe(1);
    expect(all.filter(({ isNew }) => isNew)).toHaveLength(1);
    expect(await db.order.count()).toBe(1);
  });

  it("is refused with the newer version, with new figures, or once it has ended", async () => {
    const by = await staff();
    const sent = await sentOffer();
    expect(await readCode(accept(sent, { totalAmount: 1 }))).toBe("price_changed");
    const [choice] = firstChoices(sent);
    const odd = [{ line: choice?.line ?? "", quantity: 7 }];
    expect(await readCode(accept(sent, { choices: odd }))).toBe("invalid_input");
    expect(await readCode(accept(sent, { paymentMethod: "account" }))).toBe("invalid_input");
    const seen = await requireOffer(db, sent.id, { identity: VISITOR, key: sent.key });
    await requestChanges({ db, seen, text: "Cheaper, please.", ipAddress: FROM });
    const terms = offerTermsSchema.parse({ lines: [BOX], discount: 500 });
    await addVersion({ ...by, id: sent.id, request: terms });
    expect(await readCode(addVersion({ ...by, id: sent.id, request: terms }))).toBe(
      "invalid_transition",
    );
    const { versions } = await sendOffer({ ...by, id: sent.id });
    expect(versions.map(({ superseded }) => superseded)).toEqual([true, false]);
    expect(await readCode(accept(sent))).toBe("offer_superseded");
    expect(await readCode(editDraft({ ...by, id: sent.id, request: terms }))).toBe("frozen");
    await withdrawOffer({ ...by, id: sent.id, reason: "A slip." });
    expect(await readCode(accept(sent))).toBe("offer_closed");
    expect(await readCode(sendOffer({ ...by, id: sent.id }))).toBe("invalid_transition");
  });

  it("expires after its last day in India, and is valid again when extended", async () => {
    const sent = await sentOffer();
    const { validUntil } = sent.offer.versions[0] ?? { validUntil: "" };
    const over = new Date(new Date(`${validUntil}T24:00:00+05:30`));
    vi.useFakeTimers({ toFake: ["Date"], now: over });
    try {
      expect((await readOffer(db, sent.id, "customer")).state).toBe("expired");
      expect(await readCode(accept(sent))).toBe("offer_expired");
      const day = new Date(over.getTime() + 3 * 86_400_000).toISOString().slice(0, 10);
      const longer = await extendOffer({ ...(await staff()), id: sent.id, validUntil: day });
      expect(longer).toMatchObject({ state: "sent", versions: [{ n: 1, validUntil: day }] });
      expect((await accept(sent)).isNew).toBe(true);
    } finally {
      vi.useRealTimers();
    }
  });

  it("is listed by the state that follows from its last day", async () => {
    const { id } = await sentOffer();
    const marked = await sentOffer();
    const asked = await createOfferRequest({
      db,
      ipAddress: FROM,
      customer: await findBuyer(db, await seenBy(marked), VISITOR),
      request: offerRequestSchema.parse({
        name: "Asha",
        lines: [{ spec: { print: "Cup" }, quantities: [500] }],
      }),
    });
    await db.offer.update({ where: { id: marked.id }, data: { state: "expired" } });
    const listed = async (state: string) => {
      const { items } = await listOffers(db, offerListQuerySchema.parse({ state }));
      return items.map(({ _id }) => _id);
    };
    expect(await listed("sent")).toEqual([id]);
    expect(await listed("expired")).toEqual([marked.id]);
    expect(await listed("asked")).toEqual([asked._id]);
    const { validUntil } = await db.offer.findUniqueOrThrow({ where: { id } });
    const over = new Date((validUntil?.getTime() ?? 0) + 18.5 * 60 * 60_000);
    vi.useFakeTimers({ toFake: ["Date"], now: over });
    try {
      expect(await listed("sent")).toEqual([]);
      expect(await listed("expired")).toEqual([marked.id, id]);
      expect(await listed("asked")).toEqual([asked._id]);
    } finally {
      vi.useRealTimers();
    }
  });

  it("is unknown to its buyer until sent, unless they requested it", async () => {
    const { id: userId } = await givenUser(db);
    const { _id: begun } = await draftOffer();
    await db.offer.update({ where: { id: begun }, data: { userId } });
    const listed = async (query: object = {}) => {
      const { items } = await listOffers(db, offerListQuerySchema.parse(query), {
        id: userId,
        membership: null,
      });
      return items.map(({ _id }) => _id);
    };
    const { accessKey: key } = await db.offer.findUniqueOrThrow({ where: { id: begun } });
    expect(await readCode(requireOffer(db, begun, { identity: VISITOR, key }))).toBe("not_found");
    expect(await listed()).toEqual([]);
    await db.offer.update({ where: { id: begun }, data: { asked: [] } });
    expect(await listed()).toEqual([begun]);
    expect(await listed({ state: "asked" })).toEqual([begun]);
    expect(await listed({ state: "draft" })).toEqual([]);
    await sendOffer({ ...(await staff()), id: begun });
    expect(await listed({ state: "asked" })).toEqual([]);
    expect(await listed({ state: "sent" })).toEqual([begun]);
  });

  it("keeps its prices while the catalogue changes, and takes products from stock", async () => {
    const product = await givenProduct(db, { pricePaise: 100_000, stockCount: 30 });
    const line = { kind: "product", name: "Box", product: product.id };
    const quantities = [{ quantity: 20, price: 900 }];
    const sent = await sentOffer([{ ...line, quantities }]);
    await db.product.update({ where: { id: product.id }, data: { pricePaise: 150_000 } });
    const { placed } = await accept(sent);
    const { lines } = await db.order.findUniqueOrThrow({
      where: { id: placed.id },
      include: { lines: true },
    });
    expect(lines).toMatchObject([{ pricePaise: 90_000, quantity: 20, stage: null, unit: "PAC" }]);
    expect(await db.product.findUnique({ where: { id: product.id } })).toMatchObject({
      stockCount: 10,
    });
    const short = await sentOffer([{ ...line, quantities }]);
    expect(await readCode(accept(short))).toBe("out_of_stock");
  });

  it("needs a new acceptance when the tax changed since it was sent", async () => {
    const sent = await sentOffer([BOX]);
    const { total } = sent.offer.versions[0] ?? { total: 0 };
    await givenSetting(db, "taxPercent", "18");
    expect(await readCode(accept(sent, { totalAmount: total }))).toBe("price_changed");
    expect((await accept(sent)).isNew).toBe(true);
  });

  it("cannot be changed by SQL once sent", async () => {
    const { id: offerId } = await sentOffer();
    const frozen = "A version of an offer is frozen once it was sent";
    const where = { offerId_n: { offerId, n: 1 } };
    const change = { where, data: { leadDays: 1 } } as const;
    await expect(db.offerVersion.update(change)).rejects.toThrow(frozen);
    await expect(db.offerVersion.delete({ where })).rejects.toThrow(frozen);
  });

  it("stays anonymised when the account is deleted", async () => {
    const { id: userId } = await givenUser(db);
    const { id } = await sentOffer();
    const { _id: draft } = await createOffer({
      ...(await staff()),
      request: newOfferSchema.parse({ name: "Asha", email: "a@example.com", lines: [BOX] }),
    });
    const asked = [{ name: "Box", quantities: [5000], note: "For my shop" }];
    await db.offer.updateMany({ data: { userId, asked, request: { message: "For my shop" } } });
    await deleteUserAccount(db, userId);
    expect(await db.offer.findUnique({ where: { id } })).toMatchObject({
      name: "Former customer",
      email: null,
      userId: null,
      request: null,
      asked: [{ name: "Box", quantities: [5000], note: null }],
      state: "sent",
    });
    expect(await db.offer.count({ where: { id: draft } })).toBe(0);
  });

  it("hides internal notes from its buyer, and shows since when the buyer waits", async () => {
    const { id, key } = await sentOffer();
    const buyer = await requireOffer(db, id, { identity: VISITOR, key });
    const shop = { ...buyer, party: "shop" as const, actor: meera, name: "Meera" };
    const waiting = async () =>
      (await db.offer.findUniqueOrThrow({ where: { id } })).waitingSince !== null;
    await writeMessage({ db, seen: buyer, text: "When?", ipAddress: FROM });
    expect(await waiting()).toBe(true);
    await sentOffer();
    const since = (await readOffer(db, id, "shop")).waitingSince ?? "";
    expect((await readOffer(db, id, "customer")).waitingSince).toBeNull();
    const after = (hours: number) => new Date(new Date(since).getTime() + hours * 3_600_000 + 1);
    expect(await summariseOffers(db, after(23), 24)).toEqual({ ...ONE, late: 0 });
    expect(await summariseOffers(db, after(24), 24)).toEqual({ ...ONE, late: 1 });
    const listed = await listOffers(db, offerListQuerySchema.parse({ waiting: "yes" }));
    expect(listed.items.map(({ _id }) => _id)).toEqual([id]);
    await writeMessage({
      db,
      seen: shop,
      text: "Margin is 12 %.",
      internal: true,
      ipAddress: FROM,
    });
    expect(await waiting()).toBe(true);
    await writeMessage({ db, seen: shop, text: "In twelve days.", ipAddress: FROM });
    expect(await waiting()).toBe(false);
    const texts = (await readOffer(db, id, "customer")).messages.map(({ text }) => text);
    expect(texts).toEqual(["When?", "In twelve days."]);
    const declined = await declineOffer({ db, seen: buyer, text: "Too dear.", ipAddress: FROM });
    expect(declined).toMatchObject({ state: "declined", reason: "Too dear." });
  });
});
