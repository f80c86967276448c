import {
  PDFArray,
  PDFHexString,
  PDFName,
  type PDFObject,
  PDFStream,
  PDFString,
} from "@cantoo/pdf-lib";
import { listIn, numberIn } from "./lookups";
import type { Streams } from "./streams";

/** Colour spaces as printed (ISO 32000-1, 8.6). */
export type Space =
  | { kind: "gray" | "rgb" | "cmyk" | "lab" | "other" }
  /** Separation and DeviceN: inks by name. */
  | { kind: "inks"; names: string[] }
  /** A palette: the colours of `base` by number. */
  | { kind: "palette"; base: Space; entries: number[][] }
  /** A pattern, which has its own colours or is drawn in one of `base`. */
  | { kind: "pattern"; base: Space };

/** A colour in use; `parts` is null for a picture that uses its whole space. */
export interface Colour {
  space: Space;
  parts: readonly number[] | null;
  pattern?: PDFObject | undefined;
}

type Plain = "gray" | "rgb" | "cmyk" | "lab";

const NAMED: Record<string, Plain> = {
  DeviceGray: "gray",
  CalGray: "gray",
  G: "gray",
  DeviceRGB: "rgb",
  CalRGB: "rgb",
  RGB: "rgb",
  Lab: "lab",
  DeviceCMYK: "cmyk",
  CMYK: "cmyk",
};

const BY_COMPONENTS: Record<number, Plain> = { 1: "gray", 3: "rgb", 4: "cmyk" };

const OTHER: Space = { kind: "other" };

const MOST_DEPTH = 8;

export function spaceNamed(name: string): Space {
  if (name === "Pattern") return { kind: "pattern", base: OTHER };
  const kind = NAMED[name];
  return kind ? { kind } : OTHER;
}

/**
 * The colour space of an object.
 * @throws RangeError for endlessly nested spaces
 */
export function readSpace(object: PDFObject | undefined, streams: Streams, depth = 0): Space {
  if (depth > MOST_DEPTH) throw new RangeError("colour spaces within colour spaces without end");
  if (object instanceof PDFName) return spaceNamed(object.decodeText());
  if (!(object instanceof PDFArray)) return OTHER;
  const [first, second, , table] = listIn(object);
  const kind = first instanceof PDFName ? first.decodeText() : "";
  if (kind === "ICCBased" && second instanceof PDFStream) {
    const components = BY_COMPONENTS[numberIn(second.dict, "N") ?? 0];
    return components ? { kind: components } : OTHER;
  }
  if (kind === "Indexed" || kind === "I") {
    const base = readSpace(second, streams, depth + 1);
    return toPalette(base, tableBytes(table, streams));
  }
  if (kind === "Pattern") {
    return { kind: "pattern", base: second ? readSpace(second, streams, depth + 1) : OTHER };
  }
  if (kind === "Separation" && second instanceof PDFName) return inks([second]);
  if (kind === "DeviceN") return inks(listIn(second));
  return spaceNamed(kind);
}

function tableBytes(table: PDFObject | undefined, streams: Streams): Uint8Array {
  if (table instanceof PDFStream) return streams.bytesOf(table);
  const isText = table instanceof PDFString || table instanceof PDFHexString;
  return isText ? table.asBytes() : new Uint8Array();
}

const inks = (names: readonly (PDFObject | undefined)[]): Space => ({
  kind: "inks",
  names: names.flatMap((name) => (name instanceof PDFName ? [name.decodeText()] : [])),
});

export function countParts(space: Space): number {
  if (space.kind === "inks") return space.names.length;
  return { gray: 1, rgb: 3, lab: 3, cmyk: 4, palette: 1, pattern: 0, other: 0 }[space.kind];
}

/** A palette of 256 colours at most, whose parts are bytes. */
export function toPalette(base: Space, table: Uint8Array): Space {
  const parts = countParts(base);
  if (parts === 0 || base.kind === "palette" || table.length < parts) return base;
  const count = Math.min(256, Math.floor(table.length / parts));
  const most = base.kind === "lab" ? 100 : 1;
  const entries = Array.from({ length: count }, (_, index) =>
    [...table.subarray(index * parts, (index + 1) * parts)].map((byte) => (byte / 255) * most),
  );
  return { kind: "palette", base, entries };
}

/** The colour with which a space begins (ISO 32000-1, table 74). */
export function firstColour(space: Space): Colour {
  if (space.kind === "inks") return { space, parts: space.names.map(() => 1) };
  const parts = { gray: [0], rgb: [0, 0, 0], lab: [0, 0, 0], cmyk: [0, 0, 0, 1], palette: [0] };
  return { space, parts: space.kind in parts ? parts[space.kind as keyof typeof parts] : [] };
}

/** The base colours of a palette's colour. */
function listPlain({ space, parts }: Colour): Colour[] {
  if (space.kind !== "palette") return [{ space, parts }];
  const { base, entries } = space;
  const chosen = parts === null ? entries : [entries[Math.round(parts[0] ?? 0)] ?? []];
  return chosen.map((entry) => ({ space: base, parts: entry }));
}

/** White and "no ink" of a screen space need none; all its other colours change in print. */
export const isRgb = (colour: Colour): boolean =>
  listPlain(colour).some(({ space: { kind }, parts }) => {
    if (kind === "lab") return parts === null || (parts[0] ?? 0) < 100;
    return kind === "rgb" && (parts === null || parts.some((part) => part < 1));
  });

const PROCESS = ["cyan", "magenta", "yellow", "black"];

/** Inks of a colour; unknown for a screen colour. */
export const listInks = (colour: Colour): string[] => [
  ...new Set(listPlain(colour).flatMap((plain) => plainInks(plain))),
];

function plainInks({ space, parts }: Colour): string[] {
  if (space.kind === "gray") return parts === null || (parts[0] ?? 0) < 1 ? ["black"] : [];
  if (space.kind === "cmyk") return PROCESS.filter((_, n) => parts === null || (parts[n] ?? 0) > 0);
  if (space.kind !== "inks") return [];
  const used = space.names.filter((_, n) => parts === null || (parts[n] ?? 0) > 0);
  return used.flatMap((name) => namedInk(name));
}

function namedInk(name: string): string[] {
  if (name === "None") return [];
  if (name === "All") return PROCESS;
  return [PROCESS.find((process) => process === name.toLowerCase()) ?? name];
}

/** True when the colour is visible on paper; unknown spaces count as visible. */
export const isSeen = (colour: Colour): boolean =>
  colour.space.kind === "other" || isRgb(colour) || listInks(colour).length > 0;

/** True when it covers what is below with bare paper; `None` paints nothing at all. */
export const isWhite = (colour: Colour): boolean =>
  !isSeen(colour) &&
  !(colour.space.kind === "inks" && colour.space.names.every((name) => name === "None"));
