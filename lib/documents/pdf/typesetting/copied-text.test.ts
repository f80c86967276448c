import { PDFiumLibrary } from "@hyzyla/pdfium";
import { extractText } from "unpdf";
import { describe, expect, it } from "vitest";
import { exampleOrder } from "@/e2e/steps/example-order";
import { exampleInvoice, gstShop } from "@/e2e/steps/example-documents";
import { renderLabels } from "../parcel-documents";
import { renderDocument } from "../render-document";

const invoiceFor = (firstName: string) => {
  const order = exampleOrder();
  return renderDocument(exampleInvoice({ ...order, shipTo: { ...order.shipTo, firstName } }));
};

const labelFor = (firstName: string) => {
  const order = exampleOrder();
  return renderLabels([{ ...order, shipTo: { ...order.shipTo, firstName } }], gstShop, "4x6");
};

async function toText(content: Buffer): Promise<string> {
  const { text } = await extractText(new Uint8Array(content), { mergePages: true });
  return text;
}

describe("text copied from an invoice", () => {
  it.each([
    ["of its parts", "आशा", "अजय"],
    ["with an accent", "Ǽ", "Æ"],
  ])("is unaffected by the letter %s in another invoice", async (_, before, after) => {
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

/**
 * The letters in the order in which Firefox's reader finds them: it knows no `ActualText`, and some versions see a space
 * where the font changes.
 */
const toLetters = async (content: Buffer) => joinLetters(await toText(content));

const joinLetters = (text: string) => text.replace(/\s+/g, "").normalize("NFC");

describe("text in an Indian script", () => {
  it.each([
    ["Hindi", "कृपया बिल की प्रति दिखाएँ"],
    ["Bengali", "দিল্লি থেকে কিনি"],
    ["Gujarati", "કિંમત લિટર"],
    ["Tamil", "கொடி மொழி"],
    ["Malayalam", "കൊച്ചി വേണം"],
    ["Kannada", "ಕ್ಷೇತ್ರ ಕೊಡಿ"],
    ["Telugu", "రాష్ట్రీయ కిటికీ"],
    ["Punjabi", "ਕਿਤਾਬ ਦਿੱਲੀ"],
    ["Odia", "ଓଡ଼ିଶା କିଣି"],
  ])("is copied in written order in %s, next to other letters", async (_, words) => {
    const label = await labelFor(`${words} 24 KLN`);
    expect(await copyText(label)).toContain(`${words} 24 KLN`);
    expect(await toLetters(label)).toContain(joinLetters(`${words} 24 KLN`));
  });

  it("is copied completely from an invoice in Hindi", async () => {
    const invoice = exampleInvoice(exampleOrder());
    const content = { ...invoice.content, language: "hi" as const };
    const pdf = await renderDocument({ ...invoice, content });
    const [inChrome, inFirefox] = [await copyText(pdf), await toLetters(pdf)];
    for (const words of ["टैक्स इनवॉइस", "आपूर्ति का स्थान", "मूल प्रति", "प्राप्तकर्ता"]) {
      expect(inChrome).toContain(words);
      expect(inFirefox).toContain(joinLetters(words));
    }
  });
});
