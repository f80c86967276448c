import { beforeEach, describe, expect, it } from "vitest";
import { approvalSteps } from "@/e2e/steps/company/approval-steps";
import { correctionSteps } from "@/e2e/steps/corrections/correction-steps";
import { expectAgreement } from "@/e2e/steps/corrections/order-agrees";
import { RATES } from "@/e2e/steps/corrections/order-model";
import { givenProduct, givenSetting } from "@/e2e/steps/factories";
import { POSTAL_ADDRESS } from "@/e2e/steps/postal-address";
import { orderSteps, readRefusal } from "@/e2e/steps/order-steps";
import { testDatabase } from "@/e2e/support/database";
import { lockSizeTable, writeVersion } from "@/lib/catalogue/sizes/write-version";
import { DEMO_SIZES } from "@/prisma/demo/sizes";

const { db } = testDatabase();
const { order } = orderSteps(db);
const { correct, correctLines, readOrder } = correctionSteps(db);
const { givenRules, order: orderAs, approve } = approvalSteps(db);

const SIZED = {
  style: "mailer-box",
  length: 230,
  width: 155,
  height: 70,
  inside: true,
  board: "e-kraft",
  print: "flexo-2",
  finish: null,
};

const readCode = async (attempt: Promise<unknown>) => (await readRefusal(attempt)).code;

const place = (quantity: number, shippingWay?: "courier" | "own") =>
  order({ lines: [{ ...SIZED, quantity }], proven: true, ...(shippingWay && { shippingWay }) });

const readTotals = async ({ id }: { id: string }) => (await readOrder(id)).totals;

async function givenWeights(): Promise<void> {
  await givenSetting(db, "shippingModel", "weight");
  const rates = Object.entries(RATES).map(([way, rate], position) => ({
    ...rate,
    way: way as keyof typeof RATES,
    position,
  }));
  await db.shippingRate.createMany({ data: rates });
}

describe("a box made to size", () => {
  beforeEach(async () => {
    await db.$transaction(async (tx) => writeVersion(tx, await lockSizeTable(tx), DEMO_SIZES));
  });

  it("at another quantity costs as much as a new order, with its set-up and tool", async () => {
    const { id } = await place(200);
    const [line] = (await readOrder(id)).lines;
    await correctLines(id, [{ line: line?.id, quantity: 1000 }]);
    const other = await readOrder((await place(1000)).id);
    const { lines, totals } = await readOrder(id);
    expect(totals).toEqual(other.totals);
    expect(lines.map((each) => [each.kind, each.quantity, each.pricePaise, each.spec])).toEqual(
      other.lines.map((each) => [each.kind, each.quantity, each.pricePaise, each.spec]),
    );
    expect(lines[0]?.stage).toBe("needs_artwork");
  });

  it("is refused below the minimum of its style", async () => {
    const { id } = await place(200);
    const [line] = (await readOrder(id)).lines;
    expect(await readCode(correctLines(id, [{ line: line?.id, quantity: 1 }]))).toBe(
      "invalid_input",
    );
  });

  it("is shipped by weight, at another quantity and by another method", async () => {
    await givenWeights();
    const { id } = await place(200, "courier");
    const [line] = (await readOrder(id)).lines;
    await correctLines(id, [{ line: line?.id, quantity: 1000 }]);
    const by = { courier: await place(1000, "courier"), own: await place(1000, "own") };
    expect(await readTotals({ id })).toEqual(await readTotals(by.courier));
    await correct(id, { requested: { shippingWay: "own" } });
    expect(await readTotals({ id })).toEqual(await readTotals(by.own));
    expect((await readOrder(id)).history.at(-1)?.changes).toMatchObject([
      { what: "shippingWay", before: "Courier" },
      { what: "total" },
    ]);
    expect(await readCode(correct(id, { requested: { shippingWay: "transport" } }))).toBe(
      "shipping_on_request",
    );
  });

  it("is not moved by its buyer to where shipping costs more, and by the shop it is", async () => {
    await givenWeights();
    const near = { way: "courier", leastPaise: 12_000, askAboveGrams: null } as const;
    await db.shippingRate.createMany({
      data: [
        { ...near, pins: ["560"], perKgPaise: 90_000, position: 10 },
        { ...near, pins: ["411"], perKgPaise: 4000, position: 11 },
      ],
    });
    const { id } = await place(200, "courier");
    const { totals } = await readOrder(id);
    const moveTo = (zipCode: string, party: "customer" | "shop") => {
      const state = zipCode === "560001" ? "Karnataka" : "Maharashtra";
      const shippingAddress = { ...POSTAL_ADDRESS, state, zipCode };
      return correct(id, { party, requested: { shippingAddress } });
    };
    expect(await readRefusal(moveTo("560001", "customer"))).toMatchObject({
      code: "shipping_on_request",
      details: {
        fields: { "shippingAddress.zipCode": expect.stringContaining("560001") as string },
      },
    });
    await moveTo("411001", "customer");
    expect((await readOrder(id)).totals.shippingPaise).toBe(totals.shippingPaise);
    await moveTo("560001", "shop");
    expect((await readOrder(id)).shipTo.zipCode).toBe("560001");
  });
});

