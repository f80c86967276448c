import "server-only";
import PDFDocument from "pdfkit";

/** Scripts whose glyphs stand in another order than their letters: Devanagari to Malayalam. */
const REORDERED = /[\u0900-\u0d7f]/;

/**
 * Also names the letters of texts in Indian scripts (`ActualText`), in the order in which people write them, for those
 * who copy or search the document. Readers place such a text by font and position within its text object, so the name
 * stands inside it, where pdfkit's `markContent` does not reach.
 */
export class ReadableDocument extends PDFDocument {
  private letters = "";

  /** Writes one line from its baseline on, in the present font. */
  writeRun(text: string, x: number, y: number, features?: PDFKit.Mixins.OpenTypeFeatures[]): void {
    this.letters = REORDERED.test(text) ? text : "";
    this.text(text, x, y, {
      lineBreak: false,
      baseline: "alphabetic",
      ...(features && { features }),
    });
    this.letters = "";
  }

  override addContent(data: string): this {
    if (this.letters !== "" && data === "ET") super.addContent("EMC");
    super.addContent(data);
    if (this.letters !== "" && data === "BT") super.addContent(beginText(this.letters));
    return this;
  }
}

const beginText = (letters: string) =>
  `/Span <</ActualText <${Buffer.from(`\uFEFF${letters}`, "utf16le").swap16().toString("hex")}>>> BDC`;
