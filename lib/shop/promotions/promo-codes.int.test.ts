import { describe, expect, it } from "vitest";
import { SYSTEM_ACTOR } from "@/lib/audit/record";
import { auditEntries } from "@/e2e/steps/audit-steps";
import { testDatabase } from "@/e2e/support/database";
import { givenOrder, givenPromoCode } from "@/e2e/steps/factories";
import { readRefusal } from "@/e2e/steps/order-steps";
import { createPromoCode } from "./create-promo-code";
import { listPromoCodes, readPromoCode } from "./queries";
import { createPromoCodeSchema, updatePromoCodeSchema } from "./schemas";
import { updatePromoCode } from "./update-promo-code";

const { db } = testDatabase();

const BY = { actor: SYSTEM_ACTOR, ipAddress: "127.0.0.1" };
const CODE = "TEST25";

const create = (request: unknown) =>
  createPromoCode({ db, request: createPromoCodeSchema.parse(request), ...BY });

const update = (request: unknown, code = CODE) =>
  updatePromoCode({ db, code, request: updatePromoCodeSchema.parse(request), ...BY });

const auditRows = (action: string) => auditEntries(db, { action });

describe("adding a promo code", () => {
  it("stores it in upper case, with its terms, and audits it", async () => {
    const made = await create({
      code: " diwali26 ",
      percent: 12,
      startsAt: "2999-10-01T00:00:00+05:30",
      maxUsesPerCustomer: 1,
    });
    expect(made).toMatchObject({
      code: "DIWALI26",
      percent: 12,
      startsAt: "2999-09-30T18:30:00.000Z",
      endsAt: null,
      maxUses: null,
      maxUsesPerCustomer: 1,
      state: "scheduled",
      uses: 0,
    });
    expect(await auditRows("Promo Code Created")).toMatchObject([
      { details: { promoCode: "DIWALI26", changes: { percent: { before: null, after: 12 } } } },
    ]);
  });

  it("happens once for five concurrent requests", async () => {
    const attempts = Array.from({ length: 5 }, () => create({ code: "once", percent: 5 }));
    const outcomes = await Promise.allSettled(attempts);
    expect(outcomes.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
    const refusal = await readRefusal(create({ code: "Once", percent: 50 }));
    expect(refusal).toMatchObject({ code: "invalid_input" });
    expect(refusal.details.fields?.code).toContain("Promo code ONCE already exists");
    expect(await auditRows("Promo Code Created")).toHaveLength(1);
  });
});

describe("changing a promo code", () => {
  it("ends it at once and reopens it, each audited with before and after", async () => {
    await givenPromoCode(db);
    expect(await update({ active: false })).toMatchObject({ state: "ended" });
    expect(await update({ active: true })).toMatchObject({ state: "active" });
    const [ended, opened] = await auditRows("Promo Code Updated");
    expect(ended).toMatchObject({
      description: "Promo code TEST25 was ended",
      details: { promoCode: CODE, changes: { active: { before: true, after: false } } },
    });
    expect(opened?.description).toBe("Promo code TEST25 was opened again");
  });

  it("keeps omitted fields, and treats null as no limit", async () => {
    await givenPromoCode(db, { maxUses: 5, maxUsesPerCustomer: 1 });
    expect(await update({ maxUses: null })).toMatchObject({
      percent: 25,
      maxUses: null,
      maxUsesPerCustomer: 1,
    });
  });

  it("refuses the second of two concurrent edits, and keeps the first", async () => {
    await givenPromoCode(db);
    const { version } = await readPromoCode(db, CODE);
    const attempts = [30, 35].map((percent) => update({ percent, version }));
    const outcomes = await Promise.allSettled(attempts);
    expect(outcomes.map(({ status }) => status).sort()).toEqual(["fulfilled", "rejected"]);
    expect((await readRefusal(update({ percent: 40, version }))).code).toBe("edit_conflict");
    expect(await auditRows("Promo Code Updated")).toHaveLength(1);
  });

  it("writes nothing when nothing changes", async () => {
    await givenPromoCode(db);
    await update({ percent: 25, active: true });
    expect(await auditRows("Promo Code Updated")).toEqual([]);
  });

  it("refuses an end before the stored start, and an unknown code", async () => {
    await givenPromoCode(db, { startsAt: new Date("2027-01-02T00:00:00Z") });
    const refusal = await readRefusal(update({ endsAt: "2027-01-01T00:00:00Z" }));
    expect(refusal.details.fields).toHaveProperty("endsAt");
    expect((await readRefusal(update({ percent: 5 }, "NOSUCH"))).code).toBe("not_found");
  });
});

describe("the list of promo codes", () => {
  const placed = (createdAt: string, order: object = {}) =>
    givenOrder(db, {
      promoCode: CODE,
      promoPercent: 25,
      subtotalPaise: 40_000,
      discountPaise: 10_000,
      shippingPaise: 15_000,
      taxPaise: 2_400,
      totalPaise: 47_400,
      createdAt: new Date(createdAt),
      ...order,
    });

  it("counts uses, discount and sales over orders that were not cancelled", async () => {
    await givenPromoCode(db, { maxUses: 2 });
    await placed("2026-11-01T10:00:00Z");
    await placed("2026-11-03T10:00:00Z", { status: "Delivered" });
    await placed("2026-11-05T10:00:00Z", { status: "Cancelled" });
    expect(await readPromoCode(db, CODE)).toMatchObject({
      uses: 2,
      discountGiven: 200,
      sales: 948,
      lastUsedAt: "2026-11-03T10:00:00.000Z",
      state: "used up",
    });
  });

  it("runs from the newest to the oldest, page by page, without a gap", async () => {
    for (let n = 0; n < 7; n += 1) {
      await givenPromoCode(db, { code: `PAGE${n}`, createdAt: new Date(Date.UTC(2999, n % 3, 1)) });
    }
    const seen: string[] = [];
    let cursor: string | undefined;
    do {
      const page = await listPromoCodes(db, { limit: 3, ...(cursor ? { cursor } : {}) });
      expect(page.total).toBe(10);
      seen.push(...page.items.map(({ code }) => code));
      cursor = page.nextCursor ?? undefined;
    } while (cursor);
    expect(seen.slice(0, 7)).toEqual("PAGE2 PAGE5 PAGE1 PAGE4 PAGE0 PAGE3 PAGE6".split(" "));
    expect(seen.slice(7)).toEqual(["BULK20", "SAVE10", "WELCOME15"]);
  });
});
