import { once } from "node:events";
import { createServer, type IncomingMessage } from "node:http";
import type { AddressInfo } from "node:net";

/** A stand-in for UploadThing: its ingest server and its API, as far as the shop uses them. */
export interface UploadThingStandIn {
  /** Sends what is meant for UploadThing to the stand-in. */
  fetch: typeof globalThis.fetch;
  /** The files that it holds, by custom id. */
  files: Map<string, Buffer>;
  /** What is answered instead to the next uploads, in their order; undefined: as usual. */
  failures: (number | undefined)[];
  /** The key that came with calls of the API. */
  apiKeys: Set<string>;
  close(): Promise<void>;
}

export const UPLOADTHING_KEYS = { apiKey: "sk_test_1", appId: "abc123", regions: ["bom1"] };

export const UPLOADTHING_TOKEN = Buffer.from(JSON.stringify(UPLOADTHING_KEYS)).toString("base64");

async function bodyOf(request: IncomingMessage): Promise<Request> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  const headers = { "content-type": request.headers["content-type"] ?? "" };
  return new Request("http://stand.in", { method: "POST", body: Buffer.concat(chunks), headers });
}

export async function startUploadThing(): Promise<UploadThingStandIn> {
  const files = new Map<string, Buffer>();
  const failures: (number | undefined)[] = [];
  const apiKeys = new Set<string>();

  const upload = async (request: IncomingMessage, url: URL): Promise<[number, object]> => {
    const id = decodeURIComponent(url.searchParams.get("x-ut-custom-id") ?? "");
    const file = (await (await bodyOf(request)).formData()).get("file") as File;
    const failure = failures.shift();
    if (failure) return [failure, { error: "refused" }];
    const isWhole = file.size === Number(url.searchParams.get("x-ut-file-size"));
    if (!isWhole || !url.searchParams.get("signature")?.startsWith("hmac-sha256=")) {
      return [400, { error: "bad signature" }];
    }
    files.set(id, Buffer.from(await file.arrayBuffer()));
    const address = `https://${UPLOADTHING_KEYS.appId}.ufs.sh/f/${id}`;
    return [200, { url: address, appUrl: address, ufsUrl: address, fileHash: "0" }];
  };

  const remove = async (request: IncomingMessage): Promise<[number, object]> => {
    apiKeys.add(String(request.headers["x-uploadthing-api-key"]));
    const { customIds } = (await (await bodyOf(request)).json()) as { customIds: string[] };
    const deletedCount = customIds.filter((id) => files.delete(id)).length;
    return [200, { success: true, deletedCount }];
  };

  const server = createServer((request, response) => {
    const url = new URL(request.url ?? "/", "http://stand.in");
    const answer = url.pathname === "/v6/deleteFiles" ? remove(request) : upload(request, url);
    void answer.then(([status, body]) => {
      response.writeHead(status, { "Content-Type": "application/json" });
      response.end(JSON.stringify(body));
    });
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  return {
    fetch: (input, init) => {
      const url = new URL(input instanceof Request ? input.url : input);
      if (!/^https:\/\/(bom1\.ingest|api)\.uploadthing\.com$/.test(url.origin)) {
        throw new Error(`An unexpected address: ${url.origin}`);
      }
      return globalThis.fetch(`http://127.0.0.1:${port}${url.pathname}${url.search}`, init);
    },
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
