import decodeQR from "qr/decode.js";
import sharp from "sharp";
import { extractText, renderPageAsImage } from "unpdf";
import { expect, it } from "vitest";
import { exampleOrder } from "@/e2e/steps/example-order";
import { exampleInvoice } from "@/e2e/steps/example-documents";
import { NO_PAYMENT } from "@/lib/documents/content";
import { renderDocument } from "./render-document";
import type { PrintedDocument } from "./document-text";

const IRN = "a5c12dca80e743321740b001fd70953e8738d109865d28ba4013750f2046f229";
/** As long as the portal's own. */
const SIGNED_QR = `eyJhbGciOiJSUzI1NiJ9.${"eyJkYXRhIjoie30ifQ".repeat(30)}.${"c2lnbmF0dXJl".repeat(28)}`;

const plain = exampleInvoice(exampleOrder({ lines: 1 }));
const before: PrintedDocument = {
  ...plain,
  // A second QR code on the page would hide the first from the reader.
  content: { ...plain.content, payment: NO_PAYMENT },
};
const registered: PrintedDocument = {
  ...before,
  registration: {
    irn: IRN,
    ackNo: "112610054433219",
    ackDate: new Date("2026-11-22T05:00:00.000Z"),
    signedQr: SIGNED_QR,
  },
};

it("prints the IRN, its acknowledgement, and a readable QR code of the portal", async () => {
  const file = new Uint8Array(await renderDocument(registered));
  const { text } = await extractText(new Uint8Array(file), { mergePages: true });
  expect(text.replace(/\s/g, "")).toContain(`IRN${IRN}`);
  expect(text.replace(/\s+/g, " ")).toContain("Acknowledgement 112610054433219, 22 November 2026");
  const png = await renderPageAsImage(file, 1, {
    canvasImport: () => import("@napi-rs/canvas"),
    scale: 4,
  });
  const { data, info } = await sharp(Buffer.from(png))
    .flatten({ background: "white" })
    .toColourspace("srgb")
    .raw()
    .toBuffer({ resolveWithObject: true });
  expect(decodeQR({ width: info.width, height: info.height, data })).toBe(SIGNED_QR);
});

it("leaves a document without an IRN unchanged", async () => {
  const file = await renderDocument({ ...before, registration: null });
  expect(file.equals(await renderDocument(before))).toBe(true);
});
