import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { deliveryPromise } from "@/lib/shop/delivery/delivery-promise";
import { placesFrom } from "@/lib/shop/delivery/road-days";
import { dayName } from "@/lib/base/india-time";
import { testDatabase } from "@/e2e/support/database";
import { givenProduct } from "@/e2e/steps/factories";
import { orderSteps, readRefusal } from "@/e2e/steps/order-steps";
import { POSTAL_ADDRESS } from "@/e2e/steps/postal-address";
import { expectedDispatch } from "@/lib/shop/working-time/calendar";
import { estimatedDelivery } from "../delivery-date";
import { placeOrder } from "../place/place-order";
import { findOrder } from "./queries";

const { db } = testDatabase();
const { optionsFor } = orderSteps(db);

// The clock is fixed for the whole test, because midnight in India may pass while it runs.
beforeEach(() => {
  vi.useFakeTimers({ toFake: ["Date"] });
});
afterEach(() => {
  vi.useRealTimers();
});

async function wished() {
  const { id: product } = await givenProduct(db, { stockCount: 9 });
  return optionsFor({ lines: [{ product, quantity: 1 }] });
}

describe("the expected dispatch", () => {
  it("follows the current settings, and is stored", async () => {
    const options = await wished();
    const now = new Date();
    const slow = { dispatchDays: 12, holidays: [{ date: dayName(now), name: "Today" }] };
    const settings = { ...options.settings, ...slow };
    const placed = await placeOrder({ ...options, settings });
    expect(placed.dispatchBy).toBe(expectedDispatch(settings, now, []));
    await db.setting.create({ data: { key: "dispatchDays", value: "0" } });
    const { orderId, accessKey: key } = placed;
    const stored = await findOrder(db, orderId, { identity: { state: "visitor" }, key });
    expect(stored?.dispatchBy).toBe(placed.dispatchBy);
  });
});

describe("the day of arrival", () => {
  it("is the latest day promised for its PIN code, and is stored", async () => {
    const options = await wished();
    const deliveryDays = placesFrom("Everywhere = 9-12");
    const settings = { ...options.settings, deliveryDays };
    const placed = await placeOrder({ ...options, settings });
    const { zipCode: pin } = POSTAL_ADDRESS;
    const told = deliveryPromise(settings, { pin, now: new Date(), leadTimes: [] });
    expect(placed.deliverBy).toBe(told.latest);
    const { orderId, accessKey: key } = placed;
    const stored = await findOrder(db, orderId, { identity: { state: "visitor" }, key });
    expect(stored?.deliverBy).toBe(told.latest);
    expect(stored && dayName(estimatedDelivery(stored))).toBe(told.latest);
  });
});

describe("the day of arrival at a PIN code of two states", () => {
  it("is that of the chosen state", async () => {
    const { id: product } = await givenProduct(db, { stockCount: 9 });
    const options = await optionsFor({ lines: [{ product, quantity: 1 }] });
    const deliveryDays = placesFrom("Chandigarh = 1-2\nPunjab = 9-12");
    const serviceableStates = ["Chandigarh", "Punjab"];
    const settings = { ...options.settings, deliveryDays, serviceableStates };
    const place = { state: "Punjab", zipCode: "160014" };
    const shippingAddress = { ...options.request.shippingAddress, ...place };
    const request = { ...options.request, shippingAddress };
    const placed = await placeOrder({ ...options, request, settings });
    const told = deliveryPromise(settings, { pin: "160014", now: new Date(), leadTimes: [] });
    expect(Date.parse(placed.deliverBy ?? "")).toBeGreaterThan(Date.parse(told.latest ?? ""));
  });
});

describe("an order of several products", () => {
  it("leaves with the product of the longest lead time", async () => {
    const ids = await Promise.all(
      [2, 9, null].map(async (leadDays) => {
        const { id } = await givenProduct(db, { stockCount: 9, leadDays });
        return id;
      }),
    );
    const options = await optionsFor({ lines: ids.map((product) => ({ product, quantity: 1 })) });
    const placed = await placeOrder(options);
    expect(placed.dispatchBy).toBe(expectedDispatch(options.settings, new Date(), [9]));
  });
});

describe("outside the delivery area", () => {
  it("refuses a PIN code of another state, whichever state was chosen", async () => {
    const options = await wished();
    const settings = { ...options.settings, serviceableStates: ["Karnataka"] };
    const shippingAddress = { ...options.request.shippingAddress, state: "Karnataka" };
    const requested = { ...options, request: { ...options.request, shippingAddress }, settings };
    const refused = await readRefusal(placeOrder(requested));
    expect(refused.message).toContain("We do not deliver to 122001, Haryana yet.");
    expect(Object.keys(refused.details.fields ?? {})).toEqual(["shippingAddress.zipCode"]);
    expect(await db.order.count()).toBe(0);
  });

  it("uses the chosen state when the owner names states freely", async () => {
    const options = await wished();
    const settings = { ...options.settings, serviceableStates: ["Delhi NCR"] };
    const shippingAddress = { ...options.request.shippingAddress, state: "Delhi NCR" };
    const requested = { ...options, request: { ...options.request, shippingAddress }, settings };
    expect(await placeOrder(requested)).toMatchObject({ orderId: expect.any(String) as string });
  });

  it("refuses an order with the field", async () => {
    const options = await wished();
    const beginning = POSTAL_ADDRESS.zipCode.slice(0, 3);
    const deliveryDays = placesFrom(`Everywhere = 1-2\n${beginning} = no`);
    const refused = await readRefusal(
      placeOrder({ ...options, settings: { ...options.settings, deliveryDays } }),
    );
    expect(refused).toMatchObject({ code: "invalid_input" });
    expect(Object.keys(refused.details.fields ?? {})).toEqual(["shippingAddress.zipCode"]);
    expect(await db.order.count()).toBe(0);
  });
});
