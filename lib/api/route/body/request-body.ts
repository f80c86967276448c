import "server-only";
import { AppError } from "@/lib/base/errors";
import { Refusal } from "@/lib/i18n/refusal";

/** The part of a request that is read. */
interface Sent {
  headers: Headers;
  body: AsyncIterable<Uint8Array> | null;
}

/** The JSON body of an order with a hundred lines is far smaller. */
export const MAX_JSON_BYTES = 128 * 1024;

/**
 * Reads a JSON body of at most `maxBytes`.
 * @throws AppError unsupported_media_type, too_large, invalid_input
 */
export async function readJson(request: Sent, maxBytes = MAX_JSON_BYTES): Promise<unknown> {
  if (!isJson(request)) {
    throw new AppError("unsupported_media_type", "Send the request as application/json.");
  }
  const text = await readText(request, maxBytes);
  try {
    return JSON.parse(text);
  } catch {
    throw new AppError("invalid_input", "The request is not valid JSON.");
  }
}

/**
 * Reads a body of text of at most `maxBytes`.
 * @throws AppError too_large
 */
export async function readText(request: Sent, maxBytes = MAX_JSON_BYTES): Promise<string> {
  return new TextDecoder().decode(await readBytes(request, maxBytes));
}

/** Reports whether the request declares JSON, in any charset. */
export const isJson = (request: Pick<Sent, "headers">) => findType(request) === "application/json";

/** Reports whether the request declares CSV, in any charset. */
export const isCsv = (request: Pick<Sent, "headers">) => findType(request) === "text/csv";

const findType = ({ headers }: Pick<Sent, "headers">) =>
  headers.get("content-type")?.split(";")[0]?.trim().toLowerCase();

/** Reports whether the request has no body: no type, no length, no chunks. */
export function hasNoBody({ headers }: Pick<Sent, "headers">): boolean {
  return (
    !headers.has("content-type") &&
    !headers.has("transfer-encoding") &&
    Number(headers.get("content-length") ?? 0) === 0
  );
}

/**
 * Reads the raw body of at most `maxBytes`.
 * @throws AppError too_large
 */
export async function readBytes(request: Sent, maxBytes: number): Promise<Uint8Array> {
  if (Number(request.headers.get("content-length") ?? 0) > maxBytes) throw tooLarge(maxBytes);
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of request.body ?? []) {
    size += chunk.byteLength;
    if (size > maxBytes) throw tooLarge(maxBytes);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

const tooLarge = (maxBytes: number) =>
  new Refusal("too_large", (t) =>
    t("The request is larger than {count} bytes.", { count: maxBytes }),
  );
