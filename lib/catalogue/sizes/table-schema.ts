import { oneLine, requiredText } from "@/lib/base/input/fields";
import { z } from "@/lib/base/input/zod";
import { isWholePaise } from "@/lib/pricing/money";
import { MOST_PIECES, STYLE_IDS } from "@/lib/pricing/size-spec";
import { hsnField } from "@/lib/shop/gst/schemas";

/** The owner's size table as the API has it: amounts are rupees, lengths millimetres. */

/** Maximum entries of each part of a table. */
export const TABLE_LIMITS = {
  boards: 60,
  prices: 60,
  prints: 20,
  finishes: 20,
  quantities: 5,
  steps: 12,
  tools: 20,
  examples: 10,
} as const;

/** Characters of an id. */
const MAX_ID = 40;

const ID = "Use small letters, digits and hyphens, such as e-flute";

const idField = oneLine(ID)
  .max(MAX_ID, ID)
  .regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, ID)
  .meta({ example: "e-flute" });

const hasDecimals = (most: number) => (value: number) => Number(value.toFixed(most)) === value;

const decimal = (least: number, most: number, decimals = 2) => {
  const places = decimals === 1 ? "one decimal" : `${decimals} decimals`;
  const message = `Enter a number from ${least} to ${most} with at most ${places}`;
  return z
    .number(message)
    .min(least, message)
    .max(most, message)
    .refine(hasDecimals(decimals), message);
};

const whole = (least: number, most: number) => {
  const message = `Enter a whole number from ${least} to ${most}`;
  return z.number(message).int(message).min(least, message).max(most, message);
};

const rupees = (least: number, most: number) => {
  const message = `Enter rupees from ${least} to ${most} with at most two decimals`;
  return z.number(message).min(least, message).max(most, message).refine(isWholePaise, message);
};

const pieces = () => whole(1, MOST_PIECES);

const name = requiredText("Name", 80);

const boardSchema = z.object({
  _id: idField,
  name: name.meta({ example: "E-flute, kraft" }),
  thickness: decimal(0.05, 20).describe("Millimetres"),
  gsm: whole(10, 5_000).describe("Grams per square metre of the whole board"),
  recycledPercent: whole(0, 100),
  prices: z
    .array(
      z.object({
        from: z.iso.date("Enter a day, such as 2026-04-01").describe("In India"),
        perM2: rupees(0.01, 1_000).describe("Rupees per m² from that day on"),
      }),
    )
    .min(1, "Enter the board's price")
    .max(TABLE_LIMITS.prices)
    .describe("Days rise"),
});

const printSchema = z.object({
  _id: idField.meta({ example: "flexo-1" }),
  name: name.meta({ example: "1 colour outside" }),
  colours: whole(0, 8),
  perM2: rupees(0, 500).describe("Rupees per m² and colour"),
  setup: rupees(0, 50_000).describe("Rupees per colour and run"),
});

const finishSchema = z.object({
  _id: idField.meta({ example: "matt" }),
  name: name.meta({ example: "Matt lamination" }),
  perM2: rupees(0, 500).describe("Rupees per m²"),
});

const range = z
  .tuple([decimal(10, 2_000, 1), decimal(10, 2_000, 1)])
  .meta({ example: [80, 450] })
  .describe("The least and the greatest, in millimetres");

export const limitsSchema = z.object({ length: range, width: range, height: range });

const ids = (most: number) => z.array(idField).max(most);

const PICTURE = "Enter the address of a picture, such as /media/mailer.webp";

const styleSchema = z.object({
  _id: z.enum(STYLE_IDS),
  name: name.meta({ example: "Mailer box" }),
  picture: oneLine(PICTURE)
    .max(500, PICTURE)
    .regex(/^(?:\/|https:\/\/)[^\s"<>\\]*$/, PICTURE)
    .nullable()
    .default(null),
  hsn: hsnField.meta({ example: "481910" }),
  limits: limitsSchema,
  boards: ids(TABLE_LIMITS.boards).min(1, "Choose a board"),
  prints: ids(TABLE_LIMITS.prints).min(1, "Choose a print"),
  finishes: ids(TABLE_LIMITS.finishes),
  quantities: z
    .array(pieces())
    .min(1, "Enter a quantity")
    .max(TABLE_LIMITS.quantities, `Offer at most ${TABLE_LIMITS.quantities} quantities`),
  leastQuantity: pieces(),
  leadDays: z
    .array(z.object({ from: pieces(), days: whole(0, 365).describe("Working days") }))
    .min(1, "Enter the lead days")
    .max(TABLE_LIMITS.steps)
    .describe("From a quantity on; the first is for 1"),
  conversion: rupees(0.1, 1_000).describe("Rupees a piece"),
  run: rupees(0, 1_000_000).describe("Rupees a run"),
  sample: rupees(0, 100_000)
    .nullable()
    .default(null)
    .describe("Rupees for one plain piece before an order, 0 for free; null where none is sold"),
  tool: z
    .array(
      z.object({
        upToArea: decimal(0.001, 100, 4).describe("m² of the blank; the last is for greater too"),
        price: rupees(0, 1_000_000),
      }),
    )
    .min(1, "Enter the price of the tool")
    .max(TABLE_LIMITS.tools)
    .nullable()
    .default(null)
    .describe("Null where none is needed"),
  active: z.boolean().default(true),
});

const side = () => decimal(0.01, 10_000);

/** An example that cannot be made, such as a length outside the limits, has no price. */
const exampleSchema = z.object({
  style: z.enum(STYLE_IDS),
  length: side(),
  width: side(),
  height: side(),
  inside: z.boolean().default(true),
  board: idField,
  print: idField.meta({ example: "flexo-1" }),
  finish: idField.nullable().default(null).meta({ example: null }),
  quantity: pieces(),
});

export type TableExample = z.output<typeof exampleSchema>;

export const tableContentSchema = z.object({
  styles: z.array(styleSchema).max(STYLE_IDS.length),
  boards: z.array(boardSchema).max(TABLE_LIMITS.boards),
  prints: z.array(printSchema).max(TABLE_LIMITS.prints).describe("The first is plain, of nothing"),
  finishes: z.array(finishSchema).max(TABLE_LIMITS.finishes),
  wastePercent: decimal(0, 100).describe("Of the board, on top of the blank"),
  margins: z
    .array(z.object({ from: pieces(), percent: decimal(0, 90).describe("Of the price") }))
    .min(1, "Enter the margin")
    .max(TABLE_LIMITS.steps)
    .describe("From a quantity on; the first is for 1, and none is greater than the one before"),
  leastOrder: rupees(0, 1_000_000).describe("Rupees that the pieces of a line cost at least"),
  examples: z
    .array(exampleSchema)
    .max(TABLE_LIMITS.examples, `Save at most ${TABLE_LIMITS.examples} examples`)
    .optional()
    .describe("Sizes whose prices show what a change does; left out, they stay as they are"),
});

export type TableContent = z.output<typeof tableContentSchema>;
