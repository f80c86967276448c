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

/** Reads what a preflight has to know of a PDF. Only for `read-program.ts`: a hostile file may take all it can get. */

const MOST_PAGES = 20;

/** @throws RangeError for a file that has more to read than one may have */
export async function readPdf(bytes: Uint8Array): Promise<FileFacts> {
  // The library takes long to find what is left of a file that was cut off.
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

/** Within which a file says that it ends. */
const TAIL = 2048;

/**
 * Whether the end of the file is its end. One that was cut off has none, or has one of an earlier state, after which
 * other objects begin.
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

/** Streams of one page are one content, also where an operator goes over their border. */
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

/** Null for one that is missing or damaged. */
function readPart(part: PDFObject | undefined, streams: Streams): Uint8Array | null {
  if (!(part instanceof PDFStream)) return null;
  try {
    return streams.bytesOf(part);
  } catch (error) {
    if (error instanceof DamagedStream) return null;
    throw error;
  }
}
