import {
  boardThickness,
  getDimensions,
  measuresIn,
  MILLIMETRES,
  specification,
} from "@/lib/catalogue/measures";
import { bagNet, type HandleKind } from "./nets/bag";
import { cartonNet } from "./nets/carton";
import { cupNet } from "./nets/cup";
import { mailerNet } from "./nets/mailer";
import type { Net } from "./net";
import { choosePaper, handleColour, type Paper } from "./palette";
import { pizzaNet } from "./nets/pizza";
import { measureNet, STYLE_OF } from "./measure-net";
import { toOutside } from "./style-size";
import { tuckBoxNet } from "./nets/tuck-box";

/** Decides from catalogue data which products have a 3D model that can be turned and folded, and of which kind. */

export const MODEL_KINDS = ["mailer", "pizza", "carton", "tuck", "bag", "cup"] as const;
export type ModelKind = (typeof MODEL_KINDS)[number];

/** Everything a browser needs to draw the model, as plain values without functions. */
export interface ModelPlan {
  kind: ModelKind;
  /** Name for people, for example "Mailer box". */
  noun: string;
  /** The measures as the catalogue states them: "250 × 180 × 80 mm outside (L × W × H)". */
  said: string;
  /**
   * Millimetres. For a cup: rim diameter, base diameter and height. Otherwise outside: left to right, front to back,
   * and height.
   */
  measures: readonly [number, number, number];
  /** The measures as written at the edges: "250 mm". */
  labels: readonly [string, string, string];
  /** Thickness of paper or board in millimetres. */
  thickness: number;
  paper: Paper;
  handles: HandleKind | null;
  handleColour: string;
  ridged: boolean;
}

interface Described {
  name: string;
  description: string;
  features: readonly string[];
  specifications: Record<string, string>;
}

/** Rounded to the hundredth, because inches have no exact binary form. */
const inMillimetres = ({ length, unit }: { length: number; unit: string }) =>
  Math.round(length * (MILLIMETRES[unit] ?? 1) * 100) / 100;

/** Products that are moulded or wrapped by hand, or whose walls are not flat panels. */
const NOT_FOLDED =
  /\b(mould|pulp|bagasse|rigid|grey board|lift-off|pillow|clamshell|ldpe|pla|plastic)/;

const KINDS: [RegExp, ModelKind, string][] = [
  [/\bmailer box/, "mailer", "Mailer box"],
  [/\bpizza box/, "pizza", "Pizza box"],
  [/\btuck\b.*\b(box|carton)|\b(box|carton)\b.*\btuck\b/, "tuck", "Tuck box"],
  [/\b(shipping|slotted|courier|packing) (carton|box)|\bcarton box|^carton\b/, "carton", "Carton"],
  [/\bbags?\b/, "bag", "Paper bag"],
];

/** Outside these limits a drawing would show nothing useful. */
const isDrawable = (lengths: readonly number[]) =>
  lengths.every((length) => length >= 8 && length <= 3000) &&
  Math.max(...lengths) <= 25 * Math.min(...lengths);

const USUAL_THICKNESS: Record<ModelKind, number> = {
  mailer: 1.6,
  pizza: 1.6,
  carton: 3,
  tuck: 0.5,
  bag: 0.3,
  cup: 0.4,
};

const CUP =
  /rim (\d+(?:\.\d+)?)\s*(mm|cm),\s*base (\d+(?:\.\d+)?)\s*(mm|cm),\s*height (\d+(?:\.\d+)?)\s*(mm|cm)/i;

function cupLengths(dimensions: string) {
  const [, rim, rimUnit, base, baseUnit, height, heightUnit] = CUP.exec(dimensions) ?? [];
  if (!rim || !base || !height) return null;
  const facts = [
    [rim, rimUnit],
    [base, baseUnit],
    [height, heightUnit],
  ] as const;
  return facts.map(([length, unit = "mm"]) => ({
    length: Number(length),
    unit: unit.toLowerCase(),
  }));
}

function boxLengths(dimensions: string) {
  const { lengths = [], unit = "mm" } = measuresIn(dimensions) ?? {};
  return lengths.length === 3 ? lengths.map((length) => ({ length, unit })) : null;
}

function findHandles({ name, description, features }: Described): HandleKind | null {
  const text = [name, description, ...features].join(". ").toLowerCase();
  if (/rope handle/.test(text)) return "rope";
  if (/flat (folded )?(paper )?handle/.test(text)) return "flat";
  return /twisted (paper )?(cord )?handle|twisted paper cord/.test(text) ? "twisted" : null;
}

const INNER = /\b(inside|inner|internal)\b/i;

type Measures = ModelPlan["measures"];

/** Measures are outer ones, unless the catalogue says otherwise. */
function outerMeasures(
  kind: ModelKind,
  all: Measures,
  thickness: number,
  inside: boolean,
): Measures {
  if (kind === "cup") return all;
  const [length, width, height] = all;
  const outer = toOutside(STYLE_OF[kind], { length, width, height, inside }, thickness);
  return [outer.length, outer.width, outer.height];
}

const NOUNS = /\b(tub|bowl)\b/;

function getKind(name: string, isCup: boolean): [ModelKind, string] | null {
  const text = name.toLowerCase();
  if (isCup) {
    const [found = "cup"] = NOUNS.exec(text) ?? [];
    return ["cup", `Paper ${found}`];
  }
  const [, kind, noun] = KINDS.find(([words]) => words.test(text)) ?? [];
  return kind && noun ? [kind, noun] : null;
}

/** Returns the plan for drawing a product; null when it is not folded from a sheet, or has no measures. */
export function planModel(product: Described): ModelPlan | null {
  const { name, specifications } = product;
  const material = specification(specifications, "material");
  const dimensions = getDimensions(specifications) ?? "";
  const cup = cupLengths(dimensions);
  const lengths = cup ?? boxLengths(dimensions);
  const found = getKind(name, cup !== null);
  if (!lengths || !found || NOT_FOLDED.test(`${name} ${material}`.toLowerCase())) return null;
  const [kind, noun] = found;
  const [a = 0, b = 0, c = 0] = lengths.map(inMillimetres);
  const [one = "", two = "", three = ""] = lengths.map(({ length, unit }) => `${length} ${unit}`);
  if (!isDrawable([a, b, c]) || (kind === "cup" && b > a)) return null;
  const paper = choosePaper(name, material);
  const thickness = boardThickness(specifications) ?? USUAL_THICKNESS[kind];
  const handles = kind === "bag" ? findHandles(product) : null;
  return {
    kind,
    noun,
    said: dimensions,
    measures: outerMeasures(kind, [a, b, c], thickness, INNER.test(dimensions)),
    labels: [one, two, three],
    thickness,
    paper,
    handles,
    handleColour: handleColour(handles, paper),
    ridged: kind === "cup" && /\bripple|fluted/.test(`${name} ${material}`.toLowerCase()),
  };
}

const NETS = {
  mailer: mailerNet,
  pizza: pizzaNet,
  carton: cartonNet,
  tuck: tuckBoxNet,
  bag: bagNet,
} as const;

/** Returns the sheets that the product is folded from, with their hinges. */
export function buildNet(plan: ModelPlan): Net {
  const { kind, measures, thickness } = plan;
  if (kind !== "cup") return NETS[kind](measureNet(kind, plan));
  const [rim, base, height] = measures;
  return cupNet({ rim, base, height, thickness });
}
