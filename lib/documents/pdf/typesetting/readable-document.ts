import "server-only";
import PDFDocument from "pdfkit";
import { isReordered } from "./syllables";

/**
 * Also adds `ActualText` to texts in Indian scripts, for readers that find words by the position of glyphs; others read
 * the glyphs themselves (lanes.ts). Readers place such a text by font and position within its text object, so the tag
 * must be inside it, where pdfkit's `markContent` does not reach.
 */
export class ReadableDocument extends PDFDocument {
  private letters = "";

  /** Writes one line from its baseline on, in the current font. */
  writeRun(text: string, x: number, y: number, features?: PDFKit.Mixins.OpenTypeFeatures[]): void {
    this.letters = isReordered(text) ? text : "";
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
