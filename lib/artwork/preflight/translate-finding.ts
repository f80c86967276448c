import type { Translate } from "@/lib/i18n/translate";
import { translateMessage } from "@/lib/i18n/translate-message";

/** Messages of `checkFile`, with their placeholders. */
const PATTERNS = [
  "The file has {pages}, and {sides} is printed. Send one page for each side.",
  "The file has {pages}, and {sides} are printed. Send one page for each side.",
  "The font {font} of {on} is not in the file. Embed it, or turn its text into paths.",
  "A picture of {on} is not in the file, and will be missing. Embed it.",
  "Colours of {on} are RGB, and change a little when printed. Convert them to CMYK to choose how.",
  "White of {on} is set to overprint, and will not be seen where it lies on a colour. Switch its overprint off.",
  "Of {on}, {inks} is set to overprint, and mixes with the colours below it. Switch the overprint off, unless you mean it.",
  "A line of {on}, {place}, is {points} pt thin, and may vanish. Make it at least {least} pt.",
  "{name} is {size}, and the dieline {dieline}. Make it as large as the dieline, or {bleed} mm larger on each side.",
  "{name} is {size}, and the dieline {dieline}. Set the trim box of the page to the dieline.",
  "The bleed of {on} is {bleed} mm. Let what touches the edge go {least} mm beyond it.",
  "{name} has no trim box, so its bleed is not known. Set the trim box to the size after trimming.",
  "{name} is blank: nothing of it would be printed. Switch its layers on, or add its artwork, and save the file again.",
  "{name} is blank: nothing of it would be printed. Add its artwork, unless this side stays empty.",
  "A part of {on} is missing: the file is damaged or was cut off. Save it again and send it anew.",
  "{pixels} pixels print sharp up to {sharp} mm wide, and the size ordered is {size}. Use a larger picture.",
  "The picture is {pixels} pixels, and the dieline {dieline}, which has another shape. Cut the picture to that shape, such as {good} pixels.",
  "The picture has {ppi} ppi. It is too coarse to print: use one of {good} ppi or more.",
  "The picture has {ppi} ppi. It may look soft: use one of {good} ppi or more.",
  "The picture of {on}, {place}, has {ppi} ppi. It is too coarse to print: use one of {good} ppi or more.",
  "The picture of {on}, {place}, has {ppi} ppi. It may look soft: use one of {good} ppi or more.",
  "The file uses {inks} ({names}), and {colours} is ordered. Take inks away, or write to us about another price.",
  "The file uses {inks} ({names}), and {colours} are ordered. Take inks away, or write to us about another price.",
  "The file uses {inks}, and the inks ordered are {ordered}. Change its inks, or write to us.",
  "{x} mm from the left and {y} mm from the top",
  "page {page}",
  "Page {page}",
  "{count} pages",
  "{count} sides",
  "{count} inks",
  "{count} colours",
];

/** Translates a finding into the page's language. */
export const translateFinding = (t: Translate, words: string): string =>
  translateMessage(t, words, PATTERNS);
