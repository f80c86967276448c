import type { PDFDict } from "@cantoo/pdf-lib";
import { getScale, type Matrix } from "../matrix";
import type { PageFacts } from "../facts";
import { isRgb, isSeen, isWhite, listInks, type Colour } from "./colours";
import { fontName, isEmbedded } from "./fonts";
import type { Sheet } from "./page-boxes";

const INCH_MM = 25.4;

/** Findings of a page. Matrices map to millimetres from the top left of its trim. */
export class Notes {
  readonly #fonts = new Set<string>();
  readonly #inks = new Set<string>();
  readonly #overprinted = new Set<string>();
  #isWhiteLost = false;
  #picture: PageFacts["picture"] = null;
  #line: PageFacts["line"] = null;
  #rgb = false;
  #isBlank = true;
  #isDamaged = false;

  facts({ trim, bleed }: Sheet): PageFacts {
    return {
      trim,
      bleed,
      picture: this.#picture,
      pixels: null,
      line: this.#line,
      rgb: this.#rgb,
      fonts: [...this.#fonts],
      inks: [...this.#inks],
      overprinted: [...this.#overprinted],
      isWhiteLost: this.#isWhiteLost,
      isLinked: false,
      isBlank: this.#isBlank,
      isDamaged: this.#isDamaged,
    };
  }

  /** Part of the page is missing from the file, or cannot be read completely. */
  damage(): void {
    this.#isDamaged = true;
  }

  use(colour: Colour, isOverprinted: boolean): void {
    const inks = listInks(colour);
    if (isRgb(colour)) this.#rgb = true;
    for (const ink of inks) this.#inks.add(ink);
    if (isSeen(colour)) this.#isBlank = false;
    if (!isOverprinted) return;
    if (isWhite(colour)) this.#isWhiteLost = true;
    // Text is usually printed black over a colour.
    for (const ink of inks) if (ink !== "black") this.#overprinted.add(ink);
  }

  /** A line of this width in content units. */
  strike(width: number, matrix: Matrix, [x, y]: readonly [number, number]): void {
    const points = (width * getScale(matrix) * 72) / INCH_MM;
    if (this.#line && this.#line.points <= points) return;
    const [a, b, c, d, e, f] = matrix;
    this.#line = { points, x: a * x + c * y + e, y: b * x + d * y + f };
  }

  font(font: PDFDict): void {
    if (!isEmbedded(font)) this.#fonts.add(fontName(font));
  }

  /** A picture that fills the unit square of the content. */
  picture({ width, height }: { width: number; height: number }, matrix: Matrix): void {
    const [a, b, c, d, e, f] = matrix;
    const ppi = Math.min(
      (width * INCH_MM) / Math.hypot(a, b),
      (height * INCH_MM) / Math.hypot(c, d),
    );
    if (!Number.isFinite(ppi) || ppi >= (this.#picture?.ppi ?? Infinity)) return;
    this.#picture = { ppi, x: e, y: f };
  }
}