describe("a company's order", () => {
  async function given() {
    const company = await givenRules([{ kind: "category", category: "Mailers" }]);
    const { id: product } = await givenProduct(db, { stockCount: 40 });
    const { id: tape } = await givenProduct(db, { name: "Tape", category: "Mailers" });
    await givenSetting(db, "paymentMethods", "account");
    const terms = { creditDays: 30, creditLimitPaise: 300_000 };
    await db.company.update({ where: { id: company.companyId }, data: terms });
    const lines = [{ product, quantity: 4 }];
    const { id } = await orderAs(company.buyer, { lines, paymentMethod: "account" });
    const [line] = (await readOrder(id)).lines;
    return { ...company, id, line: line?.id ?? "", product, tape, stock: new Map([[product, 40]]) };
  }

  it("cannot be corrected beyond the company's free credit", async () => {
    const { id, line, companyId, stock } = await given();
    const refusal = await readRefusal(correctLines(id, [{ line, quantity: 8 }]));
    expect(refusal).toMatchObject({ code: "invalid_input" });
    expect(Object.keys(refusal.details.fields ?? {})).toEqual(["paymentMethod"]);
    await expectAgreement(db, id, stock);
    await correctLines(id, [{ line, quantity: 5 }]);
    await db.company.update({ where: { id: companyId }, data: { creditLimitPaise: 100_000 } });
    // A correction that is not dearer needs no credit.
    await correctLines(id, [{ line, quantity: 4 }]);
  });

  it("waits for its approvers when a rule catches an added product", async () => {
    const { id, tape, approver } = await given();
    const add = (isDryRun = false) =>
      correctLines(id, [{ product: tape, quantity: 1 }], { isDryRun });
    expect((await add(true)).approval).toMatchObject([{ kind: "category" }]);
    expect(await readCode(add())).toBe("approval_required");
    expect((await readOrder(id)).lines).toHaveLength(1);
    const [request] = await db.approvalRequest.findMany({ where: { state: "waiting" } });
    expect(request?.rules).toMatchObject([{ kind: "category" }]);
    await approve(approver, request?.id ?? "");
    expect((await readOrder(id)).lines.map(({ name }) => name)).toContain("Tape");
  });

  it("is corrected once when another correction coincides with an approval", async () => {
    for (const isFirst of [true, false]) {
      const { id, line, tape, approver, stock } = await given();
      const { updatedAt } = await readOrder(id);
      const known = { updatedAt: updatedAt.toISOString() };
      await readRefusal(correctLines(id, [{ product: tape, quantity: 1 }], known));
      const [request] = await db.approvalRequest.findMany({ where: { correctsId: id } });
      const both = [
        () => approve(approver, request?.id ?? ""),
        () => correctLines(id, [{ line, quantity: 3 }], known),
      ];
      const settled = await Promise.allSettled(
        (isFirst ? both : both.toReversed()).map((attempt) => attempt()),
      );
      const [approved, corrected] = isFirst ? settled : settled.toReversed();
      const { lines } = await readOrder(id);
      // The approval covers the requested state, whatever comes first; the correction was read before it.
      expect(approved?.status).toBe("fulfilled");
      expect(lines.map(({ name }) => name)).toContain("Tape");
      const isDone = corrected?.status === "fulfilled";
      expect(lines.find((each) => each.id === line)?.quantity).toBe(isDone ? 3 : 4);
      if (corrected?.status === "rejected")
        expect(corrected.reason).toMatchObject({ code: "edit_conflict" });
      await expectAgreement(db, id, stock);
    }
  });
});
