import {
  PDFArray,
  PDFDocument,
  type PDFObject,
  type PDFPage,
  PDFName,
  PDFStream,
} from "@cantoo/pdf-lib";
import { IDENTITY } from "../matrix";
import { BROKEN_FILE, type FileFacts, type PageFacts } from "../facts";
import { drawNotes } from "./annotations";
import { Bounds } from "./bounds";
import type { Reading } from "./content";
import { DamagedStream } from "./damaged-stream";
import { firstState } from "./graphics-state";
import { Layers } from "./layers";
import { Notes } from "./notes";
import { readSheet } from "./page-boxes";
import { Streams } from "./streams";
import { Walk } from "./walk";

/** Reads the facts of a PDF for the preflight. Only for `read-program.ts`: a hostile file may exhaust its process. */

const MOST_PAGES = 20;

/** @throws RangeError for a file beyond the limits */
export async function readPdf(bytes: Uint8Array): Promise<FileFacts> {
  // The library takes long to recover a truncated file.
  const document = isWhole(bytes) ? await load(bytes) : null;
  if (document?.isEncrypted) return { ...BROKEN_FILE, state: "encrypted" };
  const all = document ? listPages(document) : [];
  if (!document || all.length === 0) return BROKEN_FILE;
  const bounds = new Bounds();
  const common = { bounds, streams: new Streams(bounds), layers: new Layers(document) };
  return {
    state: "read",
    form: "pages",
    count: all.length,
    pages: all
      .slice(0, MOST_PAGES)
      .map((page) => readPage(page, { ...common, notes: new Notes() })),
  };
}

const load = (bytes: Uint8Array) =>
  PDFDocument.load(bytes, { ignoreEncryption: true, updateMetadata: false }).catch(() => null);

/** Bytes at the end in which a file must state its end. */
const TAIL = 2048;

/**
 * True for a complete file. A truncated one has no end marker, or one of an earlier revision, followed by other
 * objects.
 */
function isWhole(bytes: Uint8Array): boolean {
  let end = bytes.length;
  while (end > 0 && (bytes[end - 1] ?? 0) <= 0x20) end -= 1;
  const tail = Buffer.from(bytes.subarray(Math.max(0, end - TAIL), end)).toString("latin1");
  const mark = tail.lastIndexOf("%%EOF");
  return mark >= 0 && !/\d\s+\d+\s+obj\b/.test(tail.slice(mark));
}

/** Returns no pages for a file whose catalogue or page tree is missing. */
function listPages(document: PDFDocument): PDFPage[] {
  try {
    return document.getPages();
  } catch {
    return [];
  }
}

function readPage(page: PDFPage, reading: Reading): PageFacts {
  const { notes, streams } = reading;
  const sheet = readSheet(page);
  if (!sheet) return { ...new Notes().facts(NO_SHEET), isDamaged: true };
  const walk = new Walk(reading);
  const content = {
    resources: page.node.Resources(),
    state: firstState(sheet.matrix),
    depth: 0,
    isStencil: false,
    isMask: false,
  };
  walk.run({ ...content, bytes: readContents(page, streams, notes) });
  drawNotes(page, { ...content, state: firstState(sheet.matrix) }, { walk, ...reading });
  return notes.facts(sheet);
}

const NO_SHEET = { trim: null, bleed: null, matrix: IDENTITY };

/** Several streams of one page form one content, in which operators may cross their borders. */
function readContents(page: PDFPage, streams: Streams, notes: Notes): Uint8Array {
  const { node } = page;
  const named = node.get(PDFName.of("Contents"));
  const contents = node.context.lookup(named);
  if (named && !contents) notes.damage();
  const parts = contents instanceof PDFArray ? contents.asArray() : contents ? [contents] : [];
  const bytes = parts.flatMap((part) => {
    const found = readPart(node.context.lookup(part), streams);
    if (!found) notes.damage();
    return found ? [found, NEW_LINE] : [];
  });
  return Buffer.concat(bytes);
}

const NEW_LINE = Buffer.from("\n");

/** Null for a missing or damaged stream. */
function readPart(part: PDFObject | undefined, streams: Streams): Uint8Array | null {
  if (!(part instanceof PDFStream)) return null;
  try {
    return streams.bytesOf(part);
  } catch (error) {
    if (error instanceof DamagedStream) return null;
    throw error;
  }
}
