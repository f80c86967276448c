import { buildAddress } from "@/lib/api/call";
import type { ArtworkAnswer } from "@/lib/artwork/uploads/schemas";
import { ApiError, asSession, call, credentials, isOutage, parseAnswer } from "../api";
import { readJson, remove, STORAGE_KEYS, writeText } from "../storage";

export interface SendArtworkOptions {
  file: File;
  /** `_id` of the order and of its line. */
  order: string;
  line: string;
  /** Gives a guest access to the order. */
  orderKey: string | undefined;
  /** The share of the bytes that have arrived, from 0 to 1. */
  onProgress: (sent: number) => void;
}

/** How often a part is sent again when the connection is lost, and the pause before it in milliseconds. */
const TRIES = 4;
const PAUSE_MS = 2000;
/** Maximum polls for the result of the file's check. */
const MOST_LOOKS = 35;

/** An unfinished upload, which resumes where it was interrupted, even after the page was closed. */
interface BegunUpload {
  id: string;
  sha256: string;
  line: string;
}

/**
 * Sends a file for printing in parts, each again when the connection was lost. Parts that arrived before are not sent
 * again.
 * @throws ApiError when the server refuses or cannot be reached
 */
export async function sendArtwork(options: SendArtworkOptions): Promise<ArtworkAnswer> {
  const { file, order, line, orderKey, onProgress } = options;
  const query = orderKey ? { key: orderKey } : {};
  const sha256 = await digest(file);
  const { name, size, type } = file;
  const body = { name, size, type: type || "application/octet-stream", order, line };
  const begun: Pick<ArtworkAnswer, "_id" | "partSize"> & Partial<ArtworkAnswer> =
    (await readBegun({ sha256, line }, query)) ?? (await call("POST /artworks", { query, body }));
  const { _id: id, partSize } = begun;
  const arrived = new Set(begun.parts);
  writeText(STORAGE_KEYS.artwork, JSON.stringify({ id, sha256, line } satisfies BegunUpload));
  for (let n = 1, start = 0; start < size; n += 1, start += partSize) {
    const address = buildAddress("/artworks/{id}/parts/{n}", { id, n }, query);
    if (!arrived.has(n)) await sendPart(address, file.slice(start, start + partSize));
    onProgress(Math.min(1, (start + partSize) / size));
  }
  const params = { id };
  const artwork = await call("POST /artworks/{id}/complete", { params, query, body: { sha256 } });
  remove(STORAGE_KEYS.artwork);
  return checked(artwork, query);
}

/** The unfinished upload of the same file for the same line; null when there is none, or it is gone. */
async function readBegun(
  { sha256, line }: Omit<BegunUpload, "id">,
  query: { key?: string },
): Promise<ArtworkAnswer | null> {
  const stored = readJson(STORAGE_KEYS.artwork) as Partial<BegunUpload> | null | undefined;
  if (stored?.sha256 !== sha256 || stored.line !== line || typeof stored.id !== "string")
    return null;
  try {
    const begun = await call("GET /artworks/{id}", { params: { id: stored.id }, query });
    return begun.state === "uploading" ? begun : null;
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) return null;
    throw error;
  }
}

/** Waits for the check of the file, at most a minute; the result of a longer check comes by email. */
async function checked(artwork: ArtworkAnswer, query: { key?: string }): Promise<ArtworkAnswer> {
  const params = { id: artwork._id };
  let now = artwork;
  for (let tries = 0; now.preflight.state === "checking" && tries < MOST_LOOKS; tries += 1) {
    await new Promise((done) => setTimeout(done, PAUSE_MS));
    now = await call("GET /artworks/{id}", { params, query });
  }
  return now;
}

async function digest(file: File): Promise<string> {
  const hash = await crypto.subtle.digest("SHA-256", await file.arrayBuffer());
  return [...new Uint8Array(hash)].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}

async function sendPart(address: string, part: Blob): Promise<void> {
  for (let tries = 1; ; tries += 1) {
    try {
      await asSession((token) => put(address, part, token));
      return;
    } catch (error) {
      if (!isOutage(error) || tries === TRIES) throw error;
      await new Promise((done) => setTimeout(done, PAUSE_MS));
    }
  }
}

async function put(address: string, body: Blob, token: string | null): Promise<void> {
  const headers = { "Content-Type": "application/octet-stream", ...credentials("PUT", token) };
  const response = await fetch(address, { method: "PUT", headers, body }).catch(() => {
    throw new ApiError(0, {});
  });
  if (response.ok) return;
  const answer = parseAnswer(await response.text()) as Record<string, unknown>;
  throw new ApiError(response.status, answer);
}
