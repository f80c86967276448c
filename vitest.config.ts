import { availableParallelism } from "node:os";
import path from "node:path";
import { playwright } from "@vitest/browser-playwright";
import { defineConfig } from "vitest/config";
import { findChromium, thrift } from "./e2e/support/chromium.ts";

const root = import.meta.dirname;

/** As in tsconfig; `server-only` is a marker for Next's bundler and empty everywhere else. */
const alias = [
  { find: /^@\//, replacement: `${root}/` },
  { find: /^server-only$/, replacement: path.join(root, "e2e/support/empty.ts") },
];

const common = {
  setupFiles: ["e2e/support/fail-on-console.ts"],
  restoreMocks: true,
  unstubGlobals: true,
  // The same for all projects, because vitest refuses to run them together otherwise. At any time one worker waits
  // for the database or a time limit; the others keep the processors busy.
  maxWorkers: availableParallelism() + 1,
  // Fails a hanging test, but not one delayed by a busy or suspended machine. At a load of ten on two processors some
  // take eleven seconds.
  testTimeout: 180_000,
  hookTimeout: 180_000,
  expect: { poll: { timeout: 30_000 } },
};

/** Without a browser the other tests still run; Playwright says what is missing. */
const launchOptions = await findChromium().catch(() => ({}));

const UNIT_TESTS = "{app,components,e2e,lib,prisma,rigs}/**/*.test.ts";
const INTEGRATION_TESTS = "{app,e2e,lib,prisma}/**/*.int.test.ts";

/**
 * A process for each file would take longer to load its packages than most tests take, so files share processes,
 * and each reloads the program.
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
        // Environment variables that Next's own modules read.
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
            // As in the browser tests, part of a text matches.
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
