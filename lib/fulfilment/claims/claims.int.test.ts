import { randomBytes } from "node:crypto";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import { readCode } from "@/e2e/steps/account-steps";
import { dispatchSteps } from "@/e2e/steps/dispatch-steps";
import { asha, FROM, meera, orderDeskSteps } from "@/e2e/steps/order-admin-steps";
import { plainPicture } from "@/e2e/steps/pictures";
import { testDatabase } from "@/e2e/support/database";
import { dayName } from "@/lib/base/india-time";
import { salesFigures } from "@/lib/dashboard/stats/figures";
import { readChallans } from "@/lib/documents/gst-returns/read-documents";
import { readUnbilled } from "@/lib/documents/gst-returns/unbilled";
import { issueOrderInvoice } from "@/lib/documents/issue-order-invoice";
import { slipText } from "@/lib/documents/pdf/slip-text";
import { readShopSettings } from "@/lib/shop/settings/queries";
import { countOrdersUpTo } from "@/lib/orders/read/admin-list";
import { readToDo } from "@/lib/dashboard/to-do/read-to-do";
import { requireOrder } from "@/lib/orders/read/require-order";
import { listDispatches } from "../dispatches/find-dispatch";
import { decideClaim } from "./decide-claim";
import { readClaimPhoto } from "./queries";
import { reportClaim } from "./report-claim";
import { claimDecisionSchema, claimFormSchema } from "./schemas";

const { db } = testDatabase();
const { dispatch, shown, givenParts, givenAccepted } = dispatchSteps(db);
const { advance, mails, entries, givenStockedOrder } = orderDeskSteps(db);
const month = () => dayName(new Date()).slice(0, 7);

/** Counters of orders and sales that differ from their rows. */
async function countsAfresh() {
  const rows = await db.$queryRaw<unknown[]>`
    SELECT "topic", "day", "key", "part", sum("count"), sum("paise") FROM (
      SELECT "topic", "day", "key", "part", "count", "paise" FROM count_afresh()
      UNION ALL SELECT "topic", "day", "key", "part", -"count", -"paise" FROM "counters"
      WHERE "topic" IN ('orders', 'sales')
    ) AS both_ways WHERE "topic" IN ('orders', 'sales')
    GROUP BY 1, 2, 3, 4 HAVING sum("count") <> 0 OR sum("paise") <> 0`;
  return { rows };
}

const folder = await mkdtemp(path.join(tmpdir(), "claims-"));
afterAll(() => rm(folder, { recursive: true }));

async function file(content: Buffer) {
  const at = path.join(folder, randomBytes(6).toString("hex"));
  await writeFile(at, content);
  return { name: "photo.png", path: at, bytes: content.length };
}

/** A delivered order of 7 and 5 packs. */
async function givenDelivered() {
  const order = await givenParts();
  await advance(order.id, { status: "Shipped" });
  await advance(order.id, { status: "Delivered" });
  return order;
}

interface Report {
  line: string;
  quantity?: number;
  photos?: Buffer[];
  key?: string;
}

async function report(id: string, { line, quantity = 1, photos = [], key }: Report) {
  const { accessKey } = await db.order.findUniqueOrThrow({ where: { id } });
  const visitor = { identity: { state: "visitor" }, key: accessKey } as const;
  const form = { lines: JSON.stringify([{ line, quantity }]), text: "It is wet." };
  return reportClaim({
    db,
    actor: asha,
    ipAddress: FROM,
    idempotencyKey: key,
    order: await requireOrder(db, id, visitor),
    form: claimFormSchema.parse(form),
    files: await Promise.all(photos.map(file)),
  });
}

const decide = (id: string, decision: string, words = "We are sorry.\nKeep it.") =>
  decideClaim({
    db,
    id,
    actor: meera,
    ipAddress: FROM,
    request: claimDecisionSchema.parse({ decision, words }),
  });

