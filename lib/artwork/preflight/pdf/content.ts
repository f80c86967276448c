import type { PDFDict } from "@cantoo/pdf-lib";
import type { Bounds } from "./bounds";
import type { State } from "./graphics-state";
import type { Layers } from "./layers";
import type { Notes } from "./notes";
import type { Streams } from "./streams";

/** Collected state while reading a page. */
export interface Reading {
  bounds: Bounds;
  streams: Streams;
  layers: Layers;
  notes: Notes;
}

/** A content stream to read: of a page, a form, a pattern or a letter. */
export interface Content {
  bytes: Uint8Array;
  resources: PDFDict | undefined;
  state: State;
  depth: number;
  /** It takes the colour of its user, like an uncoloured pattern. */
  isStencil: boolean;
  /** A soft mask: it hides parts of other content, and takes no ink. */
  isMask: boolean;
}
