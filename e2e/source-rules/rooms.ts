import ts from "typescript";
import { resolveImport, sourceTexts } from "./source-files";

/** Draws the rooms of lib, app and components: which room imports which, types included. */

const MARKS = { begin: "<!-- rooms: npm run rooms -->", end: "<!-- /rooms -->" };

/** app and components are one room each; in lib, each folder is a room. */
const getRoom = (name: string): string => /^(?:lib\/)?([^/]+)\//.exec(name)?.[1] ?? name;

/** Returns the rooms that each room imports. */
function readRooms(): Map<string, Set<string>> {
  const files = sourceTexts("{app,components,lib}/**/*.{ts,tsx}");
  const known = new Set(files.map(({ name }) => name));
  const rooms = new Map<string, Set<string>>();
  for (const { name, text } of files) {
    const room = getRoom(name);
    const imports = rooms.get(room) ?? new Set();
    rooms.set(room, imports);
    for (const { fileName } of ts.preProcessFile(text, true, true).importedFiles) {
      const target = resolveImport(fileName, name, known);
      if (target && getRoom(target) !== room) imports.add(getRoom(target));
    }
  }
  return rooms;
}

/** Omits an import that other arrows imply: `a → c` beside `a → b → c`. */
function shortest(rooms: Map<string, Set<string>>): [string, string[]][] {
  const reaches = (from: string, to: string): boolean =>
    [...(rooms.get(from) ?? [])].some((next) => next === to || reaches(next, to));
  return [...rooms]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([room, imports]): [string, string[]] => [
      room,
      [...imports]
        .filter((to) => ![...imports].some((other) => other !== to && reaches(other, to)))
        .sort(),
    ])
    .filter(([, nearest]) => nearest.length > 0);
}

/** Returns `doc` with a new drawing between its marks. */
export function withRoomsDrawn(doc: string): string {
  const arrows = shortest(readRooms()).map(([from, to]) => `  ${from} --> ${to.join(" & ")}`);
  const drawing = ["```mermaid", "flowchart TB", ...arrows, "```"].join("\n");
  const [before, remaining] = doc.split(MARKS.begin);
  const after = remaining?.split(MARKS.end)[1];
  if (after === undefined) throw new Error(`The document has no ${MARKS.begin} … ${MARKS.end}.`);
  return `${before}${MARKS.begin}\n\n${drawing}\n\n${MARKS.end}${after}`;
}
