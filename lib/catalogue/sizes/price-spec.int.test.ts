import { beforeEach, describe, expect, it } from "vitest";
import { readRefusal } from "@/e2e/steps/order-steps";
import { testDatabase } from "@/e2e/support/database";
import { readShopSettings } from "@/lib/shop/settings/queries";
import type { SizeSpec } from "@/lib/pricing/size-spec";
import type { SizeTable } from "@/lib/pricing/size-table";
import { DEMO_SIZES } from "@/prisma/demo/sizes";
import { priceSpec, toPriceAnswer } from "./price-spec";
import { listStyles, readStyle } from "./public-styles";
import { readSizeTable } from "./read-table";
import { sizePriceSchema, styleSchema } from "./schemas";
import { emptyDemoSizes, lockSizeTable, writeVersion } from "./write-version";

const { db } = testDatabase();

/** A Sunday in the evening, when the shop is closed. */
const MOMENT = new Date("2026-11-29T15:00:00Z");

const SPEC: SizeSpec = {
  length: 230,
  width: 155,
  height: 70,
  inside: true,
  board: "e-kraft",
  print: "plain",
  finish: null,
};

const save = (table: SizeTable, isDemo = false) =>
  db.$transaction(async (tx) => writeVersion(tx, await lockSizeTable(tx), table, { isDemo }));

const price = async (style = "mailer-box", spec: Partial<SizeSpec> = {}, quantities = [1_000]) =>
  priceSpec(db, style, { ...SPEC, ...spec }, quantities, {
    moment: MOMENT,
    rules: await readShopSettings(db),
  });

beforeEach(() => save(DEMO_SIZES, true));

describe("the price of a size", () => {
  it("has its quantities, its weight, the day when it is ready and the version of the table", async () => {
    const answer = toPriceAnswer(await price("mailer-box", {}, [500, 1_000, 5_000]));
    expect(sizePriceSchema.parse(answer)).toEqual(answer);
    expect(answer).toMatchObject({ spec: SPEC, table: 1 });
    const [small, middle, large] = answer.prices;
    expect([small?.quantity, middle?.quantity, large?.quantity]).toEqual([500, 1_000, 5_000]);
    expect(middle).toMatchObject({ basis: 1000, setup: 0, leadDays: 10, readyBy: "2026-12-11" });
    expect(small?.leadDays).toBe(8);
    expect(large?.price).toBeLessThan(middle?.price ?? 0);
    const { width, height } = answer.blank;
    expect(middle?.weight).toBe(Math.round((420 * width * height) / 1_000));
  });

  it("holds no cost, margin or rate", async () => {
    const answer = toPriceAnswer(await price("mailer-box", { print: "flexo-1" }));
    const keys = [...Object.keys(answer), ...Object.keys(answer.prices[0] ?? {})];
    expect(keys.sort()).toEqual(
      [
        ...["spec", "blank", "table", "prices"],
        ...["quantity", "price", "basis", "total", "setup", "tool", "weight"],
        ...["leadDays", "readyBy"],
      ].sort(),
    );
  });

  it.each<[string, Partial<SizeSpec>, number[], Record<string, string>]>([
    [
      "too long",
      { length: 451 },
      [1_000],
      { length: "The longest mailer box we make is 450 mm; ask us for more" },
    ],
    [
      "10 m in each direction",
      { length: 10_000, width: 10_000, height: 10_000 },
      [1_000],
      {
        length: "The longest mailer box we make is 450 mm; ask us for more",
        width: "The widest mailer box we make is 350 mm; ask us for more",
        height: "The tallest mailer box we make is 150 mm; ask us for more",
      },
    ],
    [
      "too small",
      { length: 79.9, width: 1, height: 0.01 },
      [1_000],
      {
        length: "The shortest mailer box we make is 80 mm; ask us for less",
        width: "The narrowest mailer box we make is 60 mm; ask us for less",
        height: "The lowest mailer box we make is 20 mm; ask us for less",
      },
    ],
    ["no number", { length: NaN }, [1_000], { length: expect.any(String) as string }],
    [
      "too few and too many",
      {},
      [99, 1_000_000_000, 100],
      {
        "quantities.0": "We make at least 100 pieces; ask us for fewer",
        "quantities.1": "We make at most 10,00,000 pieces at once; ask us for more",
      },
    ],
  ])("names the limits of a size that is %s", async (_, spec, quantities, fields) => {
    const refusal = await readRefusal(price("mailer-box", spec, quantities));
    expect(refusal).toMatchObject({ code: "outside_limits", details: { fields } });
    expect(Object.keys(refusal.details.fields ?? {})).toEqual(Object.keys(fields));
  });

  it("refuses an outer size that its board fills", async () => {
    const [mailer, ...others] = DEMO_SIZES.styles;
    if (!mailer) throw new Error("The demo has no mailer");
    const thick = DEMO_SIZES.boards.map((board) => ({ ...board, thickness: 20 }));
    await save({ ...DEMO_SIZES, boards: thick, styles: [mailer, ...others] });
    const flat = { length: 80, width: 60, height: 20, inside: false };
    expect(await readRefusal(price("mailer-box", flat))).toMatchObject({ code: "outside_limits" });
  });

  it.each([{ board: "ply-5" }, { board: "gold" }, { print: "gold" }, { finish: "gold" }])(
    "refuses choices outside the style: %o",
    async (spec) => {
      expect(await readRefusal(price("mailer-box", spec))).toMatchObject({
        code: "invalid_input",
        details: { fields: { [Object.keys(spec)[0] ?? ""]: expect.any(String) as string } },
      });
    },
  );
});

