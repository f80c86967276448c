import { fromBufferPromise, type Entry, type ZipFile } from "yauzl";
import { CFB } from "@e965/xlsx";

const MB = 1024 * 1024;

/** Unpacked bytes of all parts that are read: room for a million rows that are formatted and empty. */
const MOST_BYTES = 48 * MB;
const MOST_PARTS = 500;

/** Parts that hold cells, their texts and formats, and the way to them: no pictures, drawings, caches or programs. */
const READ =
  /^(\[content_types\]\.xml|_rels\/\.rels|xl\/(_rels\/[^/]+\.rels|(worksheets\/)?[^/]+\.xml))$/i;

/** The library's own container, which has no types. */
const container = CFB as {
  utils: {
    cfb_new: () => object;
    cfb_add: (parts: object, name: string, content: Buffer) => void;
  };
  write: (parts: object, options: { type: "buffer"; fileType: "zip" }) => Buffer;
};

/** The reason why a ZIP file is no readable workbook, as a message. */
export class WorkbookProblem extends Error {}

const DAMAGED =
  "This Excel file is damaged. Open it in Excel, save it again and choose it once more.";
const TOO_MUCH =
  "This workbook unpacks to more than can be read. Copy the table alone into a new workbook, or save it as CSV.";
const OTHER_PROGRAM =
  "This file is of another program. Save it there as “Excel Workbook (.xlsx)” or CSV and choose that.";
const ENTITIES =
  "This Excel file has definitions that Excel does not write. Save it anew in Excel.";

/**
 * Unpacks the needed parts of a workbook, counting bytes as they come, and packs them again without compression, so
 * that the library unpacks no more than was counted here.
 * @throws WorkbookProblem
 */
export async function unpackWorkbook(bytes: Buffer, mostBytes = MOST_BYTES): Promise<Buffer> {
  const zip = await fromBufferPromise(bytes).catch(damaged);
  const parts = container.utils.cfb_new();
  let left = mostBytes;
  for await (const entry of listEntries(zip)) {
    const content = await unpackEntry(zip, entry, left);
    left -= content.byteLength;
    refuseOdd(content);
    container.utils.cfb_add(parts, `/${entry.fileName}`, content);
  }
  return container.write(parts, { type: "buffer", fileType: "zip" });
}

const damaged = (): never => {
  throw new WorkbookProblem(DAMAGED);
};

async function* listEntries(zip: ZipFile): AsyncGenerator<Entry> {
  const names = new Set<string>();
  let taken = 0;
  try {
    for await (const entry of zip.eachEntry()) {
      const name = entry.fileName.toLowerCase();
      if (taken > MOST_PARTS || names.has(name)) damaged();
      names.add(name);
      if (!READ.test(entry.fileName)) continue;
      taken += 1;
      yield entry;
    }
  } catch (error) {
    throw error instanceof WorkbookProblem ? error : new WorkbookProblem(DAMAGED);
  }
  if (![...names].some((name) => /^xl\/workbook\d*\.xml$/.test(name)))
    throw new WorkbookProblem(OTHER_PROGRAM);
}

async function unpackEntry(zip: ZipFile, entry: Entry, most: number): Promise<Buffer> {
  if (entry.isEncrypted() || !entry.canDecodeFileData()) damaged();
  if (entry.uncompressedSize > most) throw new WorkbookProblem(TOO_MUCH);
  const chunks: Buffer[] = [];
  let left = most;
  try {
    for await (const chunk of (await zip.openReadStreamPromise(entry)) as AsyncIterable<Buffer>) {
      left -= chunk.byteLength;
      if (left < 0) throw new WorkbookProblem(TOO_MUCH);
      chunks.push(chunk);
    }
  } catch (error) {
    throw error instanceof WorkbookProblem ? error : new WorkbookProblem(DAMAGED);
  }
  return Buffer.concat(chunks);
}

/** The last row of Excel has seven digits, its last column three letters. */
const FAR = /<(?:\w+:)?(?:c|row) [^>]*\br="(?:[A-Za-z]{4}|[A-Za-z]*\d{8})/;

/**
 * Constructs that no program writes: a document type, whose entities can grow without bound, and addresses beyond the
 * sheet.
 */
function refuseOdd(content: Buffer): void {
  const text = content.toString("latin1");
  if (/<!\s*(doctype|entity)/i.test(text.slice(0, 4096))) throw new WorkbookProblem(ENTITIES);
  if (FAR.test(text)) damaged();
}
