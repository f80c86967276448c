import { readFile, writeFile } from "node:fs/promises";
import { withRoomsDrawn } from "../source-rules/rooms";

// `npm run rooms` draws the rooms and their imports into docs/architecture.md.
const DOC = "docs/architecture.md";
await writeFile(DOC, withRoomsDrawn(await readFile(DOC, "utf8")));
