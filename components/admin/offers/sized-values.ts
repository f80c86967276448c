import type { LineSize } from "@/lib/pricing/line-size";

/** Input for the size table. */
export interface SizedValues {
  style: string;
  length: string;
  width: string;
  height: string;
  /** "1", or "0" for outer sizes. */
  inside: string;
  board: string;
  print: string;
  finish: string;
}

export const NO_SIZE: SizedValues = {
  style: "",
  length: "",
  width: "",
  height: "",
  inside: "1",
  board: "",
  print: "",
  finish: "",
};

export const sizedValues = (made: LineSize | undefined): SizedValues =>
  made
    ? {
        style: made.style,
        board: made.board,
        print: made.print,
        finish: made.finish ?? "",
        length: String(made.length),
        width: String(made.width),
        height: String(made.height),
        inside: made.inside ? "1" : "0",
      }
    : NO_SIZE;
