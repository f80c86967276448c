import { BLEED_MM, withBleed, type Dieline } from "@/lib/pricing/dieline";

/** Writes the sheet of a logo tried on a model: a PDF made in the browser alone. */

export interface Ink {
  /** Ink name for the press. */
  name: string;
  /** On screen, each 0 to 255. */
  colour: readonly [number, number, number];
}

export interface Pixels {
  width: number;
  height: number;
  /** The amount of ink for each pixel; red, green and blue where `ink` is null. */
  samples: Uint8Array<ArrayBuffer>;
  /** How much each pixel covers; null where all do. */
  alpha: Uint8Array<ArrayBuffer> | null;
  ink: Ink | null;
}

/** Position of the logo on the flat sheet, in millimetres from its top left corner. */
export interface SheetPlace {
  left: number;
  top: number;
  width: number;
  height: number;
}

export interface LogoSheet {
  /** Millimetres to which it is trimmed. */
  size: Dieline;
  place: SheetPlace;
  /** Printed sides; the logo is on the first. */
  sides: number;
}

const POINTS = 72 / 25.4;

const text = new TextEncoder();

const points = (...lengths: readonly number[]) =>
  lengths.map((length) => (length * POINTS).toFixed(3)).join(" ");

async function deflate(bytes: Uint8Array<ArrayBuffer>): Promise<Uint8Array> {
  const packed = new Blob([bytes]).stream().pipeThrough(new CompressionStream("deflate"));
  return new Uint8Array(await new Response(packed).arrayBuffer());
}

type Entry = readonly [words: string, stream?: Uint8Array];

/** The picture's colour space: screen colours, or one ink by its name, mixed or stocked by the press. */
function toSpace(ink: Ink | null): string {
  if (!ink) return "/DeviceRGB";
  const full = ink.colour.map((part) => (part / 255).toFixed(3)).join(" ");
  return `[/Separation /${ink.name} /DeviceRGB << /FunctionType 2 /Domain [0 1] /N 1 /C0 [1 1 1] /C1 [${full}] >>]`;
}

/** Page, content, picture and its mask, after the catalogue and the list of pages. */
async function listEntries({ size, place, sides }: LogoSheet, pixels: Pixels): Promise<Entry[]> {
  const { width, height, samples, alpha, ink } = pixels;
  const shape = `/Type /XObject /Subtype /Image /Width ${width} /Height ${height} /BitsPerComponent 8 /Filter /FlateDecode`;
  const up = size.height - place.top - place.height;
  const content = `q ${points(place.width)} 0 0 ${points(place.height, place.left + BLEED_MM, up + BLEED_MM)} cm /Logo Do Q`;
  const outer = withBleed(size);
  const whole = points(0, 0, outer.width, outer.height);
  const trim = points(BLEED_MM, BLEED_MM, size.width + BLEED_MM, size.height + BLEED_MM);
  const boxes = `/MediaBox [${whole}] /BleedBox [${whole}] /TrimBox [${trim}]`;
  const page = `<< /Type /Page /Parent 2 0 R ${boxes}`;
  const mask = alpha ? " /SMask 5 0 R" : "";
  return [
    ["<< /Type /Catalog /Pages 2 0 R >>"],
    [`<< /Type /Pages /Count ${sides} /Kids [${pageNumbers(sides).join(" ")}] >>`],
    ["<<", text.encode(content)],
    [`<< ${shape} /ColorSpace ${toSpace(ink)}${mask}`, await deflate(samples)],
    alpha ? [`<< ${shape} /ColorSpace /DeviceGray`, await deflate(alpha)] : ["null"],
    [`${page} /Contents 3 0 R /Resources << /XObject << /Logo 4 0 R >> >> >>`],
    ...Array.from({ length: sides - 1 }, (): Entry => [`${page} /Resources << >> >>`]),
  ];
}

const FIRST_PAGE = 6;

const pageNumbers = (sides: number) =>
  Array.from({ length: sides }, (_, index) => `${FIRST_PAGE + index} 0 R`);

/** The sheet with its bleed, and the logo in its place at its own resolution. */
export async function writeLogoPdf(sheet: LogoSheet, pixels: Pixels): Promise<Blob> {
  const parts: BlobPart[] = [];
  const starts: number[] = [];
  let at = 0;
  const add = (part: string | Uint8Array) => {
    const bytes = typeof part === "string" ? text.encode(part) : Uint8Array.from(part);
    parts.push(bytes);
    at += bytes.length;
  };
  add("%PDF-1.6\n");
  for (const [index, [words, stream]] of (await listEntries(sheet, pixels)).entries()) {
    starts.push(at);
    add(`${index + 1} 0 obj\n${words}`);
    if (stream) {
      add(` /Length ${stream.length} >>\nstream\n`);
      add(stream);
      add("\nendstream");
    }
    add("\nendobj\n");
  }
  const table = starts.map((start) => `${String(start).padStart(10, "0")} 00000 n \n`).join("");
  const count = starts.length + 1;
  const end = `xref\n0 ${count}\n0000000000 65535 f \n${table}trailer\n<< /Size ${count} /Root 1 0 R >>\nstartxref\n${at}\n%%EOF\n`;
  add(end);
  return new Blob(parts, { type: "application/pdf" });
}
