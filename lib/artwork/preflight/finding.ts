import type { Finding } from "./findings";

export interface FindingText {
  code: string;
  words: string;
}

/** Location of a finding, and its label. */
export interface Found {
  page: number | null;
  on: string;
  form: "pages" | "picture" | "drawing";
}

/** An error, which prevents printing. */
export const error = ({ code, words }: FindingText, page: number | null = null): Finding => ({
  code,
  severity: "error",
  page,
  words,
});

/** A warning about the print quality. */
export const warning = ({ code, words }: FindingText, page: number | null = null): Finding => ({
  code,
  severity: "warning",
  page,
  words,
});

const round = (number: number, to: number) => String(Math.round(number * to) / to);

export const mm = (length: number) => round(length, 10);
export const points = (width: number) => round(width, 100);

export const sizeWords = ({ width, height }: { width: number; height: number }) =>
  `${mm(width)} × ${mm(height)} mm`;

export const placeWords = ({ x, y }: { x: number; y: number }) =>
  `${Math.round(x)} mm from the left and ${Math.round(y)} mm from the top`;
