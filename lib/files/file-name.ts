import { cutText } from "@/lib/base/text/cut-text";
import { singleLine } from "@/lib/base/input/lines";

/** Characters that some systems treat as part of a path or command, or reject in a file name. */
const RISKY = /[/\\:*?"'`<>|%;$&#{}]+/g;

const MAX_CHARACTERS = 100;

/** Returns a file's name as one line, without folders and risky characters. */
export const plainName = (given: string): string =>
  singleLine(given.toWellFormed())
    .replace(/^.*[/\\]/, "")
    .replace(RISKY, " ");

/** Makes a plain name safe on any disk and in any header: not hidden, not long; empty when nothing is left of it. */
export const safeName = (plain: string): string =>
  cutText(singleLine(plain.replace(/^[.\s-]+/, "")).toWellFormed(), MAX_CHARACTERS).trim();
