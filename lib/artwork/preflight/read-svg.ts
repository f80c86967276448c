import "server-only";
import { Parser } from "htmlparser2";
import sharp from "sharp";
import { BROKEN_FILE, type FileFacts, type PageFacts } from "./facts";
import { IDENTITY, getScale, times, type Matrix } from "./matrix";
import {
  startOf,
  findNumber,
  findSheet,
  transformed,
  viewMatrix,
  type Attributes,
} from "./svg-place";
import { getFamily, isScreenColour, StyleSheet, type Style } from "./svg-style";

/**
 * Reads the facts of an SVG for the preflight. Only for `read-program.ts`. The parser knows only XML's own entities;
 * nothing is fetched or executed. Content of `defs` counts only for its colours.
 */

const MOST_DEPTH = 200;
const MOST_ELEMENTS = 1_000_000;
const MOST_PICTURES = 500;
const POINTS = 72 / 25.4;

const SHAPES = new Set([
  "rect",
  "circle",
  "ellipse",
  "line",
  "polyline",
  "polygon",
  "path",
  "text",
  "tspan",
]);
const HIDING = new Set(
  [
    "defs",
    "clipPath",
    "mask",
    "symbol",
    "marker",
    "pattern",
    "metadata",
    "title",
    "desc",
    "script",
  ].concat(["style", "foreignObject", "linearGradient", "radialGradient", "filter"]),
);

/** @throws RangeError for a drawing beyond the limits */
export async function readSvg(bytes: Uint8Array): Promise<FileFacts> {
  const drawing = new Drawing();
  const parser = new Parser(
    {
      onopentag: (name, attributes) => drawing.open(name, attributes),
      onclosetag: () => drawing.close(),
      ontext: (text) => drawing.write(text),
    },
    { xmlMode: true },
  );
  parser.write(new TextDecoder().decode(bytes));
  if (!drawing.isWhole()) return BROKEN_FILE;
  parser.end();
  return { state: "read", form: "drawing", count: 1, pages: [await drawing.facts()] };
}

interface Level {
  name: string;
  /** To millimetres from the top left, if the drawing states its size. */
  matrix: Matrix;
  style: Style;
  isHidden: boolean;
}

interface Picture {
  content: string;
  matrix: Matrix;
  attributes: Attributes;
}

class Drawing {
  readonly #levels: Level[] = [];
  readonly #sheet = new StyleSheet();
  readonly #fonts = new Set<string>();
  readonly #pictures: Picture[] = [];
  #trim: PageFacts["trim"] = null;
  #line: PageFacts["line"] = null;
  #hasRoot = false;
  #rgb = false;
  #isLinked = false;
  #isBlank = true;
  #elements = 0;

  isWhole(): boolean {
    return this.#hasRoot && this.#levels.length === 0;
  }

  open(full: string, attributes: Attributes): void {
    this.#elements += 1;
    if (this.#levels.length >= MOST_DEPTH || this.#elements > MOST_ELEMENTS) {
      throw new RangeError("The drawing has no end.");
    }
    const name = full.replace(/^svg:/, "");
    const parent = this.#levels.at(-1);
    const style = this.#sheet.styleOf(name, attributes, parent?.style ?? {});
    const isHidden =
      (parent?.isHidden ?? false) ||
      HIDING.has(name) ||
      style.display === "none" ||
      style.visibility === "hidden";
    const matrix = parent ? this.#within(name, attributes, parent) : this.#begin(name, attributes);
    const level = { name, matrix, style, isHidden };
    this.#levels.push(level);
    if (isScreenColour(style["stop-color"])) this.#rgb = true;
    if (!isHidden) this.#draw(level, attributes);
  }

  close(): void {
    this.#levels.pop();
  }

  write(text: string): void {
    const level = this.#levels.at(-1);
    if (level?.name === "style") this.#sheet.read(text);
    if (!level || level.isHidden || !SHAPES.has(level.name) || text.trim() === "") return;
    this.#fonts.add(getFamily(level.style["font-family"]) || "of the browser");
  }

