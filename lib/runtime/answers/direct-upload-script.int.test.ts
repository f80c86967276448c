import { once } from "node:events";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { chromium, type Browser, type Page } from "@playwright/test";
import { afterAll, beforeAll, expect, it } from "vitest";
import { uploadThingKeys } from "@/lib/base/secrets/uploadthing-keys";
import { findChromium } from "@/e2e/support/chromium";
import {
  startUploadThing,
  UPLOADTHING_KEYS,
  UPLOADTHING_TOKEN,
  type UploadThingStandIn,
} from "@/e2e/support/stand-ins/uploadthing";
import { answerDirectUploadScript, directUploadOrigin } from "./direct-upload-script";
import { contentSecurityPolicy } from "../answers/security-headers";

let uploadThing: UploadThingStandIn;
let browser: Browser;
let shop: Server;
let page: Page;
let elsewhere: UploadThingStandIn;

beforeAll(async () => {
  uploadThing = await startUploadThing();
  elsewhere = await startUploadThing();
  browser = await chromium.launch(await findChromium());
  shop = createServer((request, response) => {
    response.setHeader("Content-Security-Policy", contentSecurityPolicy());
    const origin = directUploadOrigin(uploadThing.env);
    if (answerDirectUploadScript(request, response, origin)) return;
    response.setHeader("Content-Type", "text/html");
    response.end("<!doctype html><title>Admin</title>");
  }).listen(0, "127.0.0.1");
  await once(shop, "listening");
  page = await browser.newPage();
  await page.goto(`http://localhost:${(shop.address() as AddressInfo).port}/`);
});
afterAll(async () => {
  await browser.close();
  shop.close();
  shop.closeAllConnections();
  await Promise.all([uploadThing.close(), elsewhere.close()]);
});

/** Returns what the script reports for a file of this many bytes that it sends to `url`. */
const sendBy = (url: string, bytes: number) =>
  page.evaluate(
    async ([address, size]) => {
      const worker = new Worker("/direct-upload.js");
      const news: unknown[] = [];
      const ended = new Promise((resolve) => {
        worker.onmessage = ({ data }) => {
          news.push(data);
          if ("status" in (data as object)) resolve(news);
        };
      });
      const file = new File([new Uint8Array(size)], "box.png", { type: "image/png" });
      worker.postMessage({ url: address, file });
      await ended;
      worker.terminate();
      return news;
    },
    [url, bytes] as const,
  );

it("reaches UploadThing and nothing else, from a page that reaches neither", async () => {
  const there = String(uploadThing.env.UPLOADTHING_URL);
  const news = await sendBy(`${there}/key`, 3_000_000);
  // The upload reached the server, which refused it because it was not signed.
  expect(news.at(-1)).toEqual({ status: 403 });
  expect(news).toContainEqual({ sent: expect.any(Number) as number });
  expect(await sendBy(`${elsewhere.env.UPLOADTHING_URL}/key`, 10)).toEqual([{ status: 0 }]);
  const fromPage = page.evaluate((url) => fetch(url, { method: "PUT" }), `${there}/key`);
  await expect(fromPage).rejects.toThrow(/Content Security Policy|Failed to fetch/);
});

it.each([
  [{ UPLOADTHING_TOKEN }, "https://bom1.ingest.uploadthing.com"],
  [{ UPLOADTHING_TOKEN, UPLOADTHING_URL: "http://127.0.0.1:9/x" }, "http://127.0.0.1:9"],
  [{ UPLOADTHING_TOKEN, S3_BUCKET: "pictures" }, undefined],
  [{}, undefined],
])("knows from %j where pictures go", (env, origin) => {
  expect(directUploadOrigin(env)).toBe(origin);
});

it("reads what a token says of where it belongs, and nothing that would leave the address", () => {
  const token = (keys: object) => Buffer.from(JSON.stringify(keys)).toString("base64");
  const own = { ...UPLOADTHING_KEYS, ingestHost: "ingest.example.com" };
  expect(uploadThingKeys(token(own))?.ingestUrl).toBe("https://bom1.ingest.example.com");
  for (const wrong of [
    { regions: ["x/y"] },
    { regions: [] },
    { ingestHost: "a b; script-src *" },
  ]) {
    expect(uploadThingKeys(token({ ...UPLOADTHING_KEYS, ...wrong }))).toBeUndefined();
  }
});
