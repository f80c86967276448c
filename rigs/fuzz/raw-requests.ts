import { connect } from "node:net";
import { once } from "node:events";
import { setTimeout as sleep } from "node:timers/promises";
import fc from "fast-check";

/** Raw bytes that no HTTP client would send. The shop must respond or hang up, and never fail with a 5xx. */

const ANSWER_MS = 10_000;

const get = (target: string, ...headers: string[]) =>
  [`GET ${target} HTTP/1.1`, "Host: localhost", "Connection: close", ...headers, "", ""].join(
    "\r\n",
  );

const post = (target: string, body: string, ...headers: string[]) =>
  [`POST ${target} HTTP/1.1`, "Host: localhost", "Connection: close", ...headers, "", body].join(
    "\r\n",
  );

const JSON_TYPE = "Content-Type: application/json";
const CHUNKED = "Transfer-Encoding: chunked";

const TARGETS = [
  "/%",
  "/%zz",
  "/%00",
  "/%c0%af",
  "/%E0%A4%A",
  "/product/%E0%A4%A",
  "/product/%2e%2e%2f%2e%2e%2fetc%2fpasswd",
  "/api/products/%",
  "/api/products/%00",
  "/api/products/%ff%fe",
  "/api/orders/..%2f..%2fadmin",
  "/api//products",
  "/api/products/",
  "/api/./products",
  "//evil.example/api/products",
  "/\\evil.example",
  "http://localhost/api/health/live",
  "http://evil.example/api/health/live",
  "http://[::1",
  "*",
  "/media/../../auth-secret",
  "/media/..%2f..%2fauth-secret",
  "/media/%00.webp",
  "/media/%",
  "/_next/static/../../../package.json",
  "/_next/image?url=http%3A%2F%2F127.0.0.1%3A22&w=640&q=75",
  "/_next/data/x/index.json",
  "/?" + "a=1&".repeat(1500),
  `/${"a".repeat(7000)}`,
  `/products?q=${"%F0%9F%8E%81".repeat(400)}`,
  "/products?page=-1&category=%00&sort[]=x",
  "/products?page=99999999999999999999",
  "/api/products?limit=1&limit=2&limit[]=3",
  "/api/auth/callback/google?code=x&state=%00",
  "/api/auth/google?next=%2F%2Fevil.example",
  "/order-confirmation?order=%00&key=%ff",
  "/auth?next=%5C%5Cevil.example&reset=%",
  "/?token=%00",
  "/?token=a.b.c",
];

const WHOLE_REQUESTS = [
  get("/api/products", "Host: evil.example"),
  get("/api/auth/me", "Authorization: Bearer a", "Authorization: Bearer b"),
  get("/", `X-Long: ${"x".repeat(20_000)}`),
  get("/", ...Array.from({ length: 300 }, (_, n) => `X-${n}: 1`)),
  get("/", "Bad Header: x"),
  get("/", "X-Null: a\0b"),
  get("/", "Cookie: " + "a=1; ".repeat(800)),
  get("/api/products", "X-Forwarded-For: " + "1,".repeat(3000)),
  get("/api/products", "X-Forwarded-For: not-an-address"),
  get("/api/products", "Content-Length: 5") + "hello",
  get("/", "Next-Action: x"),
  get("/", "RSC: 1", "Next-Router-State-Tree: %"),
  get("/products?_rsc=x", "RSC: 1", "Next-Router-Prefetch: 2", "Next-Url: \\\\x"),
  get("/", "X-Middleware-Subrequest: middleware:middleware:middleware:middleware:middleware"),
  get("/admin", "X-Middleware-Subrequest: middleware"),
  get("/api/products", "Upgrade: websocket", "Connection: Upgrade"),
  post("/api/contact", "{}", JSON_TYPE, "Content-Length: 2", "Content-Length: 3"),
  post("/api/contact", "2\r\n{}\r\n0\r\n\r\n", JSON_TYPE, CHUNKED, "Content-Length: 2"),
  post("/api/contact", "zz\r\n{}\r\n0\r\n\r\n", JSON_TYPE, CHUNKED),
  post("/api/contact", "2;ext=1\r\n{}\r\n0\r\nTrailer: x\r\n\r\n", JSON_TYPE, CHUNKED),
  post("/api/contact", "fffffffffffffffff\r\n", JSON_TYPE, CHUNKED),
  post("/api/contact", "{}", JSON_TYPE, "Content-Length: -1"),
  post("/api/contact", "{}", JSON_TYPE, "Content-Length: 2", "Expect: 100-continue"),
  post("/api/contact", "{}", JSON_TYPE, "Content-Length: 2", "Expect: 200-maybe"),
  post(
    "/",
    "1:{}",
    "Next-Action: 7f0000000000000000000000000000000000000000",
    "Content-Type: text/plain;charset=UTF-8",
    "Content-Length: 4",
  ),
  post("/products", "x=1", "Content-Type: application/x-www-form-urlencoded", "Content-Length: 3"),
  post(
    "/",
    '--x\r\nContent-Disposition: form-data; name="0"\r\n\r\n{}\r\n--x--\r\n',
    "Content-Type: multipart/form-data; boundary=x",
    "Next-Action: x",
    "Content-Length: 64",
  ),
  "GET\r\n\r\n",
  "GET / HTTP/9.9\r\n\r\n",
  "GET / HTTP/1.1\r\n\r\n",
  "get / http/1.1\r\nhost: x\r\n\r\n",
  "PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n",
  "\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03",
  ...["TRACE", "CONNECT", "OPTIONS", "HEAD", "PROPFIND", "QUERY", "BREW"].flatMap((method) =>
    ["/", "/api/products", "/api/orders", "*"].map(
      (target) => `${method} ${target} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n`,
    ),
  ),
];

/** Returns all hand-written requests, and `bent` randomly damaged ones. */
export function rawRequests(seed: number, bent: number): string[] {
  const written = [...TARGETS.map((target) => get(target)), ...WHOLE_REQUESTS];
  const byte = fc.integer({ min: 0, max: 255 }).map((code) => String.fromCharCode(code));
  const mutation = fc
    .tuple(fc.constantFrom(...written), fc.nat(), byte, fc.boolean())
    .map(([request, place, by, isAdded]) => {
      // Keeps the end of the request intact, because an unfinished request gets no response.
      const at = place % Math.max(1, Math.min(request.length - 4, 200));
      return request.slice(0, at) + by + request.slice(at + (isAdded ? 0 : 1));
    });
  return [...written, ...fc.sample(mutation, { seed, numRuns: bent })];
}

/** Returns the status of the response; 0 if the shop hung up without one or waits for more. */
export async function readStatus(port: number, request: string): Promise<number> {
  const socket = connect(port, "127.0.0.1");
  const closed = once(socket, "close");
  let head = "";
  socket.on("error", () => undefined);
  socket.on("data", (chunk) => {
    head += chunk.toString("latin1").slice(0, 100);
    // Only the status line is needed, even if the connection stays open.
    if (head.includes("\r\n")) socket.destroy();
  });
  socket.write(Buffer.from(request, "latin1"));
  // An unfinished request is refused only after the server's timeout, which this does not wait for.
  const timer = sleep(ANSWER_MS, undefined, { ref: false });
  await Promise.race([closed, timer]);
  socket.destroy();
  return Number(/^HTTP\/1\.[01] (\d{3})/.exec(head)?.[1] ?? 0);
}