  #begin(name: string, attributes: Attributes): Matrix {
    this.#hasRoot = name === "svg";
    const sheet = findSheet(attributes);
    if (!sheet) return IDENTITY;
    this.#trim = { width: sheet.width, height: sheet.height };
    return sheet.matrix;
  }

  #within(name: string, attributes: Attributes, { matrix }: Level): Matrix {
    if (name !== "svg") return transformed(attributes.transform, matrix);
    const { x = "0", y = "0", width, height } = attributes;
    const [w, h] = [findNumber(width), findNumber(height)];
    const moved = times([1, 0, 0, 1, findNumber(x) ?? 0, findNumber(y) ?? 0], matrix);
    const view = w && h ? viewMatrix(attributes, w, h) : null;
    return view ? times(view, moved) : moved;
  }

  #draw({ name, matrix, style }: Level, attributes: Attributes): void {
    if (name === "image") this.#show(matrix, attributes);
    if (name === "use" && !getHref(attributes).startsWith("#")) this.#isLinked = true;
    if (name === "use") this.#isBlank = false;
    if (!SHAPES.has(name)) return;
    if (isPainted(style)) this.#isBlank = false;
    if (isScreenColour(style.fill) || isScreenColour(style.stroke)) this.#rgb = true;
    if ((style.stroke ?? "none") !== "none") this.#strike(matrix, style, attributes);
  }

  #strike(matrix: Matrix, style: Style, attributes: Attributes): void {
    const width = findNumber(style["stroke-width"] ?? "1");
    if (!this.#trim || !width) return;
    const points = width * getScale(matrix) * POINTS;
    if (this.#line && this.#line.points <= points) return;
    this.#line = { points, ...placeIn(matrix, startOf(attributes)) };
  }

  #show(matrix: Matrix, attributes: Attributes): void {
    const [, content] = /^data:[^,]{0,100};base64,([^]*)$/.exec(getHref(attributes)) ?? [];
    if (content === undefined) {
      this.#isLinked = true;
      this.#isBlank = false;
      return;
    }
    this.#isBlank = false;
    // Pixel colours are screen colours; the press separates them.
    this.#rgb = true;
    if (this.#trim && this.#pictures.length < MOST_PICTURES) {
      this.#pictures.push({ content, matrix, attributes });
    }
  }

  async facts(): Promise<PageFacts> {
    let picture: PageFacts["picture"] = null;
    for (const shown of this.#pictures) {
      const read = await readPicture(shown);
      if (read && read.ppi < (picture?.ppi ?? Infinity)) picture = read;
    }
    const fonts = [...this.#fonts].filter((font) => !this.#sheet.embedded.has(font));
    return {
      trim: this.#trim,
      bleed: null,
      picture,
      pixels: null,
      line: this.#line,
      rgb: this.#rgb,
      fonts,
      inks: [],
      overprinted: [],
      isWhiteLost: false,
      isLinked: this.#isLinked,
      isBlank: this.#isBlank,
      isDamaged: false,
    };
  }
}

/** True when a shape is visible on paper: not for white and "none". */
const isPainted = ({ fill = "black", stroke = "none" }: Style): boolean =>
  [fill, stroke].some((colour) => !/^(none|transparent|white|#fff|#ffffff)$/i.test(colour.trim()));

const getHref = (attributes: Attributes): string =>
  (attributes.href ?? attributes["xlink:href"] ?? "").trim();

const placeIn = ([a, b, c, d, e, f]: Matrix, [x, y]: readonly [number, number]) => ({
  x: a * x + c * y + e,
  y: b * x + d * y + f,
});

/** Null for unreadable pixels. */
async function readPicture({
  content,
  matrix,
  attributes,
}: Picture): Promise<PageFacts["picture"]> {
  const bytes = Buffer.from(content, "base64");
  const size = await sharp(bytes)
    .metadata()
    .catch(() => null);
  if (!size) return null;
  const [a, b, c, d] = matrix;
  const width = findNumber(attributes.width) ?? size.width;
  const height = findNumber(attributes.height) ?? size.height;
  const ppi = Math.min(
    (size.width * 25.4) / (width * Math.hypot(a, b)),
    (size.height * 25.4) / (height * Math.hypot(c, d)),
  );
  const place = placeIn(matrix, [findNumber(attributes.x) ?? 0, findNumber(attributes.y) ?? 0]);
  return Number.isFinite(ppi) ? { ppi, ...place } : null;
}
