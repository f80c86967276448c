import { afterAll } from "vitest";
import { beginAnew } from "./begin-anew";

// Before each file of a project whose files share processes.

afterAll(beginAnew());
