import { parseJson } from "../text/parse-json.ts";

/** The parts of an UploadThing token that the shop reads. */
export interface UploadThingKeys {
  apiKey: string;
  appId: string;
  /** The address to which files are uploaded. */
  ingestUrl: string;
}

const INGEST_HOST = "ingest.uploadthing.com";

/** Returns undefined for an invalid token. A token is JSON in base64, and its values must be safe in an address. */
export function uploadThingKeys(token: string): UploadThingKeys | undefined {
  const { apiKey, appId, regions, ingestHost = INGEST_HOST } = objectIn(token);
  const [region] = Array.isArray(regions) ? (regions as unknown[]) : [];
  if (!isLike(/^sk_/, apiKey) || !isLike(/^[\w-]+$/, appId)) return undefined;
  if (!isLike(/^[\w-]+$/, region) || !isLike(/^[\w.-]+$/, ingestHost)) return undefined;
  return { apiKey, appId, ingestUrl: `https://${region}.${ingestHost}` };
}

const isLike = (pattern: RegExp, value: unknown): value is string =>
  typeof value === "string" && pattern.test(value);

function objectIn(base64: string): Record<string, unknown> {
  const value = parseJson(Buffer.from(base64, "base64").toString("utf8"));
  return typeof value === "object" && value !== null ? { ...value } : {};
}
