import { afterAll, vi } from "vitest";
import { beginAnew } from "./begin-anew";

// Runs before each file of a project whose files share processes.

afterAll(beginAnew());

// `unstubGlobals` acts before each test: what the last test of a file replaced would be there while the next file is
// imported, and a package that then looks for a browser finds one.
afterAll(() => {
  vi.unstubAllGlobals();
});
