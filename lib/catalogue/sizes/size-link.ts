import { paths } from "@/lib/base/paths";
import type { BoxSize, SizeSpec } from "@/lib/pricing/size-spec";

/** Millimetres of one unit. */
export const LENGTH_UNITS = { mm: 1, cm: 10, in: 25.4 } as const;
export type LengthUnit = keyof typeof LENGTH_UNITS;

/** Form values as typed. */
export interface RequestedSize {
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
export function formatAddress(requested: RequestedSize): string {
  const { l, w, h, unit, inside, board, print, finish, qty } = requested;
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

type Choices = readonly { _id: string; name: string }[];

/** The parts of a style that the names of a size's choices come from. */
interface NamedStyle {
  name: string;
  boards: Choices;
  prints: Choices;
  finishes: Choices;
}

/** The page of a price request with all choices filled in. */
export function quoteForSize(style: NamedStyle, requested: RequestedSize): string {
  const nameIn = (options: Choices, chosen: string) =>
    options.find(({ _id }) => _id === chosen)?.name ?? "";
  const surface = [nameIn(style.prints, requested.print), nameIn(style.finishes, requested.finish)];
  return paths.quoteWith({
    packaging: style.name,
    quantity: requested.qty,
    length: requested.l,
    width: requested.w,
    height: requested.h,
    unit: requested.unit,
    measured: requested.inside ? "inside" : "outside",
    material: nameIn(style.boards, requested.board),
    message: surface.filter(Boolean).join(", "),
  });
}

/** "230 × 155 × 70 mm inside", as people and the shop's own texts write it. */
export const sizeText = ({
  length,
  width,
  height,
  inside,
}: BoxSize & { inside: boolean }): string =>
  `${length} × ${width} × ${height} mm ${inside ? "inside" : "outside"}`;

/** A size that was chosen before as the form holds it. */
export const toSizeValues = (made: SizeSpec, quantity: number | null): RequestedSize => ({
  l: String(made.length),
  w: String(made.width),
  h: String(made.height),
  unit: "mm",
  inside: made.inside,
  board: made.board,
  print: made.print,
  finish: made.finish ?? "",
  qty: quantity === null ? "" : String(quantity),
});

/** The page of a size that was chosen before. A sample has no quantity that the page prices. */
export const sizeAddress = (made: SizeSpec & { style: string }, quantity: number | null): string =>
  `${paths.customStyle(made.style)}?${formatAddress(toSizeValues(made, quantity))}`;
