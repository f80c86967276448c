import { buildIfNeeded } from "./build/build";
import { loadOnly } from "./build/load-only.mjs";
import { reportStartError } from "./supervisor/report-start-error";

// `npm run build` runs the build of `npm start` in advance, for example while a container image is built. It needs no
// database; the start then finds the build up to date.

try {
  const made = await buildIfNeeded(new AbortController().signal);
  if (made) await loadOnly("lib/runtime/start.ts");
  process.stdout.write(made ? "The build is made.\n" : "The build is up to date.\n");
} catch (error) {
  reportStartError(error);
  process.exitCode = 1;
}
