import { beforeEach, describe, expect, it } from "vitest";
import { BOX as WORDED, offerSteps } from "@/e2e/steps/offer-steps";
import { readRefusal } from "@/e2e/steps/order-steps";
import { testDatabase } from "@/e2e/support/database";
import { trySizePrice } from "@/lib/catalogue/sizes/admin/try-table";
import { lockSizeTable, writeVersion } from "@/lib/catalogue/sizes/write-version";
import { sizeOfLine } from "@/lib/pricing/line-size";
import type { SizeTable } from "@/lib/pricing/size-table";
import { DEMO_SIZES } from "@/prisma/demo/sizes";
import { readOffer } from "../queries";
import { editOfferSchema } from "./version-schemas";
import { editDraft } from "./write-draft";

const { db } = testDatabase();
const { settings, staff, draftOffer, sentOffer, acceptSent } = offerSteps(db);

const SIZE = {
  style: "mailer-box",
  length: 230,
  width: 155,
  height: 70,
  inside: true,
  board: "e-kraft",
  print: "flexo-2",
  finish: null,
} as const;

const save = (table: SizeTable) =>
  db.$transaction(async (tx) => writeVersion(tx, await lockSizeTable(tx), table));

beforeEach(() => save(DEMO_SIZES));

/** One press in the editor that fills a line from the table. */
async function press(chosen: object = {}, quantities = [500, 1000]) {
  const request = { ...SIZE, ...chosen, quantities };
  const rules = await settings();
  const { line, prices } = await trySizePrice(db, {
    request,
    rules,
    seesCosts: true,
    moment: new Date(),
  });
  if (!line) throw new Error("No line");
  const { extras, ...box } = line;
  return {
    prices,
    box: {
      kind: "custom",
      unit: "PCS",
      basis: 1000,
      ...box,
      quantities: prices.map(({ quantity, price }) => ({ quantity, price })),
    },
    extras: extras.map(({ quantity, price, ...extra }) => ({
      ...extra,
      unit: "SET",
      basis: 1,
      hsn: box.hsn,
      quantities: [{ quantity, price }],
    })),
  };
}

describe("a line made to size", () => {
  it("is priced by one press, with set-up and tool, and keeps its table version", async () => {
    const { box, extras, prices } = await press();
    expect(extras).toMatchObject([
      { kind: "fee", name: "Set-up for Mailer box: 2 colours outside" },
      { kind: "tool", name: "Cutting tool for Mailer box, 230 × 155 × 70 mm inside" },
    ]);
    const { _id: id } = await draftOffer([box, ...extras]);
    await save({ ...DEMO_SIZES, wastePercent: 20 });
    const [read] = (await readOffer(db, id, "shop-with-costs")).versions;
    const [line] = read?.lines ?? [];
    expect(line?.made).toEqual({ ...SIZE, table: 1, thickness: 1.6, colours: 2 });
    for (const [index, price] of prices.entries()) {
      const { setup, tool, cost = 0, quantity, total } = price;
      const lineCost = line?.quantities[index]?.cost ?? 0;
      expect(Math.abs(lineCost - ((cost - setup - tool) / quantity) * 1000)).toBeLessThan(0.02);
      expect(line?.quantities[index]?.total).toBe(Number((total - setup - tool).toFixed(2)));
    }
    const [theirs] = (await readOffer(db, id, "shop")).versions;
    expect(JSON.stringify(theirs)).not.toContain('"cost"');
    // The response can be sent back as a request.
    const request = editOfferSchema.parse({
      lines: read?.lines.map((each) => ({ ...each, cost: undefined })),
    });
    const again = await editDraft({ ...(await staff()), side: "shop-with-costs", id, request });
    expect(again.versions[0]?.lines).toEqual(read?.lines);
  });

  it("keeps a manually entered cost", async () => {
    const { box } = await press();
    const { _id: id } = await draftOffer([box]);
    const request = editOfferSchema.parse({ lines: [{ ...box, cost: 9000 }] });
    const edited = await editDraft({ ...(await staff()), side: "shop-with-costs", id, request });
    expect(edited.versions[0]?.lines[0]).toMatchObject({
      cost: 9000,
      quantities: box.quantities,
    });
    expect(edited.versions[0]?.lines[0]?.quantities[0]).not.toHaveProperty("cost");
  });

  it.each([
    { print: "flexo-2", stage: "needs_artwork" },
    { print: "plain", stage: "approved" },
  ])("is ordered as specified: $print", async ({ print, stage }) => {
    const { box, extras } = await press({ print }, [1000]);
    const lines = [box, box, ...extras.map((extra) => ({ ...extra, forLine: 1 }))];
    const { id, offer } = await sentOffer(lines);
    expect(offer.versions[0]?.lines.map(({ forLine }) => forLine)).toEqual(
      lines.map((_, index) => (index > 1 ? 1 : undefined)),
    );
    const { placed } = await acceptSent(id, offer.versions[0]?.total ?? 0);
    const line = await db.orderLine.findFirstOrThrow({
      where: { orderId: placed.id, kind: "custom" },
    });
    const extra = await db.orderLine.findMany({
      where: { orderId: placed.id, kind: { in: ["fee", "tool"] } },
      select: { forLine: true },
    });
    expect(extra).toEqual(extras.map(() => ({ forLine: 1 })));
    expect(sizeOfLine(line.spec)).toEqual(box.made);
    expect(line).toMatchObject({ stage, unit: "PCS", basis: 1000, name: "Mailer box" });
    expect(line.costPaise).toBeGreaterThan(0);
    expect(line.costPaise).toBeLessThan(line.pricePaise);
  });

  it.each([
    ["a version that was never saved", { table: 7 }],
    ["a board that the style does not have", { board: "gold" }],
    ["a size outside the limits", { length: 4000 }],
    ["another size than the texts", { length: 231 }],
    ["another print than the texts", { print: "plain" }],
    ["another thickness", { thickness: 0.1 }],
    ["another number of colours", { colours: 0 }],
    ["outer sizes", { inside: false }],
  ])("refuses %s", async (_, forged) => {
    const { box } = await press();
    const refusal = await readRefusal(draftOffer([{ ...box, made: { ...box.made, ...forged } }]));
    expect(refusal.code).toBe("invalid_input");
    expect(refusal.details.fields).toHaveProperty(["lines.0.made"]);
  });

  it("refuses unreadable input, and a line that is not made to size", async () => {
    const { box } = await press();
    const isRead = (line: object) => editOfferSchema.safeParse({ lines: [line] }).success;
    expect(isRead(box)).toBe(true);
    for (const made of [
      { ...box.made, margin: 3 },
      { ...box.made, style: "crate" },
      { ...box.made, length: 0 },
      { ...box.made, table: "3" },
    ]) {
      expect(isRead({ ...box, made })).toBe(false);
    }
    expect(isRead({ ...box, unit: "THD" })).toBe(false);
    expect(isRead({ ...box, kind: "fee" })).toBe(false);
    expect(isRead({ ...WORDED, made: undefined })).toBe(true);
  });
});
