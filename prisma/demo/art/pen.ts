import { type Camera, extent, TO_CAMERA } from "./camera";
import { add, along, dot, normalOf, type Pt, times, type Vec } from "./geometry";
import { toneOf } from "./light";
import { inkLine, type LineKind, lineLook, WEIGHT } from "./lines";
import { INK, mix, PAPER, shade, type Stock } from "./palette";
import { type Attributes, element, n, path, polyline, smooth } from "./path";
import { type Random, seeded } from "./random";

/**
 * Everything a form draws goes through a pen. `paint` makes the photograph-like views; `ink` makes the
 * measures view out of the same calls: paper-white faces, one ink line, dashed folds, no fibres.
 */
export type Manner = "paint" | "ink";

export interface FaceLook {
  /** Added to the tone that the light gives: inner faces take about -0.12. */
  tone?: number;
  /** How much the face darkens from its lit to its far corner; 0.09 unless told. */
  fall?: number;
  /** No outline: for facets of something soft. */
  bare?: boolean;
  /** Curve through the points instead of straight sides. */
  soft?: boolean;
  opacity?: number;
  /** Overrides the flat normal, for facets of curved sheets. */
  normal?: Vec;
}

export class Pen {
  readonly camera: Camera;
  readonly manner: Manner;
  readonly random: Random;
  private readonly defs: string[] = [];

  constructor(camera: Camera, manner: Manner, seed: string) {
    this.camera = camera;
    this.manner = manner;
    this.random = seeded(seed);
  }

  get inking(): boolean {
    return this.manner === "ink";
  }

  at(p: Vec): Pt {
    return this.camera.project(p);
  }

  px(mm: number): number {
    return mm * this.camera.scale;
  }

  /** Registers a gradient or clip and returns its reference, `url(#…)`. */
  define(name: string, attributes: Attributes, inside: string): string {
    const id = `d${this.defs.length}`;
    this.defs.push(element(name, { id, ...attributes }, inside));
    return `url(#${id})`;
  }

  definitions(): string {
    return this.defs.length ? `<defs>${this.defs.join("")}</defs>` : "";
  }

  /** Linear gradient on screen from a to b; stops as [offset, colour, opacity]. */
  gradient(a: Pt, b: Pt, stops: readonly (readonly [number, string, number?])[]): string {
    const marks = stops.map(([offset, colour, opacity]) =>
      element("stop", { offset, "stop-color": colour, "stop-opacity": opacity }),
    );
    const ends = { x1: n(a[0]), y1: n(a[1]), x2: n(b[0]), y2: n(b[1]) };
    return this.define(
      "linearGradient",
      { gradientUnits: "userSpaceOnUse", ...ends },
      marks.join(""),
    );
  }

  /** A flat face of a sheet; colour is the material's, the light is put on here. */
  face(points: readonly Vec[], colour: string, look: FaceLook = {}): string {
    const flat = points.map((p) => this.at(p));
    const d = look.soft ? smooth(flat, true) : polyline(flat, true);
    if (this.inking) return this.inkFace(points, d, colour, look);
    const tone = toneOf(look.normal ?? normalOf(points)) + (look.tone ?? 0);
    const fall = look.fall ?? 0.09;
    const box = extent(flat);
    const fill = fall
      ? this.gradient(
          [box.left, box.top],
          [box.right, box.bottom],
          [
            [0, shade(colour, tone + fall / 2)],
            [1, shade(colour, tone - fall / 2)],
          ],
        )
      : shade(colour, tone);
    const stroke = look.bare ? shade(colour, tone) : shade(colour, tone - 0.17);
    const width = look.bare ? 0.8 : WEIGHT.edge;
    return path(d, {
      fill,
      stroke,
      "stroke-width": width,
      "stroke-linejoin": "round",
      opacity: look.opacity,
    });
  }

  private inkFace(points: readonly Vec[], d: string, colour: string, look: FaceLook): string {
    const tone = toneOf(look.normal ?? normalOf(points)) + (look.tone ?? 0);
    const wash = mix(PAPER, colour, tone < -0.15 ? 0.5 : tone < 0 ? 0.26 : 0.1);
    const stroke = look.bare ? wash : INK;
    return path(d, {
      fill: wash,
      stroke,
      "stroke-width": look.bare ? 1.8 : WEIGHT.ink,
      "stroke-linejoin": "round",
    });
  }

  /** A line on the object. `colour` is the material's face colour; the kind decides how it shows. */
  line(points: readonly Vec[], kind: LineKind, colour: string, curved = false): string {
    const flat = points.map((p) => this.at(p));
    const d = curved ? smooth(flat) : polyline(flat);
    const common = { fill: "none", "stroke-linecap": "round", "stroke-linejoin": "round" };
    if (this.inking) return inkLine(d, kind, common);
    const shift = `translate(0 ${WEIGHT.edge})`;
    const dark = path(d, { ...common, ...lineLook(kind, colour) });
    if (kind !== "score" && kind !== "crease") return dark;
    return (
      dark +
      path(d, {
        ...common,
        stroke: shade(colour, 0.3),
        "stroke-width": 1,
        opacity: 0.5,
        transform: shift,
      })
    );
  }

  /** Cut edge of a sheet between a and b; `out` is its thickness as a vector. Corrugated board shows its flutes. */
  cutEdge(a: Vec, b: Vec, out: Vec, stock: Stock, fluted = false): string {
    const strip = this.face([a, b, add(b, out), add(a, out)], stock.edge, { tone: 0.06, fall: 0 });
    if (!fluted) return strip;
    const thickness = Math.hypot(...out);
    const waves = Math.max(6, Math.round(Math.hypot(...add(b, times(a, -1))) / (thickness * 1.5)));
    const points = Array.from({ length: waves * 2 + 1 }, (_, i) =>
      add(along(a, b, i / (waves * 2)), times(out, i % 2 ? 0.88 : 0.12)),
    );
    const stroke = this.inking ? INK : shade(stock.inner, -0.22);
    return (
      strip +
      path(smooth(points.map((p) => this.at(p))), {
        fill: "none",
        stroke,
        "stroke-width": this.inking ? 1 : 1.3,
      })
    );
  }

  /** True when a face with this outward normal is seen by the camera. */
  sees(normal: Vec): boolean {
    return dot(normal, TO_CAMERA) > 0;
  }
}
