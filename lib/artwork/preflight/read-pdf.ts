import { inflateSync } from "node:zlib";
import {
  decodePDFRawStream,
  PDFArray,
  PDFDict,
  PDFDocument,
  PDFName,
  PDFNumber,
  PDFRawStream,
  type PDFObject,
  type PDFPage,
  PDFStream,
} from "@cantoo/pdf-lib";
import { BROKEN_FILE, type FileFacts, type PageFacts } from "./facts";
import { listInks, isRgb, readSpace, type Colour } from "./colours";
import { IDENTITY, getScale, times, toMatrix, type Matrix } from "./matrix";
import { readOperators, type Operand } from "./read-operators";

/** Reads what a preflight has to know of a PDF. Only for `read-program.ts`: a hostile file may take all it can get. */

const MOST_PAGES = 20;
const MOST_BYTES = 64 * 1024 * 1024;
/** Forms within forms, and operators of a page with all its forms. */
const MOST_DEPTH = 12;
const MOST_OPERATORS = 2_000_000;

const MM = 72 / 25.4;

/** @throws Error for a file that cannot be read to its end, such as one that grows without bound */
export async function readPdf(bytes: Uint8Array): Promise<FileFacts> {
  const document = await load(bytes);
  if (document?.isEncrypted) return { ...BROKEN_FILE, state: "encrypted" };
  const all = document ? listPages(document) : [];
  if (all.length === 0) return BROKEN_FILE;
  return {
    state: "read",
    form: "pages",
    count: all.length,
    pages: all.slice(0, MOST_PAGES).map(readPage),
  };
}

const load = (bytes: Uint8Array) =>
  PDFDocument.load(bytes, { ignoreEncryption: true, updateMetadata: false }).catch(() => null);

/** Returns no pages for a file whose catalogue or page tree is missing. */
function listPages(document: PDFDocument): PDFPage[] {
  try {
    return document.getPages();
  } catch {
    return [];
  }
}

interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** Millimetres between two boxes at the side where they are nearest. */
function getBleed(outer: Box, trim: Box): number {
  const sides = [
    trim.x - outer.x,
    trim.y - outer.y,
    outer.x + outer.width - trim.x - trim.width,
    outer.y + outer.height - trim.y - trim.height,
  ];
  return Math.max(0, Math.min(...sides) / MM);
}

function readPage(page: PDFPage): PageFacts {
  const trim = page.getTrimBox();
  const [unit = 1] = numbersIn(page.node.lookup(PDFName.of("UserUnit")));
  const [width, height] = [(trim.width * unit) / MM, (trim.height * unit) / MM];
  const facts: PageFacts = {
    trim: { width, height },
    bleed: getBleed(page.getBleedBox(), trim),
    picture: null,
    line: null,
    rgb: false,
    fonts: [],
    inks: [],
    isLinked: false,
  };
  const walk = new Walk(facts, trim);
  const resources = page.node.Resources();
  for (const content of listContents(page)) walk.run(content, resources, IDENTITY, 0);
  return walk.facts();
}

/** Streams of one page are one content, also where an operator goes over their border. */
function listContents(page: PDFPage): Uint8Array[] {
  const contents = page.node.Contents();
  const streams =
    contents instanceof PDFArray
      ? contents.asArray().map((entry) => page.doc.context.lookup(entry))
      : [contents];
  const parts = streams.flatMap((stream) =>
    stream instanceof PDFStream ? [Buffer.from(toBytes(stream)), Buffer.from("\n")] : [],
  );
  return parts.length > 0 ? [new Uint8Array(Buffer.concat(parts))] : [];
}

function toBytes(stream: PDFStream): Uint8Array {
  if (!(stream instanceof PDFRawStream)) return stream.getContents();
  const filter = stream.dict.lookup(PDFName.of("Filter"));
  const isFlate = filter instanceof PDFName && filter.asString() === "/FlateDecode";
  if (!isFlate || stream.dict.has(PDFName.of("DecodeParms"))) {
    return decodePDFRawStream(stream).decode();
  }
  return inflateSync(stream.getContents(), { maxOutputLength: MOST_BYTES });
}

interface State {
  ctm: Matrix;
  lineWidth: number;
  fill: Colour;
  stroke: Colour;
  font: PDFDict | undefined;
}

const BLACK: Colour = { space: { kind: "gray" }, parts: [0] };

const FILLS = new Set(["f", "F", "f*", "B", "B*", "b", "b*"]);
const STROKES = new Set(["S", "s", "B", "B*", "b", "b*"]);
const TEXTS = new Set(["Tj", "TJ", "'", '"']);
const DEVICE = { g: "gray", rg: "rgb", k: "cmyk" } as const;

/** Goes through the content of one page and notes what it meets. */
class Walk {
  readonly #facts: PageFacts;
  readonly #trim: Box;
  readonly #fonts = new Set<string>();
  readonly #inks = new Set<string>();
  #operators = 0;

  constructor(facts: PageFacts, trim: Box) {
    this.#facts = facts;
    this.#trim = trim;
  }

