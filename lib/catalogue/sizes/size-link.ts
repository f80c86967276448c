import { paths } from "@/lib/base/paths";
import type { BoxSize, SizeSpec } from "@/lib/pricing/size-spec";

/** Millimetres of one unit. */
export const LENGTH_UNITS = { mm: 1, cm: 10, in: 25.4 } as const;
export type LengthUnit = keyof typeof LENGTH_UNITS;

/** What the form holds, as it was typed. */
export interface AskedSize {
  l: string;
  w: string;
  h: string;
  unit: LengthUnit;
  inside: boolean;
  board: string;
  print: string;
  /** Empty for none. */
  finish: string;
  qty: string;
}

/** The query of such an address, in one order. */
export function formatAddress(asked: AskedSize): string {
  const { l, w, h, unit, inside, board, print, finish, qty } = asked;
  return new URLSearchParams({
    l,
    w,
    h,
    ...(unit === "mm" ? {} : { unit }),
    inside: inside ? "1" : "0",
    board,
    print,
    ...(finish ? { finish } : {}),
    ...(qty ? { qty } : {}),
  }).toString();
}

/** "230 × 155 × 70 mm inside", as people and the shop's own texts write it. */
export const sizeText = ({
  length,
  width,
  height,
  inside,
}: BoxSize & { inside: boolean }): string =>
  `${length} × ${width} × ${height} mm ${inside ? "inside" : "outside"}`;

/** The page of a size that was chosen before. A sample has no quantity that the page prices. */
export function madeAddress(made: SizeSpec & { style: string }, quantity: number | null): string {
  const { style, length, width, height, inside, board, print, finish } = made;
  const asked = {
    l: String(length),
    w: String(width),
    h: String(height),
    unit: "mm" as const,
    inside,
    board,
    print,
    finish: finish ?? "",
    qty: quantity === null ? "" : String(quantity),
  };
  return `${paths.customStyle(style)}?${formatAddress(asked)}`;
}
