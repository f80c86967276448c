import { describe, expect, it } from "vitest";
import { exportAccount } from "@/lib/account-life/export-account";
import { findProduct } from "@/lib/catalogue/queries";
import { replaceReviews } from "@/lib/catalogue/editing/save-related";
import { readCode, deleteUserAccount } from "@/e2e/steps/account-steps";
import { testDatabase } from "@/e2e/support/database";
import { givenReview } from "@/e2e/steps/factories";
import { moneySteps } from "@/e2e/steps/money-steps";
import { FROM, meera, orderDeskSteps } from "@/e2e/steps/order-admin-steps";
import { readQueries } from "@/e2e/query-plans/query-count";
import { reviewSteps } from "@/e2e/steps/review-steps";
import { listReviews, summariseReviews, readOrderReviews } from "./queries";
import type { ReviewUpdate } from "./schemas";
import { updateReviews, updateReview } from "./update-reviews";

const { db } = testDatabase();
const { givenCustomer, givenDelivered, review } = reviewSteps(db);
const { takeBack } = moneySteps(db);
const { entries } = orderDeskSteps(db);

const change = (id: string, update: ReviewUpdate) =>
  updateReview({ db, id, update, actor: meera, ipAddress: FROM });

const readRating = async (id: string) => {
  const product = await findProduct(db, id);
  return product && [product.rating, product.reviews, product.productReviews.length];
};

describe("the author of a review", () => {
  it("is an account that received the product, once per order", async () => {
    const { id: userId, identity } = await givenCustomer();
    const { id, orderId, boxId } = await givenDelivered();
    expect(await readCode(review(boxId, { identity }))).toBe("forbidden");
    await db.order.update({ where: { id }, data: { userId } });
    const first = await review(boxId, { identity });
    expect(first).toMatchObject({ name: "Asha V.", status: "new", product: { name: "Kraft box" } });
    const again = await review(boxId, { identity }, { rating: 3, name: "Crumb & Copper" });
    expect(again).toEqual({ ...first, rating: 3, name: "Crumb & Copper" });
    expect(await db.productReview.findMany()).toMatchObject([
      { verified: true, userId, rating: 3 },
    ]);
    expect(await entries("Review Created")).toMatchObject([
      { details: { order: orderId } },
      { details: { review: first._id } },
    ]);
  });

  it("is counted once, however often the review is sent", async () => {
    const { orderId: order, accessKey: key, boxId } = await givenDelivered();
    const sent = await Promise.all(
      [1, 2, 3, 4, 5].map((rating) => readCode(review(boxId, { key }, { order, rating }))),
    );
    expect(sent).toEqual(["done", "done", "done", "done", "done"]);
    expect(await db.productReview.count()).toBe(1);
  });

  it("can be any holder of a guest order's link, but not of a wrong one", async () => {
    const { orderId: order, accessKey: key, boxId } = await givenDelivered();
    expect(await readCode(review(boxId, {}, { order }))).toBe("unauthenticated");
    expect(await readCode(review(boxId, { key: "wrong" }, { order }))).toBe("unauthenticated");
    expect(await readCode(review(boxId, { key }))).toBe("unauthenticated");
    expect(await review(boxId, { key }, { order })).toMatchObject({ status: "new" });
    const { identity } = await givenCustomer();
    expect(await readCode(review(boxId, { identity, key: "wrong" }, { order }))).toBe("forbidden");
  });

  it("cannot have an undelivered or fully returned order", async () => {
    const { id, orderId: order, accessKey: key, boxId, boxLine, tapeId } = await givenDelivered();
    const packs = (quantity: number) => ({ line: boxLine, quantity, restock: false });
    await takeBack(id, { lines: [packs(2)] });
    expect(await review(boxId, { key }, { order })).toMatchObject({ rating: 5 });
    await takeBack(id, { lines: [packs(1)] });
    expect(await readCode(review(boxId, { key }, { order }))).toBe("forbidden");
    await db.order.update({ where: { id }, data: { status: "Shipped" } });
    expect(await readCode(review(tapeId, { key }, { order }))).toBe("forbidden");
    expect(await readCode(review("no-such-product", { key }, { order }))).toBe("not_found");
  });

  it("sees the reviewable lines and earlier reviews of an order", async () => {
    const { id, orderId: order, accessKey: key, tapeId, boxLine } = await givenDelivered();
    await takeBack(id, { lines: [{ line: boxLine, quantity: 3, restock: false }] });
    const said = await review(tapeId, { key }, { order });
    const product = { _id: tapeId, name: "Tape" };
    expect(await readOrderReviews(db, id)).toEqual([
      { product, review: said, suggestedName: "Asha V." },
    ]);
  });
});

