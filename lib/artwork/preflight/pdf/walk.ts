import { type PDFDict, PDFName, type PDFObject, PDFStream } from "@cantoo/pdf-lib";
import { IDENTITY, times, toMatrix, type Matrix } from "../matrix";
import type { Colour } from "./colours";
import type { Content, Reading } from "./content";
import { isDrawn, listGlyphs } from "./fonts";
import { listShades } from "./gradients";
import { firstState, moveText, setGraphics, type Side, type State } from "./graphics-state";
import { asDict, dictIn, entry, nameIn, numberIn, numbersIn } from "./lookups";
import { readInlinePicture, readPicture, type Picture } from "./pictures";
import { readOperators, textIn, type Operand } from "./read-operators";
import { setColour } from "./set-colour";
import { DamagedStream } from "./damaged-stream";

/** Maximum nesting of forms, patterns and letters. */
const MOST_DEPTH = 40;

/** A content stream while it is read. */
interface Frame extends Content {
  /** Origin of its patterns. */
  base: Matrix;
  stack: State[];
  text: Matrix;
  /** Start of its last path. */
  start: readonly [number, number];
  /** Open marked-content sections: true for those that hide their content. */
  marks: boolean[];
}

type Step = (frame: Frame, operands: Operand[]) => void;

const FILLS = new Set(["f", "F", "f*", "B", "B*", "b", "b*"]);
const STROKES = new Set(["S", "s", "B", "B*", "b", "b*"]);
const BLANK = 0x20;
const TEXTS = new Set(["Tj", "TJ", "'", '"']);
const PLACES = new Set(["Tm", "Td", "TD"]);
const COLOURS = new Set(["g", "rg", "k", "cs", "sc", "scn"]);

/** Reads the contents of one page and records what is painted. */
export class Walk {
  readonly #reading: Reading;
  readonly #ids = new WeakMap<object, number>();
  readonly #shades = new WeakMap<PDFObject, Colour[]>();
  readonly #done = new Set<string>();
  #nextId = 1;

  constructor(reading: Reading) {
    this.#reading = reading;
  }

  /** @throws RangeError beyond the limits of a file */
  run(content: Content): void {
    if (content.depth > MOST_DEPTH) throw new RangeError("contents within contents without end");
    const { bounds } = this.#reading;
    bounds.spend("contents");
    bounds.spend("scanned", content.bytes.length);
    const frame: Frame = {
      ...content,
      state: { ...content.state },
      base: content.state.matrix,
      stack: [],
      text: IDENTITY,
      start: [0, 0],
      marks: [],
    };
    for (const { name, operands } of readOperators(content.bytes)) {
      bounds.spend("operators");
      const step = this.#steps[name];
      if (step) step(frame, operands);
      else if (COLOURS.has(name.toLowerCase())) this.#colour(frame, name, operands);
      else if (PLACES.has(name)) frame.text = moveText(frame.text, name, operands);
      else if (!frame.marks.includes(true)) this.#paint(frame, name, operands);
    }
  }

