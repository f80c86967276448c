/** Examples of price lists in the OpenAPI document; lib/api checks that each endpoint has its own. */

const MAILER = "019aa1f0-5c3e-7b41-9d52-2f6f3c1b8a10";
const TAPE = "019aa1f0-5c3e-7b41-9d52-2f6f3c1b8a19";
const TIERS = [
  { from: 1, price: 1125 },
  { from: 20, price: 1050 },
] as const;

const SUMMARY = {
  _id: "019aa1f0-5c3e-7b41-9d52-2f6f3c1b8a60",
  name: "Bakeries 2026",
  from: "2026-04-01",
  to: "2027-03-31",
  promoCodes: false,
  state: "current",
  products: 2,
  companies: [{ _id: "019aa1f0-5c3e-7b41-9d52-2f6f3c1b8a61", name: "Rao Foods" }],
  updatedAt: "2026-11-20T05:30:00.000Z",
} as const;

const ROWS = [
  { product: MAILER, name: "Kraft mailer box", sku: "KM-9", publicPrice: 1250, tiers: TIERS },
  { product: TAPE, name: "Paper Tape, 48 mm", sku: null, publicPrice: 90, percent: 12.5 },
] as const;

const SENT = {
  name: SUMMARY.name,
  from: SUMMARY.from,
  to: SUMMARY.to,
  rows: [
    { product: MAILER, tiers: TIERS },
    { product: TAPE, percent: 12.5 },
  ],
} as const;

const LIST = { ...SUMMARY, rows: ROWS } as const;

export const PRICE_LIST_EXAMPLES = {
  listPriceLists: { answer: [SUMMARY] },
  createPriceList: { body: SENT, answer: LIST },
  getPriceList: { answer: LIST },
  savePriceList: { body: { ...SENT, updatedAt: SUMMARY.updatedAt }, answer: LIST },
} as const;
