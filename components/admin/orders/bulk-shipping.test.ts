import { describe, expect, it } from "vitest";
import { bulkShippingSchema, trackingByOrder } from "./bulk-shipping";

const orders = [{ _id: "a" }, { _id: "b" }, { _id: "c" }];
const typed = (carrier: string, ...numbers: string[]) => ({
  carrier,
  parcels: numbers.map((number) => ({ number })),
});

const problems = (values: ReturnType<typeof typed>) =>
  (bulkShippingSchema.safeParse(values).error?.issues ?? []).map(({ path, message }) => [
    path.join("."),
    message,
  ]);

describe("tracking numbers of several parcels", () => {
  it("belong to their orders, with one carrier; an order without one has no tracking", () => {
    const values = bulkShippingSchema.parse(typed(" Delhivery ", "D1", " ", " D3 "));
    expect(trackingByOrder(values, orders)).toEqual({
      a: { carrier: "Delhivery", number: "D1" },
      c: { carrier: "Delhivery", number: "D3" },
    });
  });

  it("may all be omitted", () => {
    expect(trackingByOrder(bulkShippingSchema.parse(typed("", "", "", "")), orders)).toEqual({});
  });

  it("need a carrier, and a carrier needs at least one", () => {
    expect(problems(typed("", "D1", ""))).toEqual([
      ["carrier", "Please fill in the Carrier field."],
    ]);
    expect(problems(typed("DTDC", "", ""))).toEqual([
      ["carrier", "Enter at least one tracking number, or leave the carrier empty"],
    ]);
  });

  it("follow the rules of a single one", () => {
    expect(problems(typed("DTDC", "D1", "x".repeat(61)))).toEqual([
      ["parcels.1.number", "Use at most 60 characters"],
    ]);
  });
});
