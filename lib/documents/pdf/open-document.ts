import "server-only";
import PDFDocument from "pdfkit";
import type { Pdf } from "./typeset";

export interface DocumentFacts {
  title: string;
  /** Whose it is. */
  author: string;
  /** The paper's own, so that the same paper gives the same bytes. */
  date: Date;
  /** Points; A4 without it. */
  size?: readonly [width: number, height: number];
}

/** A tagged PDF without a page. */
export function openDocument({ title, author, date, size }: DocumentFacts): Pdf {
  return new PDFDocument({
    size: size ? [...size] : "A4",
    margin: 0,
    autoFirstPage: false,
    // Every text says its face (set-face.ts); pdfkit would read Helvetica first, which no paper shows.
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
