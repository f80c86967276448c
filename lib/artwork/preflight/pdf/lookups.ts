import { PDFArray, PDFDict, PDFName, PDFNumber, type PDFObject } from "@cantoo/pdf-lib";

/** Readers of PDF entries that may be missing or of any type. */

export const asDict = (object: PDFObject | undefined): PDFDict | undefined =>
  object instanceof PDFDict ? object : undefined;

export const entry = (dict: PDFDict | undefined, key: string): PDFObject | undefined =>
  dict?.lookup(PDFName.of(key));

export const dictIn = (dict: PDFDict | undefined, key: string): PDFDict | undefined =>
  asDict(entry(dict, key));

/** The name of an entry without its slash. */
export function nameIn(dict: PDFDict | undefined, key: string): string | undefined {
  const found = entry(dict, key);
  return found instanceof PDFName ? found.decodeText() : undefined;
}

export const isTrue = (dict: PDFDict, key: string): boolean =>
  entry(dict, key)?.toString() === "true";

/** The resolved entries of an array; undefined for missing ones. */
export function listIn(object: PDFObject | undefined): (PDFObject | undefined)[] {
  if (!(object instanceof PDFArray)) return [];
  return Array.from({ length: object.size() }, (_, index) => object.lookup(index));
}

/** The number, or the numbers of an array. */
export function numbersIn(object: PDFObject | undefined): number[] {
  if (object instanceof PDFNumber) return [object.asNumber()];
  return listIn(object).flatMap((each) => (each instanceof PDFNumber ? each.asNumber() : []));
}

export const numberIn = (dict: PDFDict | undefined, key: string): number | undefined =>
  numbersIn(entry(dict, key))[0];
