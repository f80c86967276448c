/**
 * Writes a list into one cell, one entry on each line. Line breaks and backslashes inside an entry are escaped with a
 * backslash, and so are colons in a specification's name, so that every list can be read back exactly.
 */

export function listToCell(entries: readonly string[]): string {
  return entries.map(escaped).join("\n");
}

/** Reads trimmed entries and skips empty lines. */
export function listFromCell(cell: string): string[] {
  return listLines(cell).map(unescaped);
}

export function pairsToCell(pairs: Readonly<Record<string, string>>): string {
  return Object.entries(pairs)
    .map(([name, text]) => `${escaped(name).replaceAll(":", "\\:")}: ${escaped(text)}`)
    .join("\n");
}

/** Reads names and texts in order. The name is null for a line without a colon. */
export function pairsFromCell(cell: string): { name: string | null; text: string }[] {
  return listLines(cell).map((line) => {
    const colon = /^((?:\\.|[^\\:])*):/.exec(line);
    if (!colon) return { name: null, text: unescaped(line) };
    const [head, name = ""] = colon;
    return { name: unescaped(name.trim()), text: unescaped(line.slice(head.length).trim()) };
  });
}

function listLines(cell: string): string[] {
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

/** A backslash before any other character is literal. */
function unescaped(text: string): string {
  return text.replace(/\\([nr\\:])/g, (_, character: string) => MEANINGS[character] ?? "");
}
