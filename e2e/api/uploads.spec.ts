import { once } from "node:events";
import { connect } from "node:net";
import { pngBomb, polyglot, SVG_WITH_SCRIPT } from "../steps/pictures";
import { expect, test } from "../caller";
import { test as inBrowser } from "../fixtures";
import {
  adminToken,
  authorized,
  getCount,
  create,
  toFields,
  file,
  toForm,
  MB,
  newName,
  png,
  send,
  type Saved,
  type Sent,
} from "./product-form";

/** Tests pictures uploaded with products, and hostile or careless uploads. */

test("an uploaded picture is served in every width and in its own format", async ({ request }) => {
  const { thumbnailImage, _id } = await create(request);
  expect(thumbnailImage).toMatch(/^\/media\/[\da-f]{24}\.webp$/);
  for (const variant of ["", "-360", "-640"]) {
    const response = await request.get(thumbnailImage.replace(".webp", `${variant}.webp`));
    expect(response.status()).toBe(200);
    expect(response.headers()).toMatchObject({
      "content-type": "image/webp",
      "x-content-type-options": "nosniff",
      "content-security-policy": "default-src 'none'",
      "cache-control": "public, max-age=31536000, immutable",
    });
  }
  await request.delete(`/api/products/${_id}`, { headers: await authorized() });
});

test("a polyglot file is served as the picture only", async ({ request }) => {
  const both = file("../../both.html", await polyglot());
  const response = await send(request, "POST", "/api/products", toFields(newName()), [both]);
  expect(response.status()).toBe(201);
  const { _id, images } = (await response.json()) as Saved;
  expect(images).toEqual([expect.stringMatching(/^\/media\/[\da-f]{24}\.webp$/)]);
  const served = await (await request.get(images[0] ?? "")).body();
  expect(served.includes("script")).toBe(false);
  expect(served.includes("PK\x03\x04")).toBe(false);
  await request.delete(`/api/products/${_id}`, { headers: await authorized() });
});

const REFUSED: [string, () => Sent[] | Promise<Sent[]>, number, string, RegExp][] = [
  [
    "a renamed text",
    () => [file("notes.png", Buffer.from("dear diary"))],
    415,
    "unsupported_media_type",
    /“notes.png” is not a picture/,
  ],
  [
    "an SVG with a script",
    () => [file("logo.svg", SVG_WITH_SCRIPT)],
    415,
    "unsupported_media_type",
    /“logo.svg” is an SVG drawing/,
  ],
  [
    "a picture of 30,000 × 30,000 pixels",
    () => [file("bomb.png", pngBomb(30_000))],
    413,
    "too_large",
    /“bomb.png” has 30000 × 30000 pixels/,
  ],
  [
    "half a picture",
    async () => [file("half.png", (await png()).buffer.subarray(0, 200))],
    400,
    "invalid_input",
    /“half.png” is damaged/,
  ],
  [
    "11 files",
    async () => Promise.all(Array.from({ length: 11 }, (_, n) => png(`${n}.png`))),
    413,
    "too_large",
    /“10.png” is one file too many: send at most 10/,
  ],
  [
    "a file of 11 MB",
    () => [file("big.png", Buffer.alloc(11 * MB))],
    413,
    "too_large",
    /“big.png” is larger than 10 MB/,
  ],
  [
    "a bad one among good ones",
    async () => [await png(), file("bad.png", Buffer.from("x"))],
    415,
    "unsupported_media_type",
    /“bad.png”/,
  ],
  ["no picture", () => [], 400, "invalid_input", /A thumbnail image is required/],
];

for (const [what, files, status, code, message] of REFUSED) {
  test(`${what} is refused with a helpful message, and nothing is stored`, async ({ request }) => {
    const name = newName();
    const response = await send(request, "POST", "/api/products", toFields(name), await files());
    expect(response.status()).toBe(status);
    expect(await response.json()).toEqual({
      code,
      message: expect.stringMatching(message),
      fields: { images: expect.stringMatching(message) },
    });
    expect(await getCount(name)).toBe(0);
  });
}

test("an aborted upload leaves no files", async ({ request, baseURL }) => {
  const name = newName();
  const { hostname, port } = new URL(baseURL ?? "");
  const headers = `Authorization: Bearer ${await adminToken()}\r\n`;
  const part = (head: string, body: string) =>
    `--x\r\nContent-Disposition: form-data; ${head}\r\n\r\n${body}`;
  const fields = Object.entries(toFields(name)).map(([key, value]) => part(`name="${key}"`, value));
  const body = [...fields, part('name="images"; filename="a.png"', "half")].join("\r\n");
  const socket = connect(Number(port), hostname);
  await once(socket, "connect");
  const sent = new Promise<unknown>((resolve) => {
    socket.write(
      `POST /api/products HTTP/1.1\r\nHost: ${hostname}:${port}\r\n${headers}` +
        `Content-Type: multipart/form-data; boundary=x\r\nContent-Length: ${5 * MB}\r\n\r\n${body}`,
      resolve,
    );
  });
  await sent;
  socket.destroy();
  expect((await request.get("/api/health/ready")).status()).toBe(200);
  expect(await getCount(name)).toBe(0);
});

test("a caller without permission is refused before the pictures are read", async ({ baseURL }) => {
  const big = toForm(toFields(newName()), [file("big.png", Buffer.alloc(30 * MB))]);
  const anonymous = await fetch(`${baseURL}/api/products`, { method: "POST", body: big });
  expect(anonymous.status).toBe(401);
  const typeless = await fetch(`${baseURL}/api/products`, {
    method: "POST",
    body: Buffer.alloc(30 * MB),
    headers: { ...(await authorized()), "Content-Type": "application/json" },
  });
  expect(typeless.status).toBe(415);
});

inBrowser("a browser that sends far too much reads why", async ({ page, problems }) => {
  problems.allow(/status of (401|413)/);
  await page.goto("/robots.txt");
  const answers = await page.evaluate(
    async (bearer) => {
      const post = async (megabytes: number, headers: Record<string, string>) => {
        const form = new FormData();
        form.append("images", new File([new Uint8Array(megabytes * 1024 * 1024)], "big.png"));
        const response = await fetch("/api/products", { method: "POST", body: form, headers });
        return [response.status, ((await response.json()) as { code: string }).code];
      };
      const headers = { Authorization: `Bearer ${bearer}` };
      return Promise.all([post(11, headers), post(110, headers), post(40, {})]);
    },
    await adminToken(),
  );
  expect(answers).toEqual([
    [413, "too_large"],
    [413, "too_large"],
    [401, "unauthenticated"],
  ]);
});

test("no file name escapes the pictures' folder", async ({ baseURL }) => {
  const { hostname, port } = new URL(baseURL ?? "");
  for (const name of [
    "/media/../auth-secret",
    "/media/%2e%2e/auth-secret",
    "/media/..%2fauth-secret",
    "/media/%2e%2e%2fauth-secret",
    "/media/..\\auth-secret",
    "/media/%5c..%5cauth-secret",
    "/media/....//auth-secret",
    "/media//../auth-secret",
    "/media/%00",
    "/media/%E0%A4%A",
  ]) {
    const socket = connect(Number(port), hostname);
    socket.write(`GET ${name} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n`);
    const chunks: Buffer[] = [];
    for await (const chunk of socket) chunks.push(chunk as Buffer);
    expect(Buffer.concat(chunks).toString(), name).toMatch(
      /^HTTP\/1\.1 (404 |400 |308 [^]*\nLocation: \/media\/\.{4}\/auth-secret\r)/,
    );
  }
});
