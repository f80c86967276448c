import { inflateRawSync, inflateSync } from "node:zlib";
import {
  decodePDFRawStream,
  PDFArray,
  type PDFDict,
  PDFName,
  type PDFObject,
  PDFRawStream,
  type PDFStream,
} from "@cantoo/pdf-lib";
import type { Bounds } from "./bounds";
import { DamagedStream } from "./damaged-stream";
import { asDict, entry, listIn } from "./lookups";
import { undoPredictor } from "./predictors";

/** Decodes the streams of one file, each once, within its limits. */
export class Streams {
  readonly #bounds: Bounds;
  readonly #read = new WeakMap<PDFStream, Uint8Array>();

  constructor(bounds: Bounds) {
    this.#bounds = bounds;
  }

  /** @throws DamagedStream; RangeError beyond the limits, and for unsupported encodings */
  bytesOf(stream: PDFStream): Uint8Array {
    const known = this.#read.get(stream);
    if (known) return known;
    const bytes = stream instanceof PDFRawStream ? this.#decode(stream) : stream.getContents();
    this.#read.set(stream, bytes);
    return bytes;
  }

  #decode(stream: PDFRawStream): Uint8Array {
    const filters = toList(entry(stream.dict, "Filter"));
    const settings = toList(entry(stream.dict, "DecodeParms"));
    let bytes = stream.getContents();
    for (const [index, filter] of filters.entries()) {
      const setting = asDict(settings[index]);
      const most = this.#bounds.left("inflated") + 1;
      const name = filter?.toString() ?? "";
      bytes =
        name === "/FlateDecode"
          ? inflate(bytes, most)
          : decodeOther(stream.dict, bytes, { filter, setting, most });
      this.#bounds.spend("inflated", bytes.length);
      if (PREDICTED.has(name)) bytes = undoPredictor(bytes, setting);
    }
    return bytes;
  }
}

/** The filters that may have a predictor. */
const PREDICTED = new Set(["/FlateDecode", "/LZWDecode"]);

const toList = (object: PDFObject | undefined) =>
  object instanceof PDFArray ? listIn(object) : object ? [object] : [];

/** A wrong checksum is ignored, as by every viewer; a missing end is not. */
function inflate(bytes: Uint8Array, most: number): Uint8Array {
  try {
    return inflateSync(bytes, { maxOutputLength: most });
  } catch (error) {
    refuseTooMuch(error);
  }
  try {
    return inflateRawSync(bytes.subarray(2), { maxOutputLength: most });
  } catch (error) {
    refuseTooMuch(error);
    throw new DamagedStream("A compressed stream is damaged.", { cause: error });
  }
}

function refuseTooMuch(error: unknown): void {
  const isTooMuch = (error as NodeJS.ErrnoException).code === "ERR_BUFFER_TOO_LARGE";
  if (isTooMuch) throw new RangeError("A stream has too much to read.");
}

interface OtherStep {
  filter: PDFObject | undefined;
  setting: PDFDict | undefined;
  most: number;
}

function decodeOther(
  { context }: PDFDict,
  bytes: Uint8Array,
  { filter, setting, most }: OtherStep,
): Uint8Array {
  if (!filter) throw new DamagedStream("A filter is missing.");
  const dict = context.obj({});
  dict.set(PDFName.of("Filter"), filter);
  if (setting) dict.set(PDFName.of("DecodeParms"), setting);
  return new Uint8Array(decodePDFRawStream(PDFRawStream.of(dict, bytes)).getBytes(most));
}
