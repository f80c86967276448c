import "server-only";
import { ReadableDocument } from "./readable-document";
import type { Pdf } from "./typeset";

export interface DocumentFacts {
  title: string;
  /** The shop that issues the document. */
  author: string;
  /** The document's own date, so that the same document gives the same bytes. */
  date: Date;
  /** Points; A4 by default. */
  size?: readonly [width: number, height: number];
}

/** Opens a tagged PDF without a page. */
export function openDocument({ title, author, date, size }: DocumentFacts): Pdf {
  return new ReadableDocument({
    size: size ? [...size] : "A4",
    margin: 0,
    autoFirstPage: false,
    // Every text sets its font (typeset.ts); otherwise pdfkit would load Helvetica first, which no document uses.
    font: "",
    pdfVersion: "1.7",
    tagged: true,
    lang: "en-IN",
    displayTitle: true,
    info: {
      Title: title,
      Author: author,
      Subject: `${title} of ${author}`,
      Creator: author,
      CreationDate: date,
      ModDate: date,
    },
  });
}