  /** Runs a drawn stream; an unreadable one is recorded. */
  runStream(stream: PDFStream, content: Omit<Content, "bytes">): void {
    try {
      this.run({ ...content, bytes: this.#reading.streams.bytesOf(stream) });
    } catch (error) {
      if (!(error instanceof DamagedStream)) throw error;
      this.#reading.notes.damage();
    }
  }

  /** Draws a form with its own matrix. */
  drawForm(stream: PDFStream, content: Omit<Content, "bytes">): void {
    const { dict } = stream;
    const { state, resources } = content;
    const matrix = times(toMatrix(numbersIn(entry(dict, "Matrix"))), state.matrix);
    this.runStream(stream, {
      ...content,
      resources: dictIn(dict, "Resources") ?? resources,
      state: { ...state, matrix },
      depth: content.depth + 1,
    });
  }

  readonly #steps: Record<string, Step> = {
    q: ({ stack, state }) => stack.push({ ...state }),
    Q: (frame) => {
      frame.state = frame.stack.pop() ?? frame.state;
    },
    cm: ({ state }, operands) => {
      state.matrix = times(toMatrix(operands), state.matrix);
    },
    w: ({ state }, [width]) => {
      state.lineWidth = Number(width) || 0;
    },
    m: (frame, [x, y]) => {
      frame.start = [Number(x) || 0, Number(y) || 0];
    },
    re: (frame, [x, y]) => {
      frame.start = [Number(x) || 0, Number(y) || 0];
    },
    BT: (frame) => {
      frame.text = IDENTITY;
    },
    Tf: (frame, [name, size]) => {
      frame.state.font = asDict(this.#find(frame, "Font", name)) ?? null;
      frame.state.fontSize = Number(size) || 0;
    },
    Tr: ({ state }, [mode]) => {
      state.textMode = Number(mode) || 0;
    },
    gs: (frame, [name]) => this.#set(frame, asDict(this.#find(frame, "ExtGState", name))),
    d1: (frame) => {
      frame.isStencil = true;
    },
    BMC: ({ marks }) => marks.push(false),
    BDC: (frame, [tag, name]) => {
      const layer = tag === "OC" ? this.#find(frame, "Properties", name) : undefined;
      frame.marks.push(this.#reading.layers.hides(layer));
    },
    EMC: ({ marks }) => marks.pop(),
  };

  #paint(frame: Frame, name: string, operands: Operand[]): void {
    if (FILLS.has(name)) this.#fill(frame, "fill");
    if (STROKES.has(name)) this.#strike(frame);
    else if (TEXTS.has(name)) this.#write(frame, operands);
    else if (name === "Do") this.#draw(frame, operands[0]);
    else if (name === "sh") this.#shade(frame, this.#require(frame, "Shading", operands[0]));
    else if (name === "ID") {
      const { streams } = this.#reading;
      this.#show(frame, readInlinePicture(operands, frame.resources, streams));
    }
  }

  #find({ resources }: Frame, kind: string, name: Operand | undefined): PDFObject | undefined {
    if (typeof name !== "string") return undefined;
    return dictIn(resources, kind)?.lookup(PDFName.of(name));
  }

  #require(frame: Frame, kind: string, name: Operand | undefined): PDFObject | undefined {
    const found = this.#find(frame, kind, name);
    if (!found) this.#reading.notes.damage();
    return found;
  }

