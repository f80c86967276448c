import { type PDFDict, PDFName, PDFNumber, PDFStream } from "@cantoo/pdf-lib";
import { asDict, dictIn, entry, listIn, nameIn } from "./lookups";

export const fontName = (font: PDFDict): string =>
  (nameIn(font, "BaseFont") ?? "unnamed").replace(/^[A-Z]{6}\+/, "");

/** True for a Type 3 font, whose letters are drawings in the file. */
export const isDrawn = (font: PDFDict): boolean => nameIn(font, "Subtype") === "Type3";

const FILES = ["FontFile", "FontFile2", "FontFile3"];

/** A Type 3 font, made of drawings, is always embedded. */
export function isEmbedded(font: PDFDict): boolean {
  if (isDrawn(font)) return true;
  const [descendant] = listIn(entry(font, "DescendantFonts"));
  const descriptor = dictIn(asDict(descendant) ?? font, "FontDescriptor");
  return FILES.some((name) => entry(descriptor, name) instanceof PDFStream);
}

/** The drawings of the letters in a text of a Type 3 font. */
export function listGlyphs(font: PDFDict, text: Uint8Array): PDFStream[] {
  const drawings = dictIn(font, "CharProcs");
  const names = readNames(font);
  return [...new Set(text)].flatMap((code) => {
    const name = names.get(code);
    const drawing = name === undefined ? undefined : drawings?.lookup(PDFName.of(name));
    return drawing instanceof PDFStream ? [drawing] : [];
  });
}

function readNames(font: PDFDict): Map<number, string> {
  const names = new Map<number, string>();
  let code = 0;
  for (const each of listIn(entry(dictIn(font, "Encoding"), "Differences"))) {
    if (each instanceof PDFNumber) code = each.asNumber();
    else if (each instanceof PDFName) {
      names.set(code, each.decodeText());
      code += 1;
    }
  }
  return names;
}
