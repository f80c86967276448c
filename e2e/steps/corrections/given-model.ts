import fc from "fast-check";
import type { PrismaClient } from "@/lib/db/generated/client";
import { quoteOffer } from "@/lib/offers/quote-offer";
import type { Order } from "@/lib/orders/order";
import { approvalSteps } from "../company/approval-steps";
import { dispatchSteps } from "../dispatch-steps";
import { givenProduct, givenSetting, givenUser } from "../factories";
import { moneySteps } from "../money-steps";
import { BOX, LABEL, offerSteps } from "../offer-steps";
import { orderDeskSteps } from "../order-admin-steps";
import { orderSteps } from "../order-steps";
import { POSTAL_ADDRESS } from "../postal-address";
import { correctionSteps } from "./correction-steps";
import type { Real } from "./model-commands";
import { expectAgreement } from "./order-agrees";
import {
  changeLines,
  expectModel,
  GRAMS,
  readOne,
  SAMPLE,
  ship,
  toLines,
  type OrderModel,
} from "./order-model";

export interface Beginning {
  isGst: boolean;
  isByWeight: boolean;
  isPickup: boolean;
  extra: "none" | "printed" | "sized";
  /** A cart, a cart with the credit of a paid sample, or an accepted offer. */
  origin: "cart" | "sample" | "offer";
  isCompany: boolean;
  isOnAccount: boolean;
  hasPromo: boolean;
  isBegun: boolean;
  /** Whether all of a line was dispatched and billed: it stays as billed, whatever is corrected beside it. */
  isPartBilled: boolean;
}

export const BEGINNING: fc.Arbitrary<Beginning> = fc.record({
  isGst: fc.boolean(),
  isByWeight: fc.boolean(),
  isPickup: fc.boolean(),
  extra: fc.constantFrom("none" as const, "printed" as const, "sized" as const),
  origin: fc.constantFrom("cart" as const, "sample" as const, "offer" as const),
  isCompany: fc.boolean(),
  isOnAccount: fc.boolean(),
  hasPromo: fc.boolean(),
  isBegun: fc.boolean(),
  isPartBilled: fc.boolean(),
});

/** An order whose billed line has a different tax than its rounded rate. */
export const BILLED_BEGINNING: Beginning = {
  isGst: true,
  isByWeight: false,
  isPickup: false,
  extra: "none",
  origin: "cart",
  isCompany: false,
  isOnAccount: true,
  hasPromo: false,
  isBegun: true,
  isPartBilled: true,
};

/** An order on account, with a printed line. */
export const PRINTED_BEGINNING: Beginning = {
  ...BILLED_BEGINNING,
  extra: "printed",
  isBegun: false,
  isPartBilled: false,
};

/** An order of an offer, with its own discount and shipping. */
export const OFFERED_BEGINNING: Beginning = {
  ...PRINTED_BEGINNING,
  extra: "none",
  origin: "offer",
};

/** An order that credits half of a paid sample. */
export const SAMPLE_BEGINNING: Beginning = { ...PRINTED_BEGINNING, origin: "sample" };

const OPTION = { name: "Offset", sides: 1, maxColours: 4, minPieces: 1, leadDays: null };
/** How much an order's total may grow without an approval, and on account; in paise. */
const FREE_PAISE = { approval: 150_000, credit: 400_000 };
const PACKS = 40;

/** A mailer box made to size, with a minimum quantity of 100. */
const SIZED = {
  style: "mailer-box",
  length: 230,
  width: 155,
  height: 70,
  inside: true,
  board: "e-kraft",
  print: "flexo-2",
  finish: null,
  quantity: 200,
};

async function givenGoods(db: PrismaClient, { extra }: Beginning) {
  const rows = [
    {
      name: "Box",
      pricePaise: 44_107,
      priceTiers: [{ from: 10, pricePaise: 40_001 }],
      sample: SAMPLE,
    },
    { name: "Bag", pricePaise: 999, hsnCode: "48194000" },
    { name: "Tape", pricePaise: 33_333, hsnCode: "39191000" },
    {
      name: "Printed box",
      pricePaise: 12_345,
      printOptions: [{ ...OPTION, tool: null, setupFeePaise: 50_000, tiers: [] }],
    },
  ];
  const common = { hsnCode: "48191010", stockCount: PACKS, packedWeight: GRAMS };
  const products = await Promise.all(rows.map((row) => givenProduct(db, { ...common, ...row })));
  const [box = "", bag = "", tape = "", printed = ""] = products.map(({ id }) => id);
  const more = {
    none: [],
    printed: [{ product: printed, quantity: 3, print: { option: "Offset", sides: 1, colours: 2 } }],
    sized: [SIZED],
  };
  const items = [{ product: box, quantity: 5 }, { product: bag, quantity: 7 }, ...more[extra]];
  return { items, plain: [box, bag, tape], ids: [box, bag, tape, printed] };
}

async function givenOwner(db: PrismaClient, { isCompany }: Beginning) {
  const credit = { creditDays: 30, creditLimitPaise: 100_000_000 };
  if (!isCompany) {
    const { id: userId } = await givenUser(db, credit);
    return { owner: { userId, companyId: null }, buyer: null, approver: null };
  }
  const { companyId, buyer, approver } = await approvalSteps(db).givenRules([]);
  await db.company.update({ where: { id: companyId }, data: credit });
  return { owner: { userId: buyer.id, companyId }, buyer, approver };
}

const OFFERED = [
  { ...BOX, hsn: "481910", quantities: [{ quantity: 600, price: 14.57 }] },
  { ...LABEL, quantities: [{ quantity: 700, price: 18.13 }] },
];

