import path from "node:path";
import { defineConfig } from "vitest/config";

const root = import.meta.dirname;

/** As tsconfig has it; `server-only` is a marker for Next's bundler and empty everywhere else. */
const alias = [
  { find: /^@\//, replacement: `${root}/` },
  { find: /^server-only$/, replacement: path.join(root, "lib/testing/empty.ts") },
];

const common = {
  setupFiles: ["lib/testing/fail-on-console.ts"],
  restoreMocks: true,
  unstubGlobals: true,
};

export default defineConfig({
  resolve: { alias },
  test: {
    projects: [
      {
        extends: true,
        test: {
          ...common,
          name: "unit",
          include: ["{app,components,lib,prisma}/**/*.test.{ts,tsx}"],
          exclude: ["**/*.int.test.ts"],
        },
      },
      {
        extends: true,
        test: {
          ...common,
          name: "integration",
          include: ["{app,lib,prisma}/**/*.int.test.ts"],
          globalSetup: ["lib/testing/postgres.ts"],
          // Two cores: more workers would only wait for the one database server.
          maxWorkers: 2,
          testTimeout: 20_000,
        },
      },
    ],
  },
});
