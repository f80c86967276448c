import { extractText } from "unpdf";
import { describe, expect, it } from "vitest";
import { readCode } from "@/e2e/steps/account-steps";
import { testDatabase } from "@/e2e/support/database";
import { givenOrder } from "@/e2e/steps/factories";
import { orderDeskSteps } from "@/e2e/steps/order-admin-steps";
import { addressLabels, packingSlips } from "./parcel-documents";

const { db } = testDatabase();
const { givenStockedOrder } = orderDeskSteps(db);

const toText = async (content: Buffer) =>
  (await extractText(new Uint8Array(content), { mergePages: true })).text.replace(/\s+/g, " ");

describe("the parcel documents", () => {
  it("cover the chosen orders, by number or id, each once", async () => {
    const one = await givenStockedOrder({ note: "Ring twice." });
    const two = await givenStockedOrder();
    const { name, content } = await packingSlips(db, [one.orderId, two.id, two.orderId]);
    const text = await toText(content);
    expect(name).toBe("packing-slips.pdf");
    expect(text.match(/Packing slip/g)).toHaveLength(2);
    expect(text).toContain("Note from the buyer Ring twice.");
    expect(text.indexOf(one.orderId)).toBeLessThan(text.indexOf(two.orderId));
  });

  it("are named by the order if there is only one", async () => {
    const { orderId } = await givenOrder(db, {});
    const { name, content } = await addressLabels(db, [orderId]);
    expect(name).toBe(`label-${orderId}.pdf`);
    expect(await toText(content)).toContain(`Order ${orderId}`);
  });

  it("are refused for an unknown order", async () => {
    const { orderId } = await givenOrder(db, {});
    expect(await readCode(packingSlips(db, [orderId, "KLN-000000-NOTONE"]))).toBe("not_found");
  });
});
