import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { createServer, request, type IncomingMessage } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import { buffer } from "node:stream/consumers";
import { brotliDecompressSync } from "node:zlib";
import { afterAll, beforeAll, expect, it } from "vitest";
import { answerPacked, packStatics, readPackedStatics } from "./packed-statics";

const SCRIPT = "export const words = 'box, bag, cup';\n".repeat(40);
const ADDRESS = "/_next/static/chunks/a.js";

let output: string;
const server = createServer();

beforeAll(async () => {
  output = await mkdtemp(path.join(tmpdir(), "statics-"));
  await mkdir(path.join(output, "static/chunks"), { recursive: true });
  await writeFile(path.join(output, "static/chunks/a.js"), SCRIPT);
  await writeFile(path.join(output, "static/chunks/a.css"), "p{color:red}");
  await writeFile(path.join(output, "static/picture.webp"), "RIFF");
  await mkdir(path.join(output, "static/build-id"));
  await writeFile(path.join(output, "static/build-id/_ssgManifest.js"), SCRIPT);
  await packStatics(output);
  const statics = await readPackedStatics(output);
  server.on("request", (asked, response) => {
    if (!answerPacked(statics, asked, response)) response.writeHead(404).end();
  });
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
});

afterAll(async () => {
  server.close();
  await rm(output, { recursive: true });
});

async function ask(address: string, headers: Record<string, string> = {}, method = "GET") {
  const { port } = server.address() as AddressInfo;
  const options = { port, path: address, method, headers: { "accept-encoding": "br", ...headers } };
  const answer = await new Promise<IncomingMessage>((done, fail) => {
    request(options, done).on("error", fail).end();
  });
  return { status: answer.statusCode, headers: answer.headers, body: await buffer(answer) };
}

it("sends a script packed, for good", async () => {
  const { status, headers, body } = await ask(ADDRESS);
  expect(status).toBe(200);
  expect(headers).toMatchObject({
    "content-type": "application/javascript; charset=UTF-8",
    "content-encoding": "br",
    "cache-control": "public, max-age=31536000, immutable",
    vary: "Accept-Encoding",
    "content-length": String(body.byteLength),
  });
  expect(brotliDecompressSync(body).toString()).toBe(SCRIPT);
});

it("sends styles as what they are", async () => {
  const { headers } = await ask("/_next/static/chunks/a.css");
  expect(headers["content-type"]).toBe("text/css; charset=UTF-8");
});

it("sends it once: who has it is told so, and who asks of it alone is told its length", async () => {
  const { headers } = await ask(ADDRESS);
  const again = await ask(ADDRESS, { "if-none-match": headers.etag ?? "" });
  expect([again.status, again.body.byteLength]).toEqual([304, 0]);
  const head = await ask(ADDRESS, {}, "HEAD");
  expect([head.status, head.headers["content-length"]]).toEqual([200, headers["content-length"]]);
});

it.each([
  ["who cannot unpack it", ADDRESS, { "accept-encoding": "gzip" }],
  ["a part of it", ADDRESS, { range: "bytes=0-9" }],
  ["another file", "/_next/static/picture.webp", {}],
  ["what a build writes again", "/_next/static/build-id/_ssgManifest.js", {}],
  ["a packed file by its own name", `${ADDRESS}.br`, {}],
  ["a way out of the folder", "/_next/static/chunks/../chunks/a.js", {}],
])("leaves to others: %s", async (_, address, headers) => {
  expect((await ask(address, headers)).status).toBe(404);
});

it("leaves to others what is no read", async () => {
  expect((await ask(ADDRESS, {}, "POST")).status).toBe(404);
});

it("has nothing of a build that was not packed", async () => {
  expect((await readPackedStatics(path.join(output, "elsewhere"))).size).toBe(0);
});
