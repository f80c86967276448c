import { PDFiumLibrary } from "@hyzyla/pdfium";
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

/** The text as Chrome copies it. */
async function copyText(content: Buffer): Promise<string> {
  const library = await PDFiumLibrary.init();
  const document = await library.loadDocument(content);
  const text = [...document.pages()].map((page) => page.getText()).join(" ");
  document.destroy();
  library.destroy();
  return text.replace(/\s+/g, " ");
}

describe("text in an Indian script", () => {
  it.each([
    ["Hindi", "कृपया बिल की प्रति दिखाएँ"],
    ["Bengali", "দিল্লি থেকে কিনি"],
    ["Gujarati", "કિંમત લિટર"],
    ["Tamil", "கொடி மொழி"],
    ["Malayalam", "കൊച്ചി വേണം"],
  ])("is copied in the order in which %s is written, beside other letters", async (_, words) => {
    const copied = await copyText(await labelFor(`${words} 24 KLN`));
    expect(copied).toContain(`${words} 24 KLN`);
  });

  it("is copied whole from an invoice in Hindi", async () => {
    const paper = exampleInvoice(exampleOrder());
    const content = { ...paper.content, language: "hi" as const };
    const copied = await copyText(await renderPaper({ ...paper, content }));
    for (const words of ["टैक्स इनवॉइस", "आपूर्ति का स्थान"]) expect(copied).toContain(words);
  });
});
