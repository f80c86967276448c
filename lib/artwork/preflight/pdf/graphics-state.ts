import { PDFBool, type PDFDict, type PDFObject } from "@cantoo/pdf-lib";
import { times, toMatrix, type Matrix } from "../matrix";
import { firstColour, type Colour } from "./colours";
import { asDict, entry, listIn, numberIn, numbersIn } from "./lookups";
import type { Operand } from "./read-operators";

/** Graphics state of a content stream (ISO 32000-1, 8.4). */
export interface State {
  /** To millimetres from the top left of the trim. */
  matrix: Matrix;
  lineWidth: number;
  fill: Colour;
  stroke: Colour;
  /** From 0, invisible, to 1. */
  fillAlpha: number;
  strokeAlpha: number;
  /** True when fills keep other inks below them. */
  fillOverprint: boolean;
  strokeOverprint: boolean;
  font: PDFDict | null | undefined;
  fontSize: number;
  /** Text rendering mode (ISO 32000-1, table 106). */
  textMode: number;
}

export type Side = "fill" | "stroke";

export function firstState(matrix: Matrix): State {
  const black = firstColour({ kind: "gray" });
  return {
    matrix,
    lineWidth: 1,
    fill: black,
    stroke: black,
    fillAlpha: 1,
    strokeAlpha: 1,
    fillOverprint: false,
    strokeOverprint: false,
    font: undefined,
    fontSize: 1,
    textMode: 0,
  };
}

/** Applies a graphics state dictionary (ExtGState). */
export function setGraphics(state: State, graphics: PDFDict | undefined): void {
  state.lineWidth = numberIn(graphics, "LW") ?? state.lineWidth;
  state.fillAlpha = numberIn(graphics, "ca") ?? state.fillAlpha;
  state.strokeAlpha = numberIn(graphics, "CA") ?? state.strokeAlpha;
  // Without `op`, `OP` also applies to fills.
  const all = entry(graphics, "OP");
  state.strokeOverprint = flag(all) ?? state.strokeOverprint;
  state.fillOverprint = flag(entry(graphics, "op") ?? all) ?? state.fillOverprint;
  const font = entry(graphics, "Font");
  if (!font) return;
  const [named] = listIn(font);
  state.font = asDict(named) ?? null;
  state.fontSize = numbersIn(font)[0] ?? state.fontSize;
}

const flag = (object: PDFObject | undefined) =>
  object instanceof PDFBool ? object.asBoolean() : undefined;

/** Text position: a matrix set by Tm and moved by Td. */
export function moveText(matrix: Matrix, name: string, operands: readonly Operand[]): Matrix {
  if (name === "Tm") return toMatrix(operands);
  const [x, y] = operands.map(Number);
  return times([1, 0, 0, 1, x ?? 0, y ?? 0], matrix);
}
