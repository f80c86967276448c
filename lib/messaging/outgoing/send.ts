import "server-only";
import http from "node:http";
import https from "node:https";
import type { LookupFunction } from "node:net";
import {
  ForbiddenAddress,
  parseTarget,
  resolveTarget,
  type Resolve,
  type ResolvedAddress,
} from "./address";

/** From name resolution to the answer's status. */
const TIMEOUT_MS = 10_000;

/** Bytes of an answer after which the connection is closed. */
const MAX_ANSWER = 64 * 1024;

/** `status` of the answer, or the reason for its absence. */
export type Outcome = { status: number } | { status: null; error: string };

export interface Sending {
  url: string;
  /** Added to the headers of every call; replaces one of the same name. */
  headers: Record<string, string>;
  body: string | Buffer;
  resolve?: Resolve;
  timeoutMs?: number;
}

/**
 * Posts a body. The name is resolved once and the connection goes to the checked address, so that a name changed in
 * between has no effect. Redirects are not followed, and only the status of the answer is read. Never throws.
 */
export async function send(sending: Sending): Promise<Outcome> {
  const { url: text, headers, body, resolve, timeoutMs = TIMEOUT_MS } = sending;
  const signal = AbortSignal.timeout(timeoutMs);
  try {
    const url = parseTarget(text);
    const address = await withinTime(resolveTarget(url, resolve), signal);
    return { status: await post(url, { address, headers, body, signal }) };
  } catch (error) {
    return { status: null, error: getReason(error, signal) };
  }
}

interface Post extends Pick<Sending, "headers" | "body"> {
  address: ResolvedAddress;
  signal: AbortSignal;
}

function post(url: URL, { address, headers, body, signal }: Post): Promise<number> {
  const { request: open } = url.protocol === "https:" ? https : http;
  return new Promise((resolve, reject) => {
    const request = open(url, {
      method: "POST",
      // No connection reuse: a kept connection could lead to an address checked earlier.
      agent: false,
      lookup: pinnedTo(address),
      signal,
      headers: {
        "Content-Type": "application/json",
        "User-Agent": "Packaging-Shop-Webhooks/1",
        ...headers,
        "Content-Length": Buffer.byteLength(body),
      },
    });
    request.once("response", (answer) => {
      resolve(answer.statusCode ?? 0);
      // Drains the body so that the receiver can finish, without storing or awaiting it.
      let bytes = 0;
      answer.on("error", () => undefined);
      answer.on("data", (chunk: Buffer) => {
        bytes += chunk.length;
        if (bytes > MAX_ANSWER) request.destroy();
      });
    });
    request.on("error", reject);
    // A receiver that changes the protocol (101) closes the request, with neither an answer nor an error.
    request.once("close", () => reject(new Error("The connection was closed.")));
    request.end(body);
  });
}

const pinnedTo =
  ({ address, family }: ResolvedAddress): LookupFunction =>
  (_, options, done) => {
    if (options.all) done(null, [{ address, family }]);
    else done(null, address, family);
  };

/** A look-up cannot be cancelled, but it can be abandoned. */
function withinTime<T>(work: Promise<T>, signal: AbortSignal): Promise<T> {
  return new Promise((resolve, reject) => {
    signal.addEventListener("abort", () => reject(signal.reason as Error), { once: true });
    work.then(resolve, reject);
  });
}

function getReason(error: unknown, signal: AbortSignal): string {
  if (error instanceof ForbiddenAddress) return "The address may not be called";
  if (signal.aborted) return "No answer in time";
  const { code } = error as { code?: unknown };
  return typeof code === "string" ? `No connection (${code})` : "No connection";
}
