import { beforeEach, describe, expect, it } from "vitest";
import { readCode } from "@/e2e/steps/account-steps";
import { givenSetting } from "@/e2e/steps/factories";
import { BOX, offerSteps } from "@/e2e/steps/offer-steps";
import { readRefusal } from "@/e2e/steps/order-steps";
import { POSTAL_ADDRESS } from "@/e2e/steps/postal-address";
import { testDatabase } from "@/e2e/support/database";
import { offerText } from "@/lib/documents/pdf/offer-document";
import { slipText } from "@/lib/documents/pdf/slip-text";
import { readOrders } from "@/lib/orders/read/queries";
import { quoteOffer } from "../quote-offer";

const { db } = testDatabase();
const { sentOffer, acceptSent, settings, draftOffer } = offerSteps(db);

/** 40 g a piece: 200 kg of 5,000. */
const WEIGHED = {
  ...BOX,
  packedWeight: 40,
  carton: { length: 230, width: 155, height: 2 },
  quantities: [
    { quantity: 5000, price: 14.5 },
    { quantity: 10_000, price: 12.25 },
  ],
};
const ELSEWHERE = "110001";

describe("an offer with shipping priced by the rates", () => {
  beforeEach(async () => {
    await givenSetting(db, "shippingModel", "weight");
    await db.shippingRate.createMany({
      data: [
        { position: 1, way: "courier", pins: ["11"], perKgPaise: 1000, leastPaise: 5000 },
        { position: 2, way: "courier", pins: [], perKgPaise: 2000, leastPaise: 5000 },
        { position: 3, way: "own", pins: ["11"], perKgPaise: 0, leastPaise: 90_000 },
      ],
    });
  });

  it("stores method, weight and amount as sent, and shows them everywhere", async () => {
    const { id, offer } = await sentOffer([WEIGHED], { shippingWay: "courier", pin: ELSEWHERE });
    const [version] = offer.versions;
    expect(version).toMatchObject({
      shipping: 2000,
      shippingWay: "courier",
      pin: ELSEWHERE,
      weight: 200_000,
      lines: [{ packedWeight: 40, carton: { length: 230, width: 155, height: 2 } }],
    });
    await db.shippingRate.updateMany({ data: { perKgPaise: 9999 } });
    const requested = {
      version: 1,
      choices: [{ line: version?.lines[0]?._id ?? "", quantity: 5000 }],
    };
    const quote = await quoteOffer(db, id, { ...requested, pin: ELSEWHERE }, await settings());
    expect(quote).toMatchObject({ shipping: 2000, shippingWay: "courier" });
    if (!version) throw new Error("There is no version.");
    const { sums, facts } = offerText(offer, version, await settings());
    expect(sums.map(({ label }) => label)).toContain("Shipping (Courier)");
    expect(facts).toContainEqual({ label: "Packed weight", value: "200 kg" });
  });

  it("is repriced for another PIN code or quantity, and shows that before acceptance", async () => {
    const { id, offer } = await sentOffer([WEIGHED], { shippingWay: "courier", pin: ELSEWHERE });
    const [version] = offer.versions;
    const more = {
      version: 1,
      choices: [{ line: version?.lines[0]?._id ?? "", quantity: 10_000 }],
    };
    const quote = await quoteOffer(db, id, { ...more, pin: ELSEWHERE }, await settings());
    expect(quote.shipping).toBe(4000);
    const single = { ...WEIGHED, quantities: [WEIGHED.quantities[0]] };
    const other = await sentOffer([single], { shippingWay: "courier", pin: ELSEWHERE });
    const { total } = other.offer.versions[0] ?? { total: 0 };
    const refusal = await readRefusal(acceptSent(other.id, total));
    expect(refusal).toMatchObject({ code: "price_changed" });
    const extra = refusal.details.extra as { quote: { total: number; shipping: number } };
    expect(extra.quote).toMatchObject({ shipping: 4000, total: total + 2000 });
    const { placed } = await acceptSent(other.id, extra.quote.total);
    const [order] = await readOrders(db, [placed.id]);
    if (!order) throw new Error("There is no order.");
    expect(order).toMatchObject({ shippingWay: "courier", totals: { shippingPaise: 400_000 } });
    const { facts } = slipText(order, await settings());
    expect(facts).toContainEqual({ label: "Shipping", value: "Courier" });
  });

  it("has the owner's amount without a PIN code, whatever the rates are", async () => {
    const { id, offer } = await sentOffer([{ ...BOX, quantities: [BOX.quantities[0]] }], {
      shippingWay: "own",
      shipping: 750,
    });
    const { total } = offer.versions[0] ?? { total: 0 };
    const { placed } = await acceptSent(id, total);
    expect(await db.order.findUnique({ where: { id: placed.id } })).toMatchObject({
      shippingWay: "own",
      shippingPaise: 75_000n,
    });
  });

  it("is refused without a weight, a method or a rate, and for a method that does not serve the destination", async () => {
    const byRates = { shippingWay: "courier", pin: ELSEWHERE };
    expect(await readCode(draftOffer([BOX], byRates))).toBe("invalid_input");
    expect(await readCode(draftOffer([WEIGHED], { pin: ELSEWHERE }))).toBe("invalid_input");
    const nowhere = { shippingWay: "own", pin: POSTAL_ADDRESS.zipCode };
    expect(await readCode(draftOffer([WEIGHED], nowhere))).toBe("invalid_input");
    const single = { ...WEIGHED, quantities: [WEIGHED.quantities[0]] };
    const { id, offer } = await sentOffer([single], { shippingWay: "own", pin: ELSEWHERE });
    const { total } = offer.versions[0] ?? { total: 0 };
    expect(await readCode(acceptSent(id, total))).toBe("shipping_on_request");
    await givenSetting(db, "shippingModel", "flat");
    expect(await readCode(draftOffer([WEIGHED], byRates))).toBe("invalid_input");
  });
});
