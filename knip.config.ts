import type { KnipConfig } from "knip";

/** Unused files, exports and dependencies fail `npm run verify`. Plugins find most entries by themselves. */
const config: KnipConfig = {
  entry: ["lib/testing/*.ts"],
  project: ["**/*.{ts,tsx,mjs,cjs}"],
  // Made by `prisma generate` at install.
  ignore: ["lib/db/generated/**"],
};

export default config;
