import { createHash } from "node:crypto";
import { escapedMarkup } from "../../base/html/escaped-markup.ts";
import { inlineJson } from "../../base/html/inline-json.ts";
import type { WrittenDocument } from "../../base/request-context.ts";
import { inlineScriptSources } from "./inline-scripts.ts";

/**
 * A document with places for what changes in it; all else is looked at once. It is put together as bytes: as a text,
 * one rupee sign doubles what it takes of memory, each time it is touched.
 */

/** A text, which is escaped as it has to be where it stands, or markup as it is. */
type Filling = string | Buffer;

interface Place<Slot> {
  slot: Slot;
  /** Within the JSON that a script holds as a text: at the beginning of one of its texts, or further on. */
  data?: "beginning" | "further";
}

type Piece<Slot> = Buffer | Place<Slot>;

const SCRIPT = /(<script\b[^>]*>)([\s\S]*?)(<\/script>)/;
/** What SCRIPT parts a document into: what stands between scripts, then the beginning, code and end of one. */
const [KINDS, CODE] = [4, 2];

/** Before a text of the JSON, whose quotation marks are escaped as those of a text. */
const BEGINS_TEXT = '\\"';

const escapedInData = (text: string) => inlineJson(JSON.stringify(text).slice(1, -1)).slice(1, -1);

function bytesOf(filling: Filling, data: Place<string>["data"]): Buffer {
  if (typeof filling !== "string") return filling;
  if (!data) return Buffer.from(escapedMarkup(filling));
  // React would take it for a reference to something else.
  const isReference = data === "beginning" && filling.startsWith("$");
  return Buffer.from((isReference ? "$" : "") + escapedInData(filling));
}

const sourceOf = (code: Buffer) => `'sha256-${createHash("sha256").update(code).digest("base64")}'`;

/**
 * Prepares a document for being filled.
 * @param slots what stands in the document for each of them; made of letters, signs of comments and slashes
 */
export function framedDocument<Slot extends string>(
  document: string,
  slots: Readonly<Record<Slot, string>>,
): (fillings: Readonly<Record<Slot, Filling>>) => WrittenDocument {
  const names = new Map(Object.entries<string>(slots).map(([name, mark]) => [mark, name as Slot]));
  const marks = new RegExp(`(${[...names.keys()].join("|")})`);
  const cut = (text: string, isData: boolean): Piece<Slot>[] =>
    text.split(marks).map((part, index, parts) => {
      const slot = names.get(part);
      if (slot === undefined) return Buffer.from(part);
      if (!isData) return { slot };
      return { slot, data: parts[index - 1]?.endsWith(BEGINS_TEXT) ? "beginning" : "further" };
    });
  const parts = document.split(SCRIPT).map((text, index) => {
    const isCode = index % KINDS === CODE;
    return { text, pieces: cut(text, isCode), isOpen: isCode && marks.test(text) };
  });
  const fixed = inlineScriptSources(parts.map(({ text, isOpen }) => (isOpen ? "" : text)).join(""));
  return (fillings) => {
    const filled = parts.map(({ pieces, isOpen }) => {
      const bytes = pieces.map((piece) =>
        Buffer.isBuffer(piece) ? piece : bytesOf(fillings[piece.slot], piece.data),
      );
      return { isOpen, bytes: Buffer.concat(bytes) };
    });
    const open = filled.filter(({ isOpen }) => isOpen).map(({ bytes }) => sourceOf(bytes));
    return { body: Buffer.concat(filled.map(({ bytes }) => bytes)), scripts: [...fixed, ...open] };
  };
}