describe("a claim", () => {
  it("is stored with the order and its photos, mails the shop and waits for an answer", async () => {
    const { id, first } = await givenDelivered();
    const picture = await plainPicture("png");
    const claim = await report(id, { line: first, quantity: 2, photos: [picture, picture] });
    expect((await shown(id)).claims).toMatchObject([
      {
        _id: claim,
        lines: [{ line: first, quantity: 2 }],
        text: "It is wet.",
        photos: [1, 2].map((photo) => `/api/orders/${id}/claims/${claim}/photos/${photo}`),
        decision: null,
        words: null,
      },
    ]);
    const photo = await readClaimPhoto(db, { orderId: id, claim, photo: "2" });
    expect(Buffer.from(photo.bytes)).toEqual(picture);
    const other = await givenDelivered();
    const foreign = readClaimPhoto(db, { orderId: other.id, claim, photo: "2" });
    expect(await readCode(foreign)).toBe("not_found");
    expect(await mails()).toContain("claim-received");
    expect(await entries("Order Claim Created")).toHaveLength(1);
    expect(await countOrdersUpTo(db, { status: "Claimed" }, 10)).toBe(1);
    expect(await readToDo(db, "admin")).toContainEqual({ id: "claims", count: 1, isMore: false });
  });

  it("is refused too late, too early, above the order, and with a file that is no photo", async () => {
    const { id, first, second } = await givenDelivered();
    expect(await readCode(report(id, { line: second, quantity: 6 }))).toBe("invalid_input");
    const pdf = report(id, { line: first, photos: [Buffer.from("%PDF-1.7\n")] });
    expect(await readCode(pdf)).toBe("unsupported_media_type");
    const fresh = await givenParts();
    expect(await readCode(report(fresh.id, { line: fresh.first }))).toBe("invalid_transition");
    const hours = (count: number) => new Date(Date.now() - count * 3_600_000);
    const arrived = (at: Date) =>
      db.orderStatusChange.updateMany({
        where: { orderId: id, status: "Delivered" },
        data: { at },
      });
    await arrived(hours(47));
    await report(id, { line: first });
    await arrived(hours(49));
    expect(await readCode(report(id, { line: first }))).toBe("too_late");
  });

  it("is possible while goods are in transit, for dispatched goods only", async () => {
    const { id, first, second } = await givenParts();
    await dispatch(id, { lines: [{ line: first, quantity: 3 }] });
    expect(await readCode(report(id, { line: first, quantity: 4 }))).toBe("invalid_input");
    expect(await readCode(report(id, { line: second }))).toBe("invalid_input");
    await report(id, { line: first, quantity: 3 });
  });

  it("has its deadline counted from the arrival of each line's dispatch", async () => {
    const { id, first, second } = await givenParts();
    const sent = await dispatch(id, { lines: [{ line: first, quantity: 7 }] });
    const arrived = (hours: number) =>
      db.orderDispatch.update({
        where: { id: sent },
        data: { deliveredAt: new Date(Date.now() - hours * 3_600_000) },
      });
    await arrived(47);
    await report(id, { line: first });
    await arrived(49);
    expect(await readCode(report(id, { line: first }))).toBe("too_late");
    await dispatch(id, { lines: [{ line: second, quantity: 5 }] });
    await report(id, { line: second });
    await advance(id, { status: "Delivered" });
    await report(id, { line: second });
    expect(await readCode(report(id, { line: first }))).toBe("too_late");
  });

  it("is created once per key", async () => {
    const { id, first } = await givenDelivered();
    const one = await report(id, { line: first, key: "k1" });
    expect(await report(id, { line: first, key: "k1" })).toBe(one);
    const other = report(id, { line: first, quantity: 2, key: "k1" });
    expect(await readCode(other)).toBe("idempotency_conflict");
  });
});

