import { extractText } from "unpdf";
import { describe, expect, it } from "vitest";
import { exampleOrder } from "@/e2e/steps/example-order";
import { exampleInvoice, gstShop } from "@/e2e/steps/example-papers";
import { renderLabels } from "../parcel-papers";
import { renderPaper } from "../render-paper";

const invoiceFor = (firstName: string) => {
  const order = exampleOrder();
  return renderPaper(exampleInvoice({ ...order, shipTo: { ...order.shipTo, firstName } }));
};

const labelFor = (firstName: string) => {
  const order = exampleOrder();
  return renderLabels([{ ...order, shipTo: { ...order.shipTo, firstName } }], gstShop, "4x6");
};

async function toText(content: Buffer): Promise<string> {
  const { text } = await extractText(new Uint8Array(content), { mergePages: true });
  return text;
}

describe("text that is copied from a paper", () => {
  it.each([
    ["of its parts", "आशा", "अजय"],
    ["with an accent", "Ǽ", "Æ"],
  ])("is its own after another paper had a letter %s", async (_, before, after) => {
    await labelFor(before);
    expect(await toText(await invoiceFor(after))).toContain(after);
  });
});
