import { createHmac, timingSafeEqual } from "node:crypto";
import { once } from "node:events";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import type { UploadThingAccount } from "@/lib/files/uploadthing-storage";
import { LASTING } from "../lasting-connections";

/** A stand-in for UploadThing: its ingest server and its API, as far as the shop uses them. */
export interface UploadThingStandIn {
  account: UploadThingAccount;
  /** The environment variables that make a shop use the stand-in. */
  env: Record<string, string>;
  /** The stored files by custom id. */
  files: Map<string, Buffer>;
  /** Failure statuses for the next uploads, in order; undefined means success. */
  failures: (number | undefined)[];
  /** The keys that API calls have sent. */
  apiKeys: Set<string>;
  close(): Promise<void>;
}

export const UPLOADTHING_KEYS = { apiKey: "sk_test_1", appId: "abc123", regions: ["bom1"] };

export const UPLOADTHING_TOKEN = Buffer.from(JSON.stringify(UPLOADTHING_KEYS)).toString("base64");

type Reply = [status: number, body: object];

async function readBody(request: IncomingMessage): Promise<Request> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  const headers = { "content-type": request.headers["content-type"] ?? "" };
  return new Request("http://stand.in", { method: "POST", body: Buffer.concat(chunks), headers });
}

/** Returns whether the URL has a valid signature of the application's key and has not expired. */
function isSigned(url: URL): boolean {
  const signature = url.searchParams.get("signature") ?? "";
  const requested = new URL(url);
  requested.searchParams.delete("signature");
  const digest = createHmac("sha256", UPLOADTHING_KEYS.apiKey).update(requested.href).digest("hex");
  const right = Buffer.from(`hmac-sha256=${digest}`);
  const given = Buffer.from(signature);
  const isRight = right.length === given.length && timingSafeEqual(right, given);
  return isRight && Number(url.searchParams.get("expires")) > Date.now();
}

/** The files and the responses. */
class Store {
  readonly files = new Map<string, Buffer>();
  readonly failures: (number | undefined)[] = [];
  readonly apiKeys = new Set<string>();

  /** `x-asked` has the original origin, which is part of the signature. */
  async answerTo(request: IncomingMessage): Promise<Reply> {
    const own = `http://${request.headers.host}`;
    const url = new URL(request.url ?? "/", String(request.headers["x-asked"] ?? own));
    if (url.pathname === "/v6/deleteFiles") return this.#remove(request);
    return this.#upload(request, url);
  }

  async #upload(request: IncomingMessage, url: URL): Promise<Reply> {
    const said = (name: string) => decodeURIComponent(url.searchParams.get(`x-ut-${name}`) ?? "");
    const file = (await (await readBody(request)).formData()).get("file") as File;
    const failure = this.failures.shift();
    if (failure) return [failure, { error: "refused" }];
    if (!isSigned(url) || said("identifier") !== UPLOADTHING_KEYS.appId) {
      return [403, { error: "bad signature" }];
    }
    if (file.size !== Number(said("file-size"))) return [400, { error: "another size" }];
    this.files.set(said("custom-id"), Buffer.from(await file.arrayBuffer()));
    const address = `https://${UPLOADTHING_KEYS.appId}.ufs.sh/f/${said("custom-id")}`;
    return [200, { url: address, appUrl: address, ufsUrl: address, fileHash: "0" }];
  }

  async #remove(request: IncomingMessage): Promise<Reply> {
    const apiKey = String(request.headers["x-uploadthing-api-key"]);
    this.apiKeys.add(apiKey);
    if (apiKey !== UPLOADTHING_KEYS.apiKey) return [401, { error: "unknown key" }];
    const { customIds } = (await (await readBody(request)).json()) as { customIds: string[] };
    const deletedCount = customIds.filter((id) => this.files.delete(id)).length;
    return [200, { success: true, deletedCount }];
  }
}

async function reply(store: Store, request: IncomingMessage, response: ServerResponse) {
  const [status, body] = await store.answerTo(request);
  response.writeHead(status, { "Content-Type": "application/json" });
  response.end(JSON.stringify(body));
}

/** Redirects requests for UploadThing to `origin`; throws for any other address. */
const redirectedTo =
  (origin: string): typeof globalThis.fetch =>
  (input, init) => {
    const url = new URL(input instanceof Request ? input.url : input);
    if (!/^https:\/\/(bom1\.ingest|api)\.uploadthing\.com$/.test(url.origin)) {
      throw new Error(`An unexpected address: ${url.origin}`);
    }
    const headers = new Headers(init?.headers);
    headers.set("x-asked", url.origin);
    return globalThis.fetch(origin + url.pathname + url.search, { ...init, headers });
  };

export async function startUploadThing(): Promise<UploadThingStandIn> {
  const store = new Store();
  const server = createServer(LASTING, (request, response) => void reply(store, request, response));
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const { files, failures, apiKeys } = store;
  const { apiKey, appId } = UPLOADTHING_KEYS;
  return {
    account: {
      token: UPLOADTHING_TOKEN,
      apiKey,
      appId,
      ingestUrl: "https://bom1.ingest.uploadthing.com",
      fetch: redirectedTo(origin),
    },
    env: { UPLOADTHING_TOKEN, UPLOADTHING_URL: origin },
    files,
    failures,
    apiKeys,
    close: async () => {
      server.close();
      server.closeAllConnections();
      await once(server, "close");
    },
  };
}
