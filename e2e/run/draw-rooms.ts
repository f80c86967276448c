import { readFile, writeFile } from "node:fs/promises";
import { withRoomsDrawn } from "../source-rules/rooms";

// `npm run rooms`: draws the rooms and their arrows into the page that explains them.
const DOC = "docs/architecture.md";
await writeFile(DOC, withRoomsDrawn(await readFile(DOC, "utf8")));
