import { chmodSync, mkdtempSync, rmSync } from "node:fs";
import { availableParallelism, tmpdir } from "node:os";
import path from "node:path";
import { defineConfig, devices } from "@playwright/test";
import { findChromium, thrift } from "./e2e/support/chromium";
import { freePort } from "./e2e/support/free-port";
import { originAt } from "./e2e/support/origin-at";
import { RAZORPAY_KEYS } from "./e2e/support/stand-ins/razorpay-signatures";

// The first process to read this file chooses; the workers inherit what it chose.
if (!process.env.E2E_DATA_DIR) {
  const folder = mkdtempSync(path.join(tmpdir(), "shop-e2e-"));
  // The account under which root runs the database must get through.
  chmodSync(folder, 0o755);
  process.env.E2E_DATA_DIR = path.join(folder, "data");
  process.env.E2E_MAIL_DIR = path.join(folder, "mail");
  process.env.E2E_PORT = String(await freePort());
  process.env.E2E_UNCACHED_PORT = String(await freePort());
  process.env.E2E_SMTP_PORT = String(await freePort());
  process.env.E2E_ISSUER_PORT = String(await freePort());
  process.on("exit", () => {
    rmSync(folder, { recursive: true, force: true });
  });
}

const { E2E_DATA_DIR, E2E_MAIL_DIR, E2E_SMTP_PORT, E2E_ISSUER_PORT } = process.env;
const issuer = originAt(E2E_ISSUER_PORT);
const origin = originAt(process.env.E2E_PORT);
const uncachedOrigin = originAt(process.env.E2E_UNCACHED_PORT);
const { executablePath, env } = await findChromium();

/** Without a page: one screen is enough. */
const API_TESTS = "api/*.spec.ts";
/**
 * What HTTP_CACHE=0 must not change: the pages and reads that are cached, the scripts and cookies that they bring, and,
 * by its tag, how a browser goes on from them.
 */
const UNCACHED = /@uncached|api\/(cache|cached|pages|products|catalogue|csrf|script-policy)/;
/** The back office is used at a desk and on a tablet. */
const ADMIN_TESTS = "admin/**/*.spec.ts";
/**
 * What works differently on a narrow screen. How each page looks there is tested by visitor/every-page.spec.ts on the
 * desktop, and whatever a server decides is told once.
 */
const NARROW = /@narrow/;

/** Of both shops that the tests share. */
const shop = {
  PORT: process.env.E2E_PORT ?? "",
  APP_URL: origin,
  DATA_DIR: E2E_DATA_DIR,
  DATABASE_URL: "",
  // Tests ask for exact numbers of what is limited, which several processes count a moment late.
  WEB_CONCURRENCY: "1",
  SMTP_URL: `smtp://127.0.0.1:${E2E_SMTP_PORT}`,
  GOOGLE_CLIENT_ID: "shop",
  GOOGLE_CLIENT_SECRET: "a-secret-of-the-tests",
  GOOGLE_ISSUER: issuer,
  // Nobody answers there: anyone who pays has a shop of their own (e2e/own-shop.ts).
  RAZORPAY_API_URL: "http://127.0.0.1:9",
  RAZORPAY_KEY_ID: RAZORPAY_KEYS.keyId,
  RAZORPAY_KEY_SECRET: RAZORPAY_KEYS.keySecret,
  RAZORPAY_WEBHOOK_SECRET: RAZORPAY_KEYS.webhookSecret,
  // Each test calls from an address of its own, so that none uses up another's rate limits.
  TRUST_PROXY: "1",
  LOG_REQUESTS: "0",
  // Their receivers are on this machine.
  WEBHOOK_ALLOW_LOOPBACK: "1",
  METRICS_TOKEN: "a-token-with-which-the-tests-may-ask",
};

export default defineConfig({
  testDir: "e2e",
  testMatch: "**/*.spec.ts",
  fullyParallel: true,
  // One waits for a page, a mail or a second of the clock at any time; the others keep the processors busy.
  workers: availableParallelism() + 1,
  // A test that passes at the second try is a fault that nobody has understood yet.
  retries: 0,
  forbidOnly: Boolean(process.env.CI),
  // Who waits longer than these is on a machine that is busy, or stood still: what passes waits for none of them.
  timeout: 180_000,
  expect: { timeout: 30_000 },
  reporter: [["list"]],
  use: {
    baseURL: origin,
    locale: "en-IN",
    timezoneId: "Asia/Kolkata",
    actionTimeout: 30_000,
    navigationTimeout: 60_000,
    // Every test would pay for the trace of a failed one, which `--trace=on` records when it is tried again.
    trace: "off",
    // It would take one of each test that passes as well; e2e/fixtures.ts takes that of a failure.
    screenshot: "off",
    launchOptions: { executablePath, env: { ...process.env, ...env }, ...(await thrift()) },
  },
  projects: [
    {
      name: "desktop",
      testIgnore: API_TESTS,
      use: {
        ...devices["Desktop Chrome"],
        viewport: { width: 1280, height: 800 },
        // Some people ask for less motion; the other two screens show all of it.
        contextOptions: { reducedMotion: "reduce" },
      },
    },
    {
      name: "phone",
      testIgnore: [API_TESTS, ADMIN_TESTS],
      grep: NARROW,
      use: { ...devices["Pixel 7"], viewport: { width: 390, height: 844 } },
    },
    {
      name: "tablet",
      testMatch: ADMIN_TESTS,
      grep: NARROW,
      use: { ...devices["Desktop Chrome"], viewport: { width: 820, height: 1180 }, hasTouch: true },
    },
    // Last: its short tests end at the same time on all workers, and the refusals that it has noted fill the
    // audit log's measure of a minute, for which others would wait.
    { name: "api", testMatch: API_TESTS },
    {
      name: "uncached",
      testIgnore: ADMIN_TESTS,
      grep: UNCACHED,
      use: {
        ...devices["Desktop Chrome"],
        baseURL: uncachedOrigin,
        contextOptions: { reducedMotion: "reduce" },
      },
    },
  ],
  webServer: [
    {
      // Takes the shop's mail by SMTP, as a provider would, and keeps it for the tests to read.
      command: `node e2e/support/stand-ins/mail-server.ts ${E2E_SMTP_PORT} ${E2E_MAIL_DIR}`,
      port: Number(E2E_SMTP_PORT),
    },
    {
      command: `node e2e/support/stand-ins/openid-provider.ts ${E2E_ISSUER_PORT} ${origin}/api/auth/callback/google`,
      url: `${issuer}/.well-known/openid-configuration`,
    },
    {
      command: "npm start",
      url: `${origin}/api/health/ready`,
      // The first start draws the demo catalogue and builds the site.
      timeout: 900_000,
      gracefulShutdown: { signal: "SIGTERM", timeout: 20_000 },
      stdout: "pipe",
      env: shop,
    },
    {
      command: `node --import ./lib/runtime/node-hooks.mjs e2e/support/uncached-shop.ts ${process.env.E2E_UNCACHED_PORT}`,
      url: `${uncachedOrigin}/api/health/ready`,
      timeout: 300_000,
      gracefulShutdown: { signal: "SIGTERM", timeout: 20_000 },
      env: shop,
    },
  ],
});
