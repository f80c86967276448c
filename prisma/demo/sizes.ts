import type { SizeBoard, SizePrint, SizeStyle, SizeTable } from "@/lib/pricing/size-table";

/** What the demo shop makes to size, at prices as small Indian converters had them in 2026. */

const rupees = (amount: number) => Math.round(amount * 100);

type Board = [
  id: string,
  name: string,
  thickness: number,
  gsm: number,
  recycled: number,
  perM2: number,
];

const BOARDS: readonly Board[] = [
  ["e-kraft", "E-flute, kraft", 1.6, 420, 80, 28],
  ["e-white", "E-flute, white outside", 1.6, 440, 60, 36],
  ["b-kraft", "B-flute, kraft", 2.8, 460, 80, 31],
  ["b-white", "B-flute, white outside", 2.8, 480, 60, 39],
  ["ply-3", "3-ply corrugated, kraft", 3, 500, 85, 27.5],
  ["ply-5", "5-ply corrugated, kraft", 6.5, 820, 85, 47],
  ["sbs-300", "SBS board, 300 GSM", 0.4, 300, 0, 30],
  ["fbb-350", "FBB board, 350 GSM", 0.55, 350, 0, 31.5],
  ["kraft-100", "Kraft paper, 100 GSM", 0.13, 100, 70, 6.6],
  ["kraft-120", "Kraft paper, 120 GSM", 0.15, 120, 70, 7.9],
  ["white-120", "White kraft paper, 120 GSM", 0.15, 120, 0, 10.8],
];

const boards = BOARDS.map(([id, name, thickness, gsm, recycledPercent, perM2]): SizeBoard => ({
  id,
  name,
  thickness,
  gsm,
  recycledPercent,
  prices: [{ from: "2026-04-01", perM2Paise: rupees(perM2) }],
}));

const print = (
  id: string,
  name: string,
  [colours, perM2, setup]: readonly [number, number, number],
): SizePrint => ({
  id,
  name,
  colours,
  perM2Paise: rupees(perM2),
  setupPaise: rupees(setup),
});

const prints = [
  print("plain", "Plain", [0, 0, 0]),
  print("flexo-1", "1 colour outside", [1, 1.2, 1_800]),
  print("flexo-2", "2 colours outside", [2, 1.2, 1_800]),
  print("full-colour", "Full colour outside", [4, 3.5, 1_500]),
  print("full-colour-both", "Full colour outside and inside", [8, 3.5, 1_500]),
];

const finishes = [
  { id: "varnish", name: "Water-based varnish", perM2Paise: rupees(3) },
  { id: "gloss", name: "Gloss lamination", perM2Paise: rupees(7.5) },
  { id: "matt", name: "Matt lamination", perM2Paise: rupees(9) },
];

const FLEXO = ["plain", "flexo-1", "flexo-2"];
const OFFSET = ["full-colour", "full-colour-both"];
const FINISHES = finishes.map(({ id }) => id);

const tool = (...sizes: readonly [number, number][]) =>
  sizes.map(([upToArea, price]) => ({ upToArea, pricePaise: rupees(price) }));

const DIES = tool([0.15, 4_500], [0.3, 6_500], [0.6, 9_000], [1.2, 13_500]);

const LEAD_DAYS = [
  { from: 1, days: 8 },
  { from: 1_000, days: 10 },
  { from: 5_000, days: 14 },
];

const styles: readonly SizeStyle[] = [
  {
    id: "mailer-box",
    name: "Mailer box",
    picture: null,
    hsn: "481910",
    limits: { length: [80, 450], width: [60, 350], height: [20, 150] },
    boards: ["e-kraft", "e-white", "b-kraft", "b-white"],
    prints: [...FLEXO, ...OFFSET],
    finishes: FINISHES,
    quantities: [100, 250, 500, 1_000, 2_500],
    leastQuantity: 100,
    leadDays: LEAD_DAYS,
    conversionPaise: rupees(2.2),
    runPaise: rupees(900),
    samplePaise: rupees(150),
    tool: DIES,
    active: true,
  },
  {
    id: "shipping-carton",
    name: "Shipping carton",
    picture: null,
    hsn: "481910",
    limits: { length: [120, 900], width: [100, 600], height: [80, 600] },
    boards: ["ply-3", "ply-5"],
    prints: FLEXO,
    finishes: [],
    quantities: [100, 250, 500, 1_000, 2_500],
    leastQuantity: 100,
    leadDays: LEAD_DAYS,
    conversionPaise: rupees(2),
    runPaise: rupees(700),
    samplePaise: rupees(250),
    tool: null,
    active: true,
  },
  {
    id: "tuck-end-box",
    name: "Tuck-end box",
    picture: null,
    hsn: "481920",
    limits: { length: [25, 250], width: [20, 150], height: [40, 300] },
    boards: ["sbs-300", "fbb-350"],
    prints: ["plain", ...OFFSET],
    finishes: FINISHES,
    quantities: [500, 1_000, 2_500, 5_000, 10_000],
    leastQuantity: 500,
    leadDays: LEAD_DAYS,
    conversionPaise: rupees(0.7),
    runPaise: rupees(1_500),
    samplePaise: rupees(90),
    tool: tool([0.05, 3_000], [0.15, 4_500], [0.3, 6_500]),
    active: true,
  },
  {
    id: "pizza-box",
    name: "Pizza box",
    picture: null,
    hsn: "481910",
    limits: { length: [150, 450], width: [150, 450], height: [30, 60] },
    boards: ["e-kraft", "e-white"],
    prints: FLEXO,
    finishes: [],
    quantities: [250, 500, 1_000, 2_500, 5_000],
    leastQuantity: 250,
    leadDays: LEAD_DAYS,
    conversionPaise: rupees(1.4),
    runPaise: rupees(900),
    samplePaise: rupees(120),
    tool: DIES,
    active: true,
  },
  {
    id: "paper-bag",
    name: "Paper bag with handles",
    picture: null,
    hsn: "481940",
    limits: { length: [120, 400], width: [60, 200], height: [150, 500] },
    boards: ["kraft-100", "kraft-120", "white-120"],
    prints: FLEXO,
    finishes: [],
    quantities: [500, 1_000, 2_500, 5_000, 10_000],
    leastQuantity: 500,
    leadDays: LEAD_DAYS,
    conversionPaise: rupees(1.9),
    runPaise: rupees(1_000),
    samplePaise: rupees(60),
    tool: null,
    active: true,
  },
];

export const DEMO_SIZES: SizeTable = {
  styles,
  boards,
  prints,
  finishes,
  wastePercent: 8,
  margins: [
    { from: 1, percent: 42 },
    { from: 250, percent: 38 },
    { from: 500, percent: 34 },
    { from: 1_000, percent: 30 },
    { from: 2_500, percent: 26 },
    { from: 5_000, percent: 22 },
    { from: 10_000, percent: 18 },
  ],
  leastOrderPaise: rupees(5_000),
};