  facts(): PageFacts {
    return { ...this.#facts, fonts: [...this.#fonts], inks: [...this.#inks] };
  }

  run(content: Uint8Array, resources: PDFDict | undefined, ctm: Matrix, depth: number): void {
    let state: State = { ctm, lineWidth: 1, fill: BLACK, stroke: BLACK, font: undefined };
    const kept: State[] = [];
    for (const { name, operands } of readOperators(content)) {
      this.#operators += 1;
      if (this.#operators > MOST_OPERATORS) return;
      if (name === "q") kept.push({ ...state });
      else if (name === "Q") state = kept.pop() ?? state;
      else if (name === "Do")
        this.#draw(state, find(resources, "XObject", operands[0]), resources, depth);
      else this.#step(state, name, operands, resources);
    }
  }

  #step(state: State, name: string, operands: Operand[], resources: PDFDict | undefined): void {
    const [first] = operands;
    if (name === "cm") state.ctm = times(toMatrix(operands), state.ctm);
    else if (name === "w") state.lineWidth = Number(first) || 0;
    else if (name === "gs") state.lineWidth = widthIn(find(resources, "ExtGState", first), state);
    else if (name === "Tf") state.font = findDict(find(resources, "Font", first));
    else this.#colour(state, name, operands, resources);
    if (FILLS.has(name)) this.#use(state.fill);
    if (STROKES.has(name)) this.#strike(state);
    if (TEXTS.has(name)) this.#write(state);
  }

  #colour(state: State, name: string, operands: Operand[], resources: PDFDict | undefined): void {
    const side = name === name.toLowerCase() ? "fill" : "stroke";
    const lower = name.toLowerCase();
    const parts = operands.filter((part) => typeof part === "number");
    if (lower === "g" || lower === "rg" || lower === "k") {
      state[side] = { space: { kind: DEVICE[lower] }, parts };
    } else if (lower === "cs") {
      const [space] = operands;
      const named = find(resources, "ColorSpace", space);
      state[side] = { space: readSpace(named ?? PDFName.of(String(space))), parts: [] };
    } else if (lower === "sc" || lower === "scn") state[side] = { ...state[side], parts };
  }

  #use(colour: Colour): void {
    if (isRgb(colour)) this.#facts.rgb = true;
    for (const ink of listInks(colour)) this.#inks.add(ink);
  }

  #strike({ ctm, lineWidth, stroke }: State): void {
    this.#use(stroke);
    const points = lineWidth * getScale(ctm);
    if (this.#facts.line && this.#facts.line.points <= points) return;
    this.#facts.line = { points, ...this.#placeOf(ctm) };
  }

  #write({ fill, font }: State): void {
    this.#use(fill);
    if (font && !isEmbedded(font)) this.#fonts.add(getName(font));
  }

  #draw(
    { ctm, fill }: State,
    object: PDFObject | undefined,
    resources: PDFDict | undefined,
    depth: number,
  ): void {
    if (!(object instanceof PDFStream)) return;
    const { dict } = object;
    const kind = dict.lookup(PDFName.of("Subtype"));
    if (kind === PDFName.of("Image")) this.#picture(dict, ctm, fill);
    if (kind !== PDFName.of("Form") || depth >= MOST_DEPTH) return;
    const own = findDict(dict.lookup(PDFName.of("Resources"))) ?? resources;
    const matrix = numbersIn(dict.lookup(PDFName.of("Matrix")));
    this.run(toBytes(object), own, times(toMatrix(matrix), ctm), depth + 1);
  }

  #picture(dict: PDFDict, ctm: Matrix, fill: Colour): void {
    const pixels = (name: string) => numbersIn(dict.lookup(PDFName.of(name)))[0] ?? 0;
    const [a, b, c, d] = ctm;
    const ppi = Math.min(
      (pixels("Width") * 72) / Math.hypot(a, b),
      (pixels("Height") * 72) / Math.hypot(c, d),
    );
    if (Number.isFinite(ppi) && ppi < (this.#facts.picture?.ppi ?? Infinity)) {
      this.#facts.picture = { ppi, ...this.#placeOf(ctm) };
    }
    const isMask = dict.lookup(PDFName.of("ImageMask"))?.toString() === "true";
    if (isMask) this.#use(fill);
    else this.#use({ space: readSpace(dict.lookup(PDFName.of("ColorSpace"))), parts: null });
  }

  #placeOf([, , , , e, f]: Matrix): { x: number; y: number } {
    const { x, y, height } = this.#trim;
    return { x: (e - x) / MM, y: (y + height - f) / MM };
  }
}

const findDict = (object: PDFObject | undefined) =>
  object instanceof PDFDict ? object : undefined;

function find(resources: PDFDict | undefined, kind: string, name: Operand | undefined) {
  if (typeof name !== "string") return undefined;
  return findDict(resources?.lookup(PDFName.of(kind)))?.lookup(PDFName.of(name));
}

function numbersIn(object: PDFObject | undefined): number[] {
  if (object instanceof PDFNumber) return [object.asNumber()];
  if (!(object instanceof PDFArray)) return [];
  return object.asArray().flatMap((entry) => (entry instanceof PDFNumber ? entry.asNumber() : []));
}

function widthIn(graphics: PDFObject | undefined, { lineWidth }: State): number {
  const [width = lineWidth] = numbersIn(findDict(graphics)?.lookup(PDFName.of("LW")));
  return width;
}

const getName = (font: PDFDict): string =>
  (font.lookup(PDFName.of("BaseFont"))?.toString() ?? "/unnamed")
    .slice(1)
    .replace(/^[A-Z]{6}\+/, "");

const FILES = ["FontFile", "FontFile2", "FontFile3"];

/** A font that is made of drawings (Type 3) is always in the file. */
function isEmbedded(font: PDFDict): boolean {
  if (font.lookup(PDFName.of("Subtype")) === PDFName.of("Type3")) return true;
  const [descendant] =
    (font.lookup(PDFName.of("DescendantFonts")) as PDFArray | undefined)?.asArray() ?? [];
  const holder = descendant ? findDict(font.context.lookup(descendant)) : font;
  const descriptor = findDict(holder?.lookup(PDFName.of("FontDescriptor")));
  return FILES.some((name) => descriptor?.has(PDFName.of(name)));
}