describe("the answer to a claim", () => {
  it("credits the packs by a credit note, once", async () => {
    const { id, first } = await givenDelivered();
    const claim = await report(id, { line: first, quantity: 2 });
    const both = await Promise.all([
      readCode(decide(claim, "credit")),
      readCode(decide(claim, "credit")),
    ]);
    expect(both.toSorted()).toEqual(["done", "invalid_transition"]);
    const order = await shown(id);
    expect(order.claims).toMatchObject([{ decision: "credit", words: "We are sorry.\nKeep it." }]);
    expect(order.documents.map(({ kind }) => kind)).toEqual(["proforma", "invoice", "credit_note"]);
    const { creditedPaise } = await db.order.findUniqueOrThrow({ where: { id } });
    expect(creditedPaise).toBeGreaterThan(0n);
    expect((await mails()).filter((mail) => mail === "claim-decided")).toHaveLength(1);
    expect(await entries("Order Claim Updated")).toHaveLength(1);
    expect(await readCode(report(id, { line: first, quantity: 6 }))).toBe("invalid_input");
  });

  it.each(["replace", "refuse"])("changes no money when it is: %s", async (decision) => {
    const { id, first } = await givenDelivered();
    const claim = await report(id, { line: first });
    await decide(claim, decision);
    expect((await shown(id)).claims).toMatchObject([{ decision }]);
    expect((await db.order.findUniqueOrThrow({ where: { id } })).creditedPaise).toBe(0n);
    expect(await readCode(decide("nothing", decision))).toBe("not_found");
  });

  it("replaces the goods by a free order, which is no sale and never billed", async () => {
    const { id, first } = await givenDelivered();
    const claim = await report(id, { line: first, quantity: 2 });
    const figures = () => Promise.all([salesFigures(db, new Date()), readUnbilled(db, month())]);
    const before = await figures();
    await decide(claim, "replace");
    const order = await shown(id);
    const made = order.claims?.[0]?.replacement?._id ?? "";
    const replacement = await shown(made);
    expect(replacement).toMatchObject({
      status: "Pending",
      proof: "owner",
      totalAmount: 0,
      replaces: { _id: id, orderId: order.orderId },
      products: [{ quantity: 2, price: 0, product: { name: "Box 0" } }],
    });
    await advance(made, { status: "Processing" });
    const [line] = replacement.products;
    await dispatch(made, { lines: [{ line: line?._id, quantity: 1 }], invoice: true });
    await advance(made, { status: "Shipped" });
    expect((await shown(made)).documents.map(({ kind }) => kind)).toEqual(["proforma"]);
    expect(await db.orderDocument.count({ where: { orderId: made } })).toBe(0);
    const billed = issueOrderInvoice({ db, id: made, actor: meera, ipAddress: FROM });
    expect(await readCode(billed)).toBe("invalid_transition");
    expect(await figures()).toEqual(before);
    const { rows } = await countsAfresh();
    expect(rows).toEqual([]);
    const { order: read, dispatches } = await listDispatches(db, made);
    const [one, remaining] = dispatches;
    const challan = one?.challan;
    expect([challan?.number, remaining?.challan?.number]).toEqual([
      expect.stringMatching(/^\d{4}H00001$/),
      expect.stringMatching(/^\d{4}H00002$/),
    ]);
    expect(await readChallans(db, month())).toEqual([
      { serial: 1, number: challan?.number, isCancelled: false },
      { serial: 2, number: remaining?.challan?.number, isCancelled: false },
    ]);
    const shop = await readShopSettings(db);
    const slip = slipText(read, shop, { part: 1, challans: challan ? [challan] : [] });
    expect(slip).toMatchObject({ title: "Delivery challan", number: challan?.number });
    // Dispatches from before challans had numbers stay unchanged; undispatched goods have none yet.
    expect(slipText(read, shop)).toMatchObject({
      title: "Delivery challan",
      number: read.orderId,
    });
    expect(slipText({ ...read, status: "Processing", partlyDispatched: false }, shop).title).toBe(
      "Packing slip",
    );
    expect(slip.facts).toContainEqual({ label: "Replaces goods of order", value: order.orderId });
  });

  it("takes replacements from stock, or is refused without a trace", async () => {
    const { productId, ...order } = await givenStockedOrder();
    await advance(order.id, { status: "Processing" });
    await advance(order.id, { status: "Shipped" });
    const [line] = (await shown(order.id)).products;
    const claim = await report(order.id, { line: line?._id ?? "", quantity: 2 });
    const stock = async () =>
      (await db.product.findUniqueOrThrow({ where: { id: productId } })).stockCount;
    await db.product.update({ where: { id: productId }, data: { stockCount: 1 } });
    expect(await readCode(decide(claim, "replace"))).toBe("out_of_stock");
    expect((await shown(order.id)).claims).toMatchObject([{ decision: null }]);
    await db.product.update({ where: { id: productId }, data: { stockCount: 3 } });
    await decide(claim, "replace");
    expect(await stock()).toBe(1);
  });

  it("sends printed goods again without a new proof", async () => {
    const { id, box } = await givenAccepted();
    await db.orderLine.updateMany({ where: { orderId: id }, data: { approvedAt: new Date() } });
    await dispatch(id, { lines: [{ line: box, quantity: 5000 }] });
    const claim = await report(id, { line: box, quantity: 100 });
    await decide(claim, "replace");
    const made = (await shown(id)).claims?.[0]?.replacement?._id ?? "";
    expect((await shown(made)).products).toMatchObject([{ stage: "approved", quantity: 100 }]);
    await advance(made, { status: "Processing" });
  });
});
