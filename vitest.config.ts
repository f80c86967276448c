import { availableParallelism } from "node:os";
import path from "node:path";
import { playwright } from "@vitest/browser-playwright";
import { defineConfig } from "vitest/config";
import { findChromium, thrift } from "./e2e/support/chromium.ts";

const root = import.meta.dirname;

/** As tsconfig has it; `server-only` is a marker for Next's bundler and empty everywhere else. */
const alias = [
  { find: /^@\//, replacement: `${root}/` },
  { find: /^server-only$/, replacement: path.join(root, "e2e/support/empty.ts") },
];

const common = {
  setupFiles: ["e2e/support/fail-on-console.ts"],
  restoreMocks: true,
  unstubGlobals: true,
  // The same for all, or vitest refuses to run them together. One waits for the database, or until a bound is
  // reached, at any time; the others keep the processors busy.
  maxWorkers: availableParallelism() + 1,
  // A test that hangs is told; one that a busy machine keeps waiting, or one that stood still, is none. At a load
  // of ten on two processors some take eleven seconds.
  testTimeout: 180_000,
  hookTimeout: 180_000,
  expect: { poll: { timeout: 30_000 } },
};

/** Where there is no browser the other tests run all the same; Playwright says what is missing. */
const launchOptions = await findChromium().catch(() => ({}));

const UNIT_TESTS = "{app,components,e2e,lib,prisma,rigs}/**/*.test.ts";
const INTEGRATION_TESTS = "{app,e2e,lib,prisma}/**/*.int.test.ts";

/**
 * A process for each file would take longer to load its packages than most tests take: files share
 * processes, and each loads the program anew.
 */
const inNode = {
  ...common,
  isolate: false,
  setupFiles: [...common.setupFiles, "e2e/support/begin-anew-each-file.ts"],
};

export default defineConfig({
  resolve: { alias },
  test: {
    projects: [
      {
        extends: true,
        test: {
          ...inNode,
          name: "unit",
          include: [UNIT_TESTS],
          exclude: [INTEGRATION_TESTS],
        },
      },
      {
        extends: true,
        resolve: {
          alias: [
            {
              find: /^@\/lib\/base\/cn$/,
              replacement: path.join(root, "e2e/component/strict-cn.ts"),
            },
            ...alias,
          ],
        },
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
          setupFiles: [...common.setupFiles, "e2e/component/setup.ts"],
          browser: {
            enabled: true,
            headless: true,
            screenshotFailures: false,
            // As in the browser tests: part of a text will do.
            locators: { exact: false },
            provider: playwright({
              launchOptions: { ...launchOptions, ...(await thrift()) },
              contextOptions: {
                locale: "en-IN",
                timezoneId: "Asia/Kolkata",
                reducedMotion: "reduce",
              },
              actionTimeout: 30_000,
            }),
            instances: [{ browser: "chromium" }],
          },
        },
      },
      {
        extends: true,
        test: {
          ...inNode,
          name: "integration",
          include: [INTEGRATION_TESTS],
          globalSetup: ["e2e/support/postgres.ts"],
        },
      },
    ],
  },
});
