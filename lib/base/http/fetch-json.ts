import { parseJson } from "../text/parse-json";

const MAX_BYTES = 512 * 1024;

/** A service is down, slow, or did not answer in the form agreed on. The message has no secret. */
export class NoAnswer extends Error {}

export interface JsonCall {
  method: "GET" | "POST";
  url: string;
  headers: Record<string, string>;
  body?: unknown;
  /** Milliseconds until the call is given up. */
  timeoutMs: number;
}

/**
 * Calls a JSON service; `json` is undefined for an answer without JSON.
 * @throws NoAnswer
 */
export async function fetchJson({ method, url, headers, body, timeoutMs }: JsonCall) {
  try {
    const response = await fetch(url, {
      method,
      headers: {
        Accept: "application/json",
        ...(body !== undefined && { "Content-Type": "application/json" }),
        ...headers,
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
      // A redirect must not carry the keys to another address.
      redirect: "error",
      cache: "no-store",
      signal: AbortSignal.timeout(timeoutMs),
    });
    return { status: response.status, json: await readJson(response) };
  } catch (error) {
    if (error instanceof NoAnswer) throw error;
    throw new NoAnswer(error instanceof Error ? error.name : "no answer");
  }
}

async function readJson(response: Response): Promise<unknown> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of response.body ?? []) {
    size += chunk.byteLength;
    if (size > MAX_BYTES) throw new NoAnswer("answered without end");
    chunks.push(chunk);
  }
  return parseJson(Buffer.concat(chunks).toString("utf8"));
}
