import { chmodSync, mkdtempSync, rmSync } from "node:fs";
import { availableParallelism, tmpdir } from "node:os";
import path from "node:path";
import { defineConfig, devices } from "@playwright/test";
import { findChromium, thrift } from "./e2e/support/chromium";
import { freePort } from "./e2e/support/free-port";
import { originAt } from "./e2e/support/origin-at";
import { RAZORPAY_KEYS } from "./e2e/support/stand-ins/razorpay-signatures";

// The first process to read this file chooses the folders; workers inherit them.
if (!process.env.E2E_DATA_DIR) {
  const folder = mkdtempSync(path.join(tmpdir(), "shop-e2e-"));
  // The database's account, which is not root, must be able to enter the folder.
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

/** Tests without a page, for which one screen size is enough. */
const API_TESTS = "api/*.spec.ts";
/**
 * What HTTP_CACHE=0 must not change: cached pages and reads, their scripts and cookies, and, by its tag, how a
 * browser continues from them.
 */
const UNCACHED = /@uncached|api\/(cache|cached|pages|products|catalogue|csrf|script-policy)/;
/** The admin is used on desktops and tablets. */
const ADMIN_TESTS = "admin/**/*.spec.ts";
/**
 * Features that work differently on a narrow screen. visitor/every-page.spec.ts tests the narrow look of each page
 * in the desktop project, and server behaviour is tested once.
 */
const NARROW = /@narrow/;

/** The environment of both shared shops. */
const shop = {
  PORT: process.env.E2E_PORT ?? "",
  APP_URL: origin,
  DATA_DIR: E2E_DATA_DIR,
  DATABASE_URL: "",
  // Tests expect exact rate-limit counts, which several processes reach a moment late.
  WEB_CONCURRENCY: "1",
  SMTP_URL: `smtp://127.0.0.1:${E2E_SMTP_PORT}`,
  GOOGLE_CLIENT_ID: "shop",
  GOOGLE_CLIENT_SECRET: "a-secret-of-the-tests",
  GOOGLE_ISSUER: issuer,
  // Nothing listens there: tests that pay use their own shop (e2e/own-shop.ts).
  RAZORPAY_API_URL: "http://127.0.0.1:9",
  RAZORPAY_KEY_ID: RAZORPAY_KEYS.keyId,
  RAZORPAY_KEY_SECRET: RAZORPAY_KEYS.keySecret,
  RAZORPAY_WEBHOOK_SECRET: RAZORPAY_KEYS.webhookSecret,
  // Each test calls from its own address, so that none uses up another's rate limits.
  TRUST_PROXY: "1",
  LOG_REQUESTS: "0",
  // Webhook receivers are on this machine.
  WEBHOOK_ALLOW_LOOPBACK: "1",
  METRICS_TOKEN: "a-token-with-which-the-tests-may-ask",
};

export default defineConfig({
  testDir: "e2e",
  testMatch: "**/*.spec.ts",
  fullyParallel: true,
  // At any time one waits for a page, an email or a second of the clock; the others keep the processors busy.
  workers: availableParallelism() + 1,
  // A test that passes on a retry hides a fault that nobody has understood.
  retries: 0,
  forbidOnly: Boolean(process.env.CI),
  // Only a busy or suspended machine takes longer: a passing test waits for none of these.
  timeout: 180_000,
  expect: { timeout: 30_000 },
  reporter: [["list"]],
  use: {
    baseURL: origin,
    locale: "en-IN",
    timezoneId: "Asia/Kolkata",
    actionTimeout: 30_000,
    navigationTimeout: 60_000,
    // Every test would pay for the trace of a failed one; rerun that with `--trace=on`.
    trace: "off",
    // It would also take one of each passing test; e2e/fixtures.ts takes those of failures.
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
        // Some users prefer reduced motion; the other two screens show all of it.
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
    // Last: its short tests end at the same time on all workers, and the refusals that it records fill the audit log's
    // limit per minute, for which others would wait.
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
      // Receives the shop's emails by SMTP, like a provider, and keeps them for the tests.
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
