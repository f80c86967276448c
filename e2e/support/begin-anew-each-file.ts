import { afterAll, vi } from "vitest";
import { beginAnew } from "./begin-anew";

// Runs before each file of a project whose files share processes.

afterAll(beginAnew());

// `unstubGlobals` acts before each test: stubs of a file's last test would remain while the next file is imported,
// and a package that looks for a browser would find one.
afterAll(() => {
  vi.unstubAllGlobals();
});
