import { globSync, readFileSync } from "node:fs";
import path from "node:path";
import { playwright } from "@vitest/browser-playwright";
import { defineConfig } from "vitest/config";
import { findChromium } from "./lib/testing/chromium.ts";

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
  // The same for all, or vitest refuses to run them together; more would only wait for the one database server.
  maxWorkers: 2,
  // A test that hangs is told; one that a busy machine keeps waiting is none.
  testTimeout: 30_000,
};

/** Where there is no browser the other tests run all the same; Playwright says what is missing. */
const launchOptions = await findChromium().catch(() => ({}));

const UNIT_TESTS = "{app,components,lib,prisma}/**/*.test.ts";
const INTEGRATION_TESTS = "{app,lib,prisma}/**/*.int.test.ts";

/** What a file does to its process, or asks of it: the next one would feel its variables and its modules. */
const NEEDS_A_PROCESS = /process\.env|vi\.(stubEnv|resetModules|mock|doMock)\b/;

const alone = globSync(UNIT_TESTS, { cwd: root, exclude: [INTEGRATION_TESTS] }).filter((file) =>
  NEEDS_A_PROCESS.test(readFileSync(path.join(root, file), "utf8")),
);

export default defineConfig({
  resolve: { alias },
  test: {
    projects: [
      {
        extends: true,
        test: {
          ...common,
          name: "unit",
          include: [UNIT_TESTS],
          exclude: [INTEGRATION_TESTS, ...alone],
          // A process and its modules for each file would take longer than most of the tests in it.
          isolate: false,
        },
      },
      {
        extends: true,
        test: { ...common, name: "unit-alone", include: alone },
      },
      {
        extends: true,
        // What Next's own modules ask of their environment.
        define: { "process.env": { NODE_ENV: "test" } },
        optimizeDeps: {
          include: [
            "next/dynamic",
            "next/link",
            "next/navigation",
            "react-dom/client",
            "react-dom/server",
          ],
        },
        test: {
          ...common,
          name: "component",
          include: ["components/**/*.test.tsx"],
          setupFiles: [...common.setupFiles, "lib/testing/component/setup.ts"],
          expect: { poll: { timeout: 10_000 } },
          browser: {
            enabled: true,
            headless: true,
            screenshotFailures: false,
            // As in the browser tests: part of a text will do.
            locators: { exact: false },
            provider: playwright({
              launchOptions,
              contextOptions: {
                locale: "en-IN",
                timezoneId: "Asia/Kolkata",
                reducedMotion: "reduce",
              },
              actionTimeout: 10_000,
            }),
            instances: [{ browser: "chromium" }],
          },
        },
      },
      {
        extends: true,
        test: {
          ...common,
          name: "integration",
          include: [INTEGRATION_TESTS],
          globalSetup: ["lib/testing/postgres.ts"],
        },
      },
    ],
  },
});
