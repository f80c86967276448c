import { expect } from "vitest";
import { readPdf } from "@/lib/artwork/preflight/pdf/read-pdf";

/** Writes small PDFs as text, so that a test controls every byte. */

/** An object of a PDF: as text, or a stream with its bytes. */
export type PdfObject = string | { dict: string; bytes: string | Uint8Array };

const MM = 72 / 25.4;

/** 100 × 50 mm trim size, on a sheet with 3 mm of bleed. */
export const BOXES = `/MediaBox [0 0 ${106 * MM} ${56 * MM}] /TrimBox [${3 * MM} ${3 * MM} ${103 * MM} ${53 * MM}]`;

export interface PdfPage {
  /** The content stream; a reference, such as "9 0 R", for content elsewhere, or "" for none. */
  content?: string | Uint8Array;
  resources?: string;
  /** Entries of the page dictionary. */
  page?: string;
  /** Entries of the catalogue dictionary. */
  catalogue?: string;
  /** Objects from number 5 on. */
  objects?: PdfObject[];
}

export function pdfFile({
  content = "",
  resources = "",
  page = BOXES,
  catalogue = "",
  objects = [],
}: PdfPage): Buffer {
  const isElsewhere = typeof content === "string" && /^\d+ 0 R$/.test(content);
  const all: PdfObject[] = [
    `<< /Type /Catalog /Pages 2 0 R ${catalogue} >>`,
    "<< /Type /Pages /Kids [3 0 R] /Count 1 >>",
    `<< /Type /Page /Parent 2 0 R ${page} /Resources << ${resources} >> /Contents ${isElsewhere ? content : "4 0 R"} >>`,
    { dict: "", bytes: isElsewhere ? "" : content },
    ...objects,
  ];
  const parts: Buffer[] = [Buffer.from("%PDF-1.7\n")];
  const offsets = all.map((object, index) => {
    const offset = Buffer.concat(parts).length;
    parts.push(Buffer.from(`${index + 1} 0 obj\n`), written(object), Buffer.from("\nendobj\n"));
    return offset;
  });
  const start = Buffer.concat(parts).length;
  const rows = offsets.map((offset) => `${String(offset).padStart(10, "0")} 00000 n \n`);
  parts.push(
    Buffer.from(
      `xref\n0 ${all.length + 1}\n0000000000 65535 f \n${rows.join("")}trailer\n<< /Size ${all.length + 1} /Root 1 0 R >>\nstartxref\n${start}\n%%EOF\n`,
    ),
  );
  return Buffer.concat(parts);
}

function written(object: PdfObject): Buffer {
  if (typeof object === "string") return Buffer.from(object, "latin1");
  const bytes = Buffer.from(object.bytes as string, "latin1");
  const head = `<< ${object.dict} /Length ${bytes.length} >>\nstream\n`;
  return Buffer.concat([Buffer.from(head, "latin1"), bytes, Buffer.from("\nendstream")]);
}

/** Reads a one-page PDF with the preflight. */
export async function readPage(page: PdfPage) {
  const facts = await readPdf(pdfFile(page));
  const [first] = facts.pages;
  if (!first) throw new Error(`It is ${facts.state}.`);
  return first;
}

/** The inks of an undamaged, non-blank page, and "rgb". */
export async function listUsed(page: PdfPage): Promise<string[]> {
  const { inks, rgb, isBlank, isDamaged } = await readPage(page);
  expect({ isBlank, isDamaged }).toEqual({ isBlank: false, isDamaged: false });
  return rgb ? [...inks, "rgb"] : inks;
}

export const TWO_ENDS = "/FunctionType 2 /Domain [0 1] /N 1";
export const SPOT = "[/Separation /PANTONE#20347#20C /DeviceCMYK 9 0 R]";
