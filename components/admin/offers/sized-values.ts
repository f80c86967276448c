import { readDecimal } from "@/lib/base/tables/read-number";
import { meantStyles } from "@/lib/catalogue/sizes/meant-styles";
import type { Style } from "@/lib/catalogue/sizes/schemas";
import { LENGTH_UNITS } from "@/lib/catalogue/sizes/size-link";
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

/** What a requested or repeated line already says of its size; the rest stays empty. */
export function knownSize(
  { name, spec }: { name: string; spec: Record<"size" | "material" | "print" | "finish", string> },
  styles: readonly Style[],
): SizedValues {
  const [meant] = meantStyles(`${name} ${spec.size}`, styles);
  const style = styles.find((each) => each.name === name) ?? meant?.style;
  if (!style) return NO_SIZE;
  const { l = "", w = "", h = "", unit = "mm" } = meant?.asked ?? {};
  const toMillimetres = (side: string) => {
    const { value } = readDecimal(side);
    return value === undefined ? "" : String(Number((value * LENGTH_UNITS[unit]).toFixed(1)));
  };
  const findId = (all: readonly { _id: string; name: string }[], named: string) =>
    all.find((each) => each.name === named)?._id ?? "";
  return {
    style: style._id,
    length: toMillimetres(l),
    width: toMillimetres(w),
    height: toMillimetres(h),
    inside: /outside/i.test(spec.size) ? "0" : "1",
    board: findId(style.boards, spec.material),
    print: findId(style.prints, spec.print),
    finish: findId(style.finishes, spec.finish),
  };
}

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
