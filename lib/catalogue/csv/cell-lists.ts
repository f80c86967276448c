/**
 * Lists in one cell, an entry on each line. A line break or a backslash inside an entry is written with
 * a backslash, and so is a colon in a specification's name, so that every list comes back as it was.
 */

export function listToCell(entries: readonly string[]): string {
  return entries.map(escaped).join("\n");
}

/** Entries without what surrounds them; empty lines are none. */
export function listFromCell(cell: string): string[] {
  return linesOf(cell).map(unescaped);
}

export function pairsToCell(pairs: Readonly<Record<string, string>>): string {
  return Object.entries(pairs)
    .map(([name, text]) => `${escaped(name).replaceAll(":", "\\:")}: ${escaped(text)}`)
    .join("\n");
}

/** Names and texts in their order; the name is null in a line without a colon. */
export function pairsFromCell(cell: string): { name: string | null; text: string }[] {
  return linesOf(cell).map((line) => {
    const colon = /^((?:\\.|[^\\:])*):/.exec(line);
    if (!colon) return { name: null, text: unescaped(line) };
    const [head, name = ""] = colon;
    return { name: unescaped(name.trim()), text: unescaped(line.slice(head.length).trim()) };
  });
}

function linesOf(cell: string): string[] {
  return cell
    .split("\n")
    .map((line) => line.trim())
    .filter(Boolean);
}

const ESCAPES: Record<string, string> = { "\\": "\\\\", "\n": "\\n", "\r": "\\r" };

function escaped(text: string): string {
  return text.replace(/[\\\n\r]/g, (character) => ESCAPES[character] ?? character);
}

const MEANINGS: Record<string, string> = { n: "\n", r: "\r", "\\": "\\", ":": ":" };

/** A backslash before anything else stands for itself. */
function unescaped(text: string): string {
  return text.replace(/\\([nr\\:])/g, (_, character: string) => MEANINGS[character] ?? "");
}