/** Accepts an offer as this account. */
async function acceptOffered(db: PrismaClient, userId: string, method: "account" | "bank") {
  const { sentOffer, acceptSent, settings } = offerSteps(db);
  const { id } = await sentOffer(OFFERED, { discount: 501.37, shipping: 1200 });
  const requested = { version: 1, choices: [], state: POSTAL_ADDRESS.state };
  const { total } = await quoteOffer(db, id, requested, await settings());
  return (await acceptSent(id, total, method, userId)).placed;
}

/** Orders and pays a sample, whose credit the next order gets. */
async function paySample(db: PrismaClient, userId: string, product: string): Promise<void> {
  const lines = [{ product, sample: true, quantity: 1 }];
  const { id, totalPaise } = await orderSteps(db).order({ userId, lines, paymentMethod: "bank" });
  await moneySteps(db).pay(id, totalPaise / 100);
}

/** Sets the limits for later changes. */
async function limit(
  db: PrismaClient,
  { userId, companyId }: Real["owner"],
  { limitPaise, approvalPaise }: { limitPaise: number; approvalPaise: number },
): Promise<void> {
  const data = { creditLimitPaise: limitPaise };
  if (companyId === null) await db.user.update({ where: { id: userId }, data });
  else {
    const rules = [{ kind: "total", amount: approvalPaise / 100 }];
    await db.company.update({ where: { id: companyId }, data: { ...data, rules } });
  }
}

/**
 * Bills all but one pack of a line, which is then corrected to the billed quantity: from then on its tax is that of
 * its invoice, without rounding again.
 */
async function billFirst(db: PrismaClient, { id, lines }: Order, model: OrderModel): Promise<void> {
  const { dispatch, bill } = dispatchSteps(db);
  const [first] = lines;
  const asked = [{ line: first?.id, quantity: (first?.quantity ?? 0) - 1 }];
  await bill(id, await dispatch(id, { lines: asked }));
  await correctionSteps(db).correctLines(id, asked);
  const after = await readOne(db, id);
  await changeLines(db, model, { asked, after });
  model.shippingPaise = ship(model, after.totals.subtotalPaise);
  await expectAgreement(db, id, new Map());
}

/** Places the initial order with its model. */
export async function givenModel(
  db: PrismaClient,
  beginning: Beginning,
): Promise<{ model: OrderModel; real: Real }> {
  const { isGst, isPickup, extra, origin, isBegun, isPartBilled } = beginning;
  const isOffered = origin === "offer";
  const hasPromo = beginning.hasPromo && !isOffered;
  // An advance is paid in full before any dispatch.
  const isOnAccount = beginning.isOnAccount || isPartBilled;
  // Boxes made to size have their own weight, which another test covers.
  const isByWeight = beginning.isByWeight && extra !== "sized" && !isOffered;
  await givenSetting(db, "taxRegime", isGst ? "gst" : "flat");
  await givenSetting(db, "shippingModel", isByWeight ? "weight" : "flat");
  const { items, plain, ids } = await givenGoods(db, beginning);
  const [box = ""] = plain;
  const isCompany = beginning.isCompany && !isOffered;
  const { owner, buyer, approver } = await givenOwner(db, { ...beginning, isCompany });
  const way = isPickup ? ("pickup" as const) : ("courier" as const);
  const paymentMethod = isOnAccount ? ("account" as const) : ("bank" as const);
  const request = {
    lines: items,
    paymentMethod,
    ...(hasPromo && { promoCode: "SAVE10" }),
    ...(isByWeight && { shippingWay: way }),
  };
  if (origin === "sample") await paySample(db, owner.userId, box);
  const place = () =>
    buyer
      ? approvalSteps(db).order(buyer, request)
      : orderSteps(db).order({ ...request, userId: owner.userId });
  const { id } = await (isOffered ? acceptOffered(db, owner.userId, paymentMethod) : place());
  const placed = await readOne(db, id);
  const limitPaise = placed.totals.totalPaise + FREE_PAISE.credit;
  await limit(db, owner, {
    limitPaise,
    approvalPaise: placed.totals.totalPaise + FREE_PAISE.approval,
  });
  const model: OrderModel = {
    isGst,
    promoPercent: hasPromo ? 10 : 0,
    agreed: isOffered ? { discountPaise: 50_137, shippingPaise: 120_000 } : null,
    sample: origin === "sample" ? { product: box, creditPaise: 4950 } : null,
    limitPaise: isOnAccount ? limitPaise : null,
    state: POSTAL_ADDRESS.state,
    way: isByWeight ? way : null,
    shippingPaise: 0,
    lines: toLines(isOffered ? [] : items, placed),
    isCancelled: false,
    paidPaise: 0,
    refundedPaise: 0,
    reducedPaise: 0,
    back: new Map(),
    claimed: new Map(),
    documents: new Map(),
    waiting: null,
  };
  model.shippingPaise = ship(model, placed.totals.subtotalPaise);
  const sampled = (product: string) => (origin === "sample" && product === box ? 1 : 0);
  const stock = new Map(ids.map((product) => [product, PACKS - sampled(product)]));
  const real = { id, owner, approver, stock, plain, printed: new Map<string, string>() };
  await expectModel(db, id, { model, stock });
  if (extra !== "none" || isOffered) return { model, real };
  if (isBegun || isPartBilled) await orderDeskSteps(db).advance(id, { status: "Processing" });
  if (isPartBilled) await billFirst(db, placed, model);
  return { model, real };
}
