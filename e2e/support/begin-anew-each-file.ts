import { afterAll } from "vitest";
import { beginAnew } from "./begin-anew";

// Runs before each file of a project whose files share processes.

afterAll(beginAnew());
