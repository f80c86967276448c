import "server-only";
import type { IncomingHttpHeaders } from "node:http";
import { isOutage } from "@/lib/db/outage";
import { throwWhenOutOfFiles } from "@/lib/base/http/resource-errors";
import { noteError } from "./render-errors";

/** Records why an answer failed; `headers` are those of its request. */
export function noteRenderError(error: unknown, headers: IncomingHttpHeaders): void {
  noteError(headers, { isOutage: isOutage(error) });
  throwWhenOutOfFiles(error);
}
