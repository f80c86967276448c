import { buildIfNeeded } from "./build/build";
import { checkStart, FOR_START } from "./supervisor/check-start";
import { reportStartError } from "./supervisor/report-start-error";
import { step } from "./supervisor/steps";

// `npm run build` builds what `npm start` would build. It needs no database.

const ending = new AbortController();
// The start that wants the build has ended.
process.on("disconnect", () => ending.abort());

async function run(): Promise<{ value: undefined; text: string }> {
  const made = await buildIfNeeded(ending.signal);
  return { value: undefined, text: made ? "made" : "up to date" };
}

async function main(): Promise<void> {
  // A build would break the site of a running shop.
  if (process.argv.includes(FOR_START)) await checkStart();
  await step("Build", run);
}

await main().then(
  () => process.exit(0),
  (error: unknown) => {
    if (!ending.signal.aborted) reportStartError(error);
    process.exit(1);
  },
);
