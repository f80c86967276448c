import { describe, expect, it } from "vitest";
import { testDatabase } from "@/e2e/support/database";
import { givenProduct } from "@/e2e/steps/factories";
import { orderSteps, readRefusal, type Wish } from "@/e2e/steps/order-steps";
import { orderAnswer } from "../read/order-answer";
import { findOrder } from "../read/queries";

const { db } = testDatabase();
const { order } = orderSteps(db);

const MUMBAI = {
  firstName: "Accounts",
  lastName: "Payable",
  address: "7 Nariman Point",
  city: "Mumbai",
  state: "Maharashtra",
  zipCode: "400021",
  country: "India",
};

/** An order shipped to Karnataka (state code 29). */
async function placed(billing: Wish["billing"]) {
  const product = await givenProduct(db);
  return order({ lines: [{ product: product.id, quantity: 1 }], state: "Karnataka", billing });
}

async function answered(billing: Wish["billing"]) {
  const { id, accessKey: key } = await placed(billing);
  const found = await findOrder(db, id, { identity: { state: "visitor" }, key });
  return found && orderAnswer(found);
}

describe("the bookkeeping fields of an order", () => {
  it("are a billing address, a GSTIN, a purchase order number and a note", async () => {
    const billing = {
      gstin: "27AAPFU0939F1ZV",
      billingAddress: MUMBAI,
      poNumber: "PO-77",
      note: "Call first.\nThen deliver.",
    };
    expect(await answered(billing)).toMatchObject(billing);
  });

  it("are empty by default", async () => {
    expect(await answered({})).toMatchObject({
      gstin: null,
      billingAddress: null,
      poNumber: null,
      note: null,
    });
  });

  it("accept only a GSTIN of the state of the billing address", async () => {
    expect(await answered({ gstin: "29AAGCB7383J1Z4" })).toMatchObject({ billingAddress: null });
    const refusal = await readRefusal(placed({ gstin: "27AAPFU0939F1ZV" }));
    expect(refusal).toMatchObject({ code: "invalid_input" });
    expect(refusal.details.fields?.gstin).toContain("Maharashtra (27)");
    expect(await db.order.count()).toBe(1);
  });
});
