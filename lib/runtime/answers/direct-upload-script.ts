import type { IncomingMessage, ServerResponse } from "node:http";
import { sendPictures, WORKER_ADDRESS } from "../../files/direct/worker-script.ts";
import { ASK_EACH_TIME } from "../../http/cache/freshness.ts";
import { uploadThingKeys } from "../../base/secrets/uploadthing-keys.ts";

/**
 * Returns the origin to which browsers upload pictures directly; undefined when the shop stores them elsewhere. The
 * settings were validated at the start (lib/base/env.ts).
 */
export function directUploadOrigin({
  UPLOADTHING_TOKEN,
  UPLOADTHING_URL,
  S3_BUCKET,
}: Record<string, string | undefined>): string | undefined {
  if (!UPLOADTHING_TOKEN || S3_BUCKET) return undefined;
  const address = UPLOADTHING_URL || uploadThingKeys(UPLOADTHING_TOKEN)?.ingestUrl;
  return address && new URL(address).origin;
}

const SCRIPT = `(${String(sendPictures)})();\n`;

/**
 * Sends the script that uploads pictures, which may connect only to UploadThing. Returns whether the request asked
 * for it.
 */
export function answerDirectUploadScript(
  { url, method }: IncomingMessage,
  response: ServerResponse,
  origin: string | undefined,
): boolean {
  if (url !== WORKER_ADDRESS || !origin) return false;
  response.writeHead(200, {
    "Content-Type": "text/javascript; charset=utf-8",
    "Content-Security-Policy": `default-src 'none'; connect-src ${origin}`,
    "Cache-Control": ASK_EACH_TIME,
  });
  response.end(method === "HEAD" ? undefined : SCRIPT);
  return true;
}
