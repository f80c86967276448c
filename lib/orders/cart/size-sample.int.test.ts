import { beforeEach, describe, expect, it } from "vitest";
import { givenUser } from "@/e2e/steps/factories";
import { orderSteps, readRefusal } from "@/e2e/steps/order-steps";
import { testDatabase } from "@/e2e/support/database";
import { readStyle } from "@/lib/catalogue/sizes/public-styles";
import { lockSizeTable, writeVersion } from "@/lib/catalogue/sizes/write-version";
import type { SizeTable } from "@/lib/pricing/size-table";
import { readShopSettings } from "@/lib/shop/settings/queries";
import { DEMO_SIZES } from "@/prisma/demo/sizes";
import { priceCart, quoteSources } from "./price-cart";
import { toQuote } from "./quote-answer";
import type { RequestedItem, SizeItem } from "./schemas";

const { db } = testDatabase();
const { order } = orderSteps(db);

const BOX: SizeItem = {
  style: "mailer-box",
  length: 230,
  width: 155,
  height: 70,
  inside: true,
  board: "e-kraft",
  print: "flexo-2",
  finish: null,
  quantity: 1000,
};

const save = (table: SizeTable) =>
  db.$transaction(async (tx) => writeVersion(tx, await lockSizeTable(tx), table));

const quote = async (items: RequestedItem[]) =>
  priceCart({ items }, await readShopSettings(db), quoteSources(db));

beforeEach(() => save(DEMO_SIZES));

describe("a plain sample of a size", () => {
  const SAMPLE: SizeItem = { ...BOX, print: "plain", quantity: 1, sample: true };

  it("is one piece at the owner's price, without artwork and tool", async () => {
    const both = await quote([BOX, SAMPLE]);
    expect(both.lines.map(({ kind }) => kind)).toEqual(["custom", "fee", "tool", "sample"]);
    expect(toQuote(both).lines[3]).toMatchObject({
      unit: "PCS",
      basis: 1,
      price: 150,
      lineTotal: 150,
      most: 1,
      available: true,
      style: "mailer-box",
      made: { length: 230, print: "plain" },
    });
    const { orderId } = await order({ proven: true, lines: [SAMPLE] });
    const { lines, proof } = await db.order.findUniqueOrThrow({
      where: { orderId },
      include: { lines: true },
    });
    expect(lines).toMatchObject([
      { kind: "sample", stage: null, pricePaise: 15_000, fromStock: false, hsnCode: "481910" },
    ]);
    expect(proof).not.toBeNull();
  });

  it.each<[string, Partial<SizeItem>, string]>([
    ["two pieces", { quantity: 2 }, "A sample is one piece of a size"],
    ["a print", { print: "flexo-1" }, "A sample has no print and no finish"],
    ["a finish", { finish: "matt" }, "A sample has no print and no finish"],
    ["a size outside the limits", { length: 451 }, "The longest mailer box we make is 450 mm"],
  ])("is refused with %s", async (_, other, problem) => {
    const { lines } = toQuote(await quote([{ ...SAMPLE, ...other }]));
    expect(lines).toMatchObject([
      { kind: "sample", available: false, problem: expect.stringContaining(problem) as string },
    ]);
  });

  it("is refused for a style without samples, as in every earlier table", async () => {
    const styles = DEMO_SIZES.styles.map((style) => {
      const { samplePaise, ...older } = style;
      expect(samplePaise).toBeGreaterThan(0);
      return older;
    });
    await save({ ...DEMO_SIZES, styles });
    const { lines } = toQuote(await quote([SAMPLE]));
    expect(lines).toMatchObject([
      { available: false, problem: "No samples of this are sold", style: "mailer-box" },
    ]);
    expect((await readStyle(db, "mailer-box")).sample).toBeNull();
  });

  it("without charge counts towards the customer's free samples", async () => {
    const styles = DEMO_SIZES.styles.map((style) => ({ ...style, samplePaise: 0 }));
    await save({ ...DEMO_SIZES, styles });
    const { id: userId } = await givenUser(db);
    const lines = [70, 71, 72, 73, 74].map((height) => ({ ...SAMPLE, height }));
    await order({ userId, proven: true, lines });
    const sixth = await readRefusal(order({ userId, proven: true, lines: [SAMPLE] }));
    expect(sixth.message).toContain("5 samples in 30 days are free.");
  });
});
