import {
  PDFArray,
  type PDFDict,
  PDFName,
  PDFNumber,
  type PDFObject,
  PDFStream,
} from "@cantoo/pdf-lib";

/** Colour spaces as a press sees them (ISO 32000-1, 8.6). */
export type Space =
  | { kind: "gray" | "rgb" | "cmyk" | "other" }
  /** Separation and DeviceN: inks by name. */
  | { kind: "inks"; names: string[] };

/** A colour that is painted with; `parts` null where a picture uses all of its space. */
export interface Colour {
  space: Space;
  parts: readonly number[] | null;
}

const NAMED: Record<string, Space["kind"]> = {
  "/DeviceGray": "gray",
  "/CalGray": "gray",
  "/G": "gray",
  "/DeviceRGB": "rgb",
  "/CalRGB": "rgb",
  "/Lab": "rgb",
  "/RGB": "rgb",
  "/DeviceCMYK": "cmyk",
  "/CMYK": "cmyk",
};

const BY_COMPONENTS: Record<number, Space["kind"]> = { 1: "gray", 3: "rgb", 4: "cmyk" };

const OTHER: Space = { kind: "other" };

const spaceNamed = (name: string): Space => {
  const kind = NAMED[name];
  return kind && kind !== "inks" ? { kind } : OTHER;
};

/** The space that an object of the file names; a palette and a pattern are those of what they are made of. */
export function readSpace(object: PDFObject | undefined): Space {
  if (object instanceof PDFName) return spaceNamed(object.asString());
  if (!(object instanceof PDFArray)) return OTHER;
  const [first, second] = [object.lookup(0), object.size() > 1 ? object.lookup(1) : undefined];
  const kind = first instanceof PDFName ? first.asString() : "";
  if (kind === "/ICCBased" && second instanceof PDFStream) return toProfile(second.dict);
  if (kind === "/Indexed" || kind === "/I" || kind === "/Pattern") return readSpace(second);
  if (kind === "/Separation" && second instanceof PDFName) return inks([second]);
  if (kind === "/DeviceN" && second instanceof PDFArray) return inks(second.asArray());
  return spaceNamed(kind);
}

function toProfile(dict: PDFDict): Space {
  const components = dict.lookup(PDFName.of("N"));
  const kind = components instanceof PDFNumber ? BY_COMPONENTS[components.asNumber()] : undefined;
  return kind && kind !== "inks" ? { kind } : OTHER;
}

const inks = (names: readonly PDFObject[]): Space => ({
  kind: "inks",
  names: names.flatMap((name) => (name instanceof PDFName ? [name.decodeText()] : [])),
});

/** White and "no ink" of a screen need none; everything else of it changes when it is printed. */
export const isRgb = ({ space, parts }: Colour): boolean =>
  space.kind === "rgb" && (parts === null || parts.some((part) => part < 1));

const PROCESS = ["cyan", "magenta", "yellow", "black"];

/** The inks that a colour takes; those of a screen colour are not known. */
export function listInks({ space, parts }: Colour): string[] {
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