describe("the public reviews", () => {
  it("are those approved by staff; rating and count follow at once", async () => {
    const { orderId: order, accessKey: key, boxId } = await givenDelivered();
    await givenReview(db, { productId: boxId, rating: 4 });
    const { _id: id } = await review(boxId, { key }, { order, rating: 1 });
    expect(await readRating(boxId)).toEqual([4, 1, 1]);
    expect(await summariseReviews(db)).toEqual({ new: 1 });
    await change(id, { status: "approved" });
    expect(await readRating(boxId)).toEqual([2.5, 2, 2]);
    await review(boxId, { key }, { order, rating: 2 });
    expect(await readRating(boxId)).toEqual([4, 1, 1]);
    await change(id, { status: "hidden" });
    expect(await readRating(boxId)).toEqual([4, 1, 1]);
    expect(await summariseReviews(db)).toEqual({ new: 0 });
  });

  it("include the shop's answer, which can be removed again", async () => {
    const { orderId: order, accessKey: key, boxId } = await givenDelivered();
    const { _id: id } = await review(boxId, { key }, { order });
    const answered = await change(id, { status: "approved", answer: "Thank you." });
    expect(answered).toMatchObject({ answer: "Thank you.", order: { orderId: order } });
    expect((await findProduct(db, boxId))?.productReviews).toMatchObject([
      { verified: true, answer: "Thank you." },
    ]);
    expect(await change(id, { status: "approved", answer: "Thank you." })).toEqual(answered);
    expect(await change(id, { answer: null })).toMatchObject({ answer: null, answeredAt: null });
    expect(await entries("Review Updated")).toHaveLength(2);
    expect(await readCode(change("no-such-review", { status: "hidden" }))).toBe("not_found");
  });

  it("count all reviews approved at the same moment", async () => {
    const { boxId } = await givenDelivered();
    const ids = await Promise.all(
      [1, 2, 3, 4, 5].map(async (rating) => {
        const { id } = await givenReview(db, { productId: boxId, rating, status: "new" });
        return id;
      }),
    );
    await Promise.all(ids.map((id) => change(id, { status: "approved" })));
    expect(await readRating(boxId)).toEqual([3, 5, 5]);
  });

  it("mark no review entered by the owner as a purchase, and keep those of customers", async () => {
    const { orderId: order, accessKey: key, boxId } = await givenDelivered();
    const { _id } = await review(boxId, { key }, { order, comment: "Mine." });
    await change(_id, { status: "approved" });
    const typed = { name: "Ravi", rating: 5, verified: true, date: "2026-02-01", comment: "Fine." };
    const kept = { ...typed, id: _id, comment: "Changed by the owner." };
    await db.$transaction((tx) => replaceReviews(tx, boxId, [typed, kept]));
    const shown = (await findProduct(db, boxId))?.productReviews ?? [];
    expect(shown.map(({ comment, verified }) => [comment, verified])).toEqual([
      ["Mine.", true],
      ["Fine.", false],
    ]);
  });

  it("are listed for the shop by state and by words", async () => {
    const { orderId: order, accessKey: key, boxId, tapeId } = await givenDelivered();
    await review(boxId, { key }, { order, comment: "Too thin." });
    await review(tapeId, { key }, { order });
    await givenReview(db, { productId: boxId, comment: "Typed" });
    const found = async (query: object) =>
      (await listReviews(db, { limit: 20, ...query })).items.map(({ comment }) => comment);
    expect(await found({})).toHaveLength(3);
    expect(await found({ status: "new" })).toEqual(["Sturdy.", "Too thin."]);
    expect(await found({ q: "THIN" })).toEqual(["Too thin."]);
    expect(await found({ q: "kraft", status: "approved" })).toEqual(["Typed"]);
    expect(await readQueries(() => listReviews(db, { limit: 10 }))).toHaveLength(5);
  });
});

describe("the reviews of an account", () => {
  it("are part of its data, and lose the name with its deletion", async () => {
    const { id: userId, identity } = await givenCustomer();
    const { id, boxId } = await givenDelivered();
    await db.order.update({ where: { id }, data: { userId } });
    const said = await review(boxId, { identity });
    expect(await exportAccount({ db, identity, ipAddress: FROM })).toMatchObject({
      reviews: [said],
    });
    expect(await deleteUserAccount(db, userId)).toEqual([boxId]);
    expect(await db.productReview.findMany()).toMatchObject([
      { userId: null, name: "A customer", verified: true, comment: "Sturdy." },
    ]);
  });
});

describe("bulk review changes", () => {
  it("show or hide, audit and announce each review separately", async () => {
    const { identity } = await givenCustomer();
    const { id, boxId } = await givenDelivered();
    await db.order.update({ where: { id }, data: { userId: identity.account.id } });
    const { _id: first } = await review(boxId, { identity });
    const second = await givenReview(db, { productId: boxId, status: "new" });
    const status = "approved" as const;
    const update = { reviews: [first, "no-such", second.id, first], status };
    const by = { actor: meera, ipAddress: FROM };
    const { outcomes, changedProducts } = await updateReviews({ db, update, ...by });
    expect(outcomes).toEqual([
      { _id: first, ok: true, message: "Is shown." },
      { _id: "no-such", ok: false, message: "There is no such review." },
      { _id: second.id, ok: true, message: "Is shown." },
    ]);
    expect(changedProducts).toEqual([boxId]);
    expect(await readRating(boxId)).toMatchObject([expect.any(Number), 2, 2]);
    expect(await entries("Review Updated")).toHaveLength(2);
  });
});
