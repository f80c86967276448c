import type { PDFDict } from "@cantoo/pdf-lib";
import type { Bounds } from "./bounds";
import type { State } from "./graphics-state";
import type { Layers } from "./layers";
import type { Notes } from "./notes";
import type { Streams } from "./streams";

/** What reading a page takes. */
export interface Reading {
  bounds: Bounds;
  streams: Streams;
  layers: Layers;
  notes: Notes;
}

/** A content to go through: of a page, a form, a pattern, a letter. */
export interface Content {
  bytes: Uint8Array;
  resources: PDFDict | undefined;
  state: State;
  depth: number;
  /** Its colours are not its own, as of a pattern that is drawn in any colour. */
  isStencil: boolean;
  /** It is drawn to hide parts of something else, and takes no ink: a soft mask. */
  isMask: boolean;
}
