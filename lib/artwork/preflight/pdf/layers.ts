import { type PDFDict, type PDFDocument, PDFDict as Dict, type PDFObject } from "@cantoo/pdf-lib";
import { asDict, dictIn, entry, listIn, nameIn } from "./lookups";

/**
 * Layers that a file hides in print (ISO 32000-1, 8.11), or that mark cutting and folding (processing steps, ISO
 * 19593-1): their content is not judged.
 */
export class Layers {
  readonly #hidden: ReadonlySet<PDFDict>;

  constructor({ catalog }: PDFDocument) {
    const properties = dictIn(catalog, "OCProperties");
    const usual = dictIn(properties, "D");
    const all = listDicts(entry(properties, "OCGs"));
    const isOff = nameIn(usual, "BaseState") === "OFF";
    const shown = new Set(listDicts(entry(usual, "ON")));
    const off = listDicts(entry(usual, "OFF"));
    const hidden = new Set([...(isOff ? all.filter((layer) => !shown.has(layer)) : []), ...off]);
    for (const [layer, state] of listPrinted(usual)) {
      if (state === "OFF") hidden.add(layer);
      else hidden.delete(layer);
    }
    for (const layer of all) {
      if (dictIn(layer, "GTS_Metadata")) hidden.add(layer);
    }
    this.#hidden = hidden;
  }

  /** True when this layer, or this rule about layers, is hidden. */
  hides(object: PDFObject | undefined): boolean {
    const dict = asDict(object);
    if (!dict || this.#hidden.size === 0) return false;
    if (nameIn(dict, "Type") !== "OCMD") return this.#hidden.has(dict);
    const named = entry(dict, "OCGs");
    const layers = named instanceof Dict ? [named] : listDicts(named);
    if (layers.length === 0) return false;
    const off = layers.filter((layer) => this.#hidden.has(layer)).length;
    const on = layers.length - off;
    const policy = nameIn(dict, "P");
    if (policy === "AllOn") return off > 0;
    if (policy === "AnyOff") return off === 0;
    return policy === "AllOff" ? on > 0 : on === 0;
  }
}

const listDicts = (object: PDFObject | undefined): PDFDict[] =>
  listIn(object).flatMap((each) => asDict(each) ?? []);

/** The layers' own print settings, when the file uses them. */
function listPrinted(usual: PDFDict | undefined): [PDFDict, string][] {
  const requested = listDicts(entry(usual, "AS")).filter((use) => nameIn(use, "Event") === "Print");
  return requested
    .flatMap((use) => listDicts(entry(use, "OCGs")))
    .flatMap((layer) => {
      const state = nameIn(dictIn(dictIn(layer, "Usage"), "Print"), "PrintState");
      return state ? [[layer, state] satisfies [PDFDict, string]] : [];
    });
}
