import { text } from "node:stream/consumers";
import { XMLParser } from "fast-xml-parser";
import writeWorkbook from "write-excel-file/node";
import { fromBufferPromise } from "yauzl";
import { createZip } from "../steps/zip";

/** Test workbooks: written by another library than the shop reads with, and by hand for what no library writes. */

type Value = string | number | boolean | Date | null;

/** A value, optionally with an Excel format such as "0.0%". */
export type WrittenCell = Value | { value: Value; format: string };

const TYPES = { string: String, number: Number, boolean: Boolean } as const;

function toWritten(cell: WrittenCell) {
  const { value, format } =
    cell !== null && typeof cell === "object" && "format" in cell
      ? cell
      : { value: cell, format: undefined };
  if (value === null) return null;
  if (value instanceof Date) return { type: Date, value, format: format ?? "dd/mm/yyyy" };
  const type = TYPES[typeof value as keyof typeof TYPES];
  return { type, value, ...(format && { format }) };
}

/** Returns an XLSX file of one sheet. */
export const writeXlsx = (rows: readonly (readonly WrittenCell[])[]): Promise<Buffer> =>
  writeWorkbook(rows.map((row) => row.map(toWritten)) as never).toBuffer();

export interface RawSheet {
  name: string;
  /** The content of <worksheet>. */
  xml: string;
  state?: "hidden" | "veryHidden";
}

interface RawWorkbook {
  sheets: readonly RawSheet[];
  /** The content of <workbook> before its sheets. */
  properties?: string;
  sharedStrings?: readonly string[];
  /** Cell formats, by style number from 1. */
  formats?: readonly string[];
  /** Additional parts, or replacements of those made here. */
  parts?: Readonly<Record<string, string | Buffer>>;
}

const HEAD = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const MAIN = 'xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"';
const OFFICE = "http://schemas.openxmlformats.org/officeDocument/2006/relationships";
const PACKAGE = "http://schemas.openxmlformats.org/package/2006";
const TYPE = "application/vnd.openxmlformats-officedocument.spreadsheetml";

/** Returns an XLSX file with hand-written XML. */
export function rawXlsx({
  sheets,
  properties = "",
  sharedStrings,
  formats,
  parts,
}: RawWorkbook): Buffer {
  const sheetFiles = sheets.map(({ xml }, index): [string, string] => [
    `xl/worksheets/sheet${index + 1}.xml`,
    `${HEAD}<worksheet ${MAIN}>${xml}</worksheet>`,
  ]);
  const named = sheets.map(
    ({ name, state }, index) =>
      `<sheet name="${name}" sheetId="${index + 1}" r:id="rId${index + 1}"${state ? ` state="${state}"` : ""}/>`,
  );
  const related = [
    ...sheets.map((_, index) => ["worksheet", `worksheets/sheet${index + 1}.xml`]),
    ["styles", "styles.xml"],
    ["sharedStrings", "sharedStrings.xml"],
  ].map(
    ([type, target], index) =>
      `<Relationship Id="rId${index + 1}" Type="${OFFICE}/${type}" Target="${target}"/>`,
  );
  const styles = (formats ?? []).map(
    (code, n) => `<numFmt numFmtId="${164 + n}" formatCode="${code}"/>`,
  );
  const xfs = ["", ...(formats ?? [])].map(
    (_, n) => `<xf numFmtId="${n === 0 ? 0 : 163 + n}" applyNumberFormat="1"/>`,
  );
  const content: Record<string, string | Buffer> = {
    "[Content_Types].xml": `${HEAD}<Types xmlns="${PACKAGE}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="${TYPE}.sheet.main+xml"/>${sheets.map((_, n) => `<Override PartName="/xl/worksheets/sheet${n + 1}.xml" ContentType="${TYPE}.worksheet+xml"/>`).join("")}<Override PartName="/xl/styles.xml" ContentType="${TYPE}.styles+xml"/><Override PartName="/xl/sharedStrings.xml" ContentType="${TYPE}.sharedStrings+xml"/></Types>`,
    "_rels/.rels": `${HEAD}<Relationships xmlns="${PACKAGE}/relationships"><Relationship Id="rId1" Type="${OFFICE}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
    "xl/workbook.xml": `${HEAD}<workbook ${MAIN} xmlns:r="${OFFICE}">${properties}<sheets>${named.join("")}</sheets></workbook>`,
    "xl/_rels/workbook.xml.rels": `${HEAD}<Relationships xmlns="${PACKAGE}/relationships">${related.join("")}</Relationships>`,
    "xl/styles.xml": `${HEAD}<styleSheet ${MAIN}><numFmts>${styles.join("")}</numFmts><cellXfs>${xfs.join("")}</cellXfs></styleSheet>`,
    "xl/sharedStrings.xml": `${HEAD}<sst ${MAIN}>${(sharedStrings ?? []).map((text) => `<si>${text}</si>`).join("")}</sst>`,
    ...Object.fromEntries(sheetFiles),
    ...parts,
  };
  return createZip(
    Object.entries(content).map(([name, text]) => ({ name, content: Buffer.from(text) })),
  );
}

interface XmlCell {
  "@r": string;
  "@t"?: string;
  v?: string;
  f?: unknown;
  is?: { t: string };
}

const parser = new XMLParser({
  ignoreAttributes: false,
  attributeNamePrefix: "@",
  parseTagValue: false,
  trimValues: false,
  isArray: (name) => ["row", "c", "si"].includes(name),
});

/** The cells of a workbook's first sheet from its XML, read without the shop's library; a formula fails. */
export async function readSheet(bytes: Buffer): Promise<(string | number | null)[][]> {
  const parts = new Map<string, string>();
  const zip = await fromBufferPromise(bytes);
  for await (const entry of zip.eachEntry()) {
    parts.set(entry.fileName, await text(await zip.openReadStreamPromise(entry)));
  }
  const parse = (name: string) => parser.parse(parts.get(name) ?? "") as Record<string, never>;
  const { sst = { si: [] } } = parse("xl/sharedStrings.xml") as {
    sst?: { si: { t: string | { "#text": string } }[] };
  };
  const shared = sst.si.map(({ t }) => (typeof t === "string" ? t : t["#text"]));
  const { worksheet } = parse("xl/worksheets/sheet1.xml") as unknown as {
    worksheet: { sheetData: { row: { c?: XmlCell[] }[] } };
  };
  const rows = worksheet.sheetData.row.map(
    ({ c = [] }) => new Map(c.map((cell) => [findColumn(cell["@r"]), cell])),
  );
  const width = Math.max(...rows.flatMap((cells) => [...cells.keys()])) + 1;
  return rows.map((cells) =>
    Array.from({ length: width }, (_, column) => readCell(cells.get(column), shared)),
  );
}

function readCell(cell: XmlCell | undefined, shared: readonly string[]): string | number | null {
  if (!cell) return null;
  const { v = "", f, is } = cell;
  const type = cell["@t"] ?? "n";
  if (f !== undefined) throw new Error(`${cell["@r"]} is a formula`);
  if (type === "s") return shared[Number(v)] ?? null;
  if (type === "inlineStr") return is?.t ?? null;
  return type === "n" ? Number(v) : v;
}

/** "AB7" is in column 27, counted from 0. */
const findColumn = (place: string) =>
  place
    .replace(/\d+$/, "")
    .split("")
    .reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1;
