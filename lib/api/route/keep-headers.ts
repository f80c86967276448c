import "server-only";
import { asksNobody, type Endpoint } from "@/lib/api/endpoint";
import {
  ASK_EACH_TIME,
  KEEP_HEADER,
  MAY_KEEP_HEADER,
  type KeepNote,
} from "@/lib/http-cache/kept-answer";

/** The headers of an answer that is good until one of `tags` is expired, where the web process would keep it. */
export function keepHeaders(
  { headers }: { headers: Headers },
  endpoint: Endpoint,
  tags: readonly string[] | undefined,
): Record<string, string> {
  if (!tags || !asksNobody(endpoint) || !headers.has(MAY_KEEP_HEADER)) return {};
  const { method, path, perMinute } = endpoint;
  const note: KeepNote = { tags, name: `${method} ${path}`, perMinute };
  return { "Cache-Control": ASK_EACH_TIME, [KEEP_HEADER]: JSON.stringify(note) };
}