describe("the styles", () => {
  it("are those made today, each from the lowest price of its smallest size", async () => {
    const styles = await listStyles(db, MOMENT);
    expect(styles.map((style) => styleSchema.parse(style))).toEqual(styles);
    expect(styles.map(({ _id }) => _id)).toEqual(DEMO_SIZES.styles.map(({ id }) => id));
    const [mailer] = styles;
    const least = await price("mailer-box", { length: 80, width: 60, height: 20 }, [2_500]);
    expect(mailer?.from).toBe(Math.ceil((least.prices[0]?.pricePaise ?? 0) / 1_000) / 100);
    expect(styles.every(({ from }) => from > 1 && from < 100)).toBe(true);
  });

  it("are missing while they are switched off, or no board has a price yet", async () => {
    const styles = DEMO_SIZES.styles.map((style) => ({
      ...style,
      active: style.id !== "mailer-box",
    }));
    const boards = DEMO_SIZES.boards.map((board) =>
      board.id.startsWith("ply")
        ? { ...board, prices: [{ from: "2026-11-30", perM2Paise: 100 }] }
        : board,
    );
    await save({ ...DEMO_SIZES, styles, boards });
    const listed = (moment: Date) =>
      listStyles(db, moment).then((all) => all.map(({ _id }) => _id));
    expect(await listed(MOMENT)).toEqual(["tuck-end-box", "pizza-box", "paper-bag"]);
    // Midnight in India.
    expect(await listed(new Date("2026-11-29T18:30:00Z"))).toContain("shipping-carton");
    for (const id of ["mailer-box", "nonsense"]) {
      expect(await readRefusal(readStyle(db, id))).toMatchObject({ code: "not_found" });
      expect(await readRefusal(price(id))).toMatchObject({ code: "not_found" });
    }
  });
});

describe("a version of the table", () => {
  it("stays as it was saved, and can be read again", async () => {
    await save({ ...DEMO_SIZES, wastePercent: 12 });
    expect(await readSizeTable(db)).toMatchObject({ version: 2, isDemo: false });
    expect((await readSizeTable(db, 1)).table).toEqual(DEMO_SIZES);
    const change = db.sizeTableVersion.updateMany({ data: { isDemo: true } });
    await expect(change).rejects.toThrow("append-only");
    await expect(db.sizeTableVersion.deleteMany()).rejects.toThrow("append-only");
  });

  it("follows the demo's when that is removed, and not the owner's", async () => {
    await db.$transaction(emptyDemoSizes);
    expect(await listStyles(db)).toEqual([]);
    await save(DEMO_SIZES);
    await db.$transaction(emptyDemoSizes);
    expect(await listStyles(db)).toHaveLength(5);
  });
});

it("is an empty table before anything was saved", async () => {
  await db.$executeRaw`SELECT testing.reset()`;
  expect(await readSizeTable(db)).toMatchObject({ version: 0, savedAt: null });
  expect(await listStyles(db)).toEqual([]);
});
