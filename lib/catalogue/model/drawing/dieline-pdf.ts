import "server-only";
import {
  cmyk,
  concatTransformationMatrix,
  endMarkedContent,
  lineTo,
  moveTo,
  PDFDocument,
  PDFName,
  PDFOperator,
  PDFOperatorNames,
  PDFString,
  popGraphicsState,
  pushGraphicsState,
  setDashPattern,
  setLineWidth,
  StandardFonts,
  stroke,
  type PDFFont,
  type PDFPage,
  type PDFRef,
} from "@cantoo/pdf-lib";
import { BLEED_MM } from "@/lib/pricing/dieline";
import {
  LAYER_NAMES,
  LAYERS,
  LINE_MM,
  MARGIN_MM,
  type Drawing,
  type LayerName,
  type Note,
} from "./draw-sheet";
import type { Segment } from "../flat-sheet";

const POINTS = 72 / 25.4;

/**
 * Purpose of each layer in terms of ISO 19593-1 (processing steps), by which presses and preflights, including ours,
 * distinguish such layers from artwork.
 */
const STEPS: Record<LayerName, readonly [group: string, type: string]> = {
  bleed: ["Structural", "Bleed"],
  notes: ["Legend", "Legend"],
  crease: ["Structural", "Creasing"],
  cut: ["Structural", "Cutting"],
};

/** The drawing at its real size: TrimBox is the sheet, BleedBox the sheet with its bleed, and each layer can be hidden. */
export async function dielinePdf(drawing: Drawing): Promise<Buffer> {
  const pdf = await PDFDocument.create({ updateMetadata: false });
  pdf.setTitle(drawing.title, { showInWindowTitleBar: true });
  const page = pdf.addPage(
    [drawing.width, drawing.height].map((side) => (side + 2 * MARGIN_MM) * POINTS) as [
      number,
      number,
    ],
  );
  setBox(page, drawing, 0, "TrimBox");
  setBox(page, drawing, BLEED_MM, "BleedBox");
  const font = await pdf.embedFont(StandardFonts.Helvetica);
  const layers = addLayers(pdf, page);
  for (const name of LAYER_NAMES) {
    page.pushOperators(openLayer(name), pushGraphicsState());
    page.pushOperators(
      ...strokeLines(name, drawing.lines[name], drawing.height),
      popGraphicsState(),
    );
    if (name === "notes")
      for (const note of drawing.notes) writeNote(page, font, note, drawing.height);
    page.pushOperators(endMarkedContent());
  }
  listLayers(pdf, layers);
  return Buffer.from(await pdf.save({ useObjectStreams: false }));
}

function setBox(
  page: PDFPage,
  { width, height }: Drawing,
  by: number,
  box: "TrimBox" | "BleedBox",
) {
  const at = (MARGIN_MM - by) * POINTS;
  page[`set${box}`](at, at, (width + 2 * by) * POINTS, (height + 2 * by) * POINTS);
}

/** Adds to the page's resources each layer (optional content, ISO 32000-1, 8.11) and its spot colour. */
function addLayers({ context }: PDFDocument, { node }: PDFPage): PDFRef[] {
  const { Resources: resources } = node.normalizedEntries();
  const found = LAYER_NAMES.map((name) => {
    const [group, type] = STEPS[name];
    const layer = context.register(
      context.obj({
        Type: "OCG",
        Name: PDFString.of(name),
        GTS_Metadata: { GTS_ProcStepsGroup: group, GTS_ProcStepsType: type },
      }),
    );
    const tint = {
      FunctionType: 2,
      Domain: [0, 1],
      N: 1,
      C0: [0, 0, 0, 0],
      C1: [...LAYERS[name].press],
    };
    const colour = context.obj(["Separation", spotName(name), "DeviceCMYK", tint]);
    return { name, layer, colour };
  });
  const layers = found.map(({ name, layer }) => [name, layer] as const);
  resources.set(PDFName.of("Properties"), context.obj(Object.fromEntries(layers)));
  const colours = found.map(({ name, colour }) => [name, colour] as const);
  resources.set(PDFName.of("ColorSpace"), context.obj(Object.fromEntries(colours)));
  return found.map(({ layer }) => layer);
}

const spotName = (name: LayerName) => `Dieline ${name}`;

/** Readers list the uppermost layer first. */
function listLayers({ catalog, context }: PDFDocument, layers: PDFRef[]): void {
  const usual = { Name: PDFString.of("Dieline"), Order: layers.toReversed(), ON: layers };
  catalog.set(PDFName.of("OCProperties"), context.obj({ OCGs: layers, D: usual }));
}

const openLayer = (name: LayerName) =>
  PDFOperator.of(PDFOperatorNames.BeginMarkedContentSequence, [PDFName.of("OC"), PDFName.of(name)]);

/** The y axis points down on a sheet and up on a page. */
function strokeLines(name: LayerName, lines: readonly Segment[], height: number): PDFOperator[] {
  return [
    PDFOperator.of(PDFOperatorNames.StrokingColorspace, [PDFName.of(name)]),
    PDFOperator.of(PDFOperatorNames.StrokingColorN, ["1"]),
    setLineWidth(LINE_MM),
    setDashPattern([...(LAYERS[name].dash ?? [])], 0),
    concatTransformationMatrix(
      ...([POINTS, 0, 0, -POINTS] as const),
      ...([MARGIN_MM * POINTS, (height + MARGIN_MM) * POINTS] as const),
    ),
    ...lines.flatMap(({ from, until }) => [moveTo(...from), lineTo(...until)]),
    stroke(),
  ];
}

function writeNote(page: PDFPage, font: PDFFont, { at: [x, y], size, text }: Note, height: number) {
  const known = new Set(font.getCharacterSet());
  // Helvetica, which every reader has, knows the letters of Western Europe.
  const written = Array.from(text, (sign) => (known.has(sign.codePointAt(0) ?? 0) ? sign : "?"));
  const line = written.join("");
  const points = size * POINTS;
  page.drawText(line, {
    font,
    size: points,
    color: cmyk(...LAYERS.notes.press),
    x: (x + MARGIN_MM) * POINTS - font.widthOfTextAtSize(line, points) / 2,
    y: (height - y + MARGIN_MM) * POINTS,
  });
}