  #colour({ state, resources, isStencil }: Frame, name: string, operands: Operand[]): void {
    if (isStencil) return;
    const { streams, notes } = this.#reading;
    if (!setColour(state, { name, operands, resources, streams })) notes.damage();
  }

  #set(frame: Frame, graphics: PDFDict | undefined): void {
    setGraphics(frame.state, graphics);
    const group = entry(dictIn(graphics, "SMask"), "G");
    if (!(group instanceof PDFStream) || !this.#isFirst(group, "mask")) return;
    this.drawForm(group, { ...frame, isMask: true });
  }

  /** Paints with the fill or stroke colour. */
  #fill(frame: Frame, side: Side): void {
    const { state, isMask } = frame;
    const colour = state[side];
    if (isMask || state[`${side}Alpha`] === 0) return;
    if (colour.pattern) this.#pattern(frame, colour, colour.pattern);
    else if (colour.space.kind !== "pattern") {
      this.#reading.notes.use(colour, state[`${side}Overprint`]);
    }
  }

  #pattern(frame: Frame, { space, parts }: Colour, pattern: PDFObject): void {
    const { base, resources, depth, isMask } = frame;
    const stream = pattern instanceof PDFStream ? pattern : null;
    const dict = stream ? stream.dict : asDict(pattern);
    if (numberIn(dict, "PatternType") === 2) {
      this.#shade(frame, entry(dict, "Shading"));
      return;
    }
    const matrix = times(toMatrix(numbersIn(entry(dict, "Matrix"))), base);
    if (!stream || !this.#isFirst(stream, matrix.join(), JSON.stringify([space, parts]))) return;
    const isStencil = numberIn(dict, "PaintType") === 2;
    const state = firstState(matrix);
    if (isStencil && space.kind === "pattern") {
      state.fill = { space: space.base, parts };
      state.stroke = state.fill;
    }
    const own = dictIn(dict, "Resources") ?? resources;
    this.runStream(stream, { resources: own, state, depth: depth + 1, isStencil, isMask });
  }

  #shade({ isMask, state }: Frame, shading: PDFObject | undefined): void {
    if (!shading || isMask || state.fillAlpha === 0) return;
    const { streams, notes } = this.#reading;
    const shades = this.#shades.get(shading) ?? listShades(shading, streams);
    this.#shades.set(shading, shades);
    for (const shade of shades) notes.use(shade, state.fillOverprint);
  }

  #strike(frame: Frame): void {
    const { state, isMask, start } = frame;
    this.#fill(frame, "stroke");
    if (isMask || state.strokeAlpha === 0) return;
    this.#reading.notes.strike(state.lineWidth, state.matrix, start);
  }

  #write(frame: Frame, operands: Operand[]): void {
    const { state } = frame;
    const text = textIn(operands);
    // 4 to 7 equal 0 to 3 with clipping.
    const mode = state.textMode % 4;
    if (mode === 3 || text.every((byte) => byte === BLANK)) return;
    if (!state.font) {
      this.#reading.notes.damage();
      return;
    }
    if (isDrawn(state.font)) this.#writeDrawn(frame, state.font, text);
    else {
      if (mode !== 1) this.#fill(frame, "fill");
      if (mode !== 0) this.#strike(frame);
      this.#reading.notes.font(state.font);
    }
  }

  /** Letters of a Type 3 font: each once per size and colour. */
  #writeDrawn(frame: Frame, font: PDFDict, text: Uint8Array): void {
    const { state, resources, depth, isMask } = frame;
    const size: Matrix = [state.fontSize, 0, 0, state.fontSize, 0, 0];
    const letters = times(toMatrix(numbersIn(entry(font, "FontMatrix"))), size);
    const matrix = times(letters, times(frame.text, state.matrix));
    const look = JSON.stringify([matrix.slice(0, 4), state.fill.space, state.fill.parts]);
    for (const glyph of listGlyphs(font, text)) {
      if (!this.#isFirst(glyph, look)) continue;
      this.runStream(glyph, {
        resources: dictIn(font, "Resources") ?? resources,
        state: { ...state, matrix, stroke: state.fill },
        depth: depth + 1,
        isStencil: frame.isStencil,
        isMask,
      });
    }
  }

  #draw(frame: Frame, name: Operand | undefined): void {
    const object = this.#require(frame, "XObject", name);
    if (!object) return;
    if (!(object instanceof PDFStream)) {
      this.#reading.notes.damage();
      return;
    }
    const { dict } = object;
    if (this.#reading.layers.hides(entry(dict, "OC"))) return;
    const kind = nameIn(dict, "Subtype");
    if (kind === "Image") this.#show(frame, readPicture(object, this.#reading.streams));
    else if (kind === "Form") this.drawForm(object, { ...frame, state: { ...frame.state } });
  }

  #show(frame: Frame, picture: Picture | null): void {
    const { state, isMask } = frame;
    if (!picture || isMask || state.fillAlpha === 0) return;
    if (picture.width <= 0 || picture.height <= 0) {
      this.#reading.notes.damage();
      return;
    }
    this.#reading.notes.picture(picture, state.matrix);
    if (picture.space) {
      // A picture in process colours has a value for each of them, which leaves nothing below it.
      const isSpot = picture.space.kind === "inks";
      const overprint = isSpot && state.fillOverprint;
      this.#reading.notes.use({ space: picture.space, parts: null }, overprint);
    } else this.#fill(frame, "fill");
  }

  /** True the first time that this is drawn in this way: once is enough to judge it. */
  #isFirst(object: object, ...ways: string[]): boolean {
    const id = this.#ids.get(object) ?? this.#nextId++;
    this.#ids.set(object, id);
    const key = [id, ...ways].join("|");
    if (this.#done.has(key)) return false;
    this.#done.add(key);
    return true;
  }
}
