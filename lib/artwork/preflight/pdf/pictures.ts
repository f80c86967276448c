import {
  PDFArray,
  PDFName,
  type PDFDict,
  type PDFRawStream,
  type PDFStream,
} from "@cantoo/pdf-lib";
import { readSpace, spaceNamed, toPalette, type Space } from "./colours";
import { entry, isTrue, listIn, numberIn } from "./lookups";
import type { Operand } from "./read-operators";
import { findSpace } from "./set-colour";
import type { Streams } from "./streams";

export interface Picture {
  width: number;
  height: number;
  /** Null for a stencil, which is painted in the current colour. */
  space: Space | null;
}

export function readPicture(stream: PDFStream, streams: Streams): Picture {
  const { dict } = stream;
  const space = entry(dict, "ColorSpace");
  return {
    width: numberIn(dict, "Width") ?? 0,
    height: numberIn(dict, "Height") ?? 0,
    space: isTrue(dict, "ImageMask")
      ? null
      : space
        ? readSpace(space, streams)
        : ownSpace(stream as PDFRawStream),
  };
}

/** A JPEG 2000 picture may state its own colours (ISO 15444-1, I.5.3.3). */
function ownSpace(stream: PDFRawStream): Space {
  const filter = entry(stream.dict, "Filter");
  const last = filter instanceof PDFArray ? listIn(filter).at(-1) : filter;
  if (last !== PDFName.of("JPXDecode")) return { kind: "other" };
  const head = Buffer.from(stream.getContents().subarray(0, 4096));
  const box = head.indexOf("colr");
  if (box < 0 || box + 28 > head.length) return { kind: "other" };
  const name =
    head[box + 4] === 1 ? ENUMERATED[head.readUInt32BE(box + 7)] : profileName(head, box);
  return name ? spaceNamed(name) : { kind: "other" };
}

const ENUMERATED: Record<number, string> = {
  12: "CMYK",
  14: "Lab",
  16: "RGB",
  17: "G",
  18: "RGB",
};

/** The colour space of an ICC profile is at its byte 16. */
const profileName = (head: Buffer, box: number) =>
  ({ "RGB ": "RGB", CMYK: "CMYK", GRAY: "G" })[head.toString("latin1", box + 23, box + 27)];

/** Abbreviations in inline images (ISO 32000-1, table 93). */
const SHORT: Record<string, string> = {
  W: "Width",
  H: "Height",
  CS: "ColorSpace",
  IM: "ImageMask",
};

/** Reads the entries of an inline image, between BI and ID. */
export function readInlinePicture(
  operands: readonly Operand[],
  resources: PDFDict | undefined,
  streams: Streams,
): Picture | null {
  const entries = new Map<string, Operand>();
  for (let at = 0; at + 1 < operands.length; at += 2) {
    const [key, value] = [operands[at], operands[at + 1]];
    if (typeof key === "string" && value !== undefined) entries.set(SHORT[key] ?? key, value);
  }
  const [width, height] = [entries.get("Width"), entries.get("Height")];
  if (typeof width !== "number" || typeof height !== "number") return null;
  const isMask = entries.get("ImageMask") === "true";
  return {
    width,
    height,
    space: isMask ? null : inlineSpace(entries.get("ColorSpace"), resources, streams),
  };
}

function inlineSpace(
  named: Operand | undefined,
  resources: PDFDict | undefined,
  streams: Streams,
): Space {
  if (!Array.isArray(named)) return findSpace(named, resources, streams) ?? { kind: "other" };
  const [kind, base, , table] = named;
  const space = findSpace(base, resources, streams) ?? { kind: "other" };
  if (kind !== "I" && kind !== "Indexed") return space;
  return table && typeof table === "object" && "text" in table
    ? toPalette(space, table.text)
    : space;
}
