import type { IncomingHttpHeaders, IncomingMessage } from "node:http";
import { setTimeout as sleep } from "node:timers/promises";
import { processWide } from "../../base/process-wide.ts";

/**
 * What Next tells of the errors that it met while it made an answer. instrumentation.ts, which is told,
 * is bundled apart from the web process, which answers. Next hands both the very headers with which the
 * request came.
 */

interface Told {
  first: PromiseWithResolvers<undefined>;
  isError: boolean;
  isOutage: boolean;
}

const shared = processWide<{ renderErrors: WeakMap<IncomingHttpHeaders, Told> }>();

function toldOf(headers: IncomingHttpHeaders): Told {
  const all = (shared.renderErrors ??= new WeakMap<IncomingHttpHeaders, Told>());
  const told = all.get(headers) ?? {
    first: Promise.withResolvers(),
    isError: false,
    isOutage: false,
  };
  all.set(headers, told);
  return told;
}

export function noteError(headers: IncomingHttpHeaders, { isOutage }: { isOutage: boolean }): void {
  const told = toldOf(headers);
  told.isError = true;
  told.isOutage ||= isOutage;
  told.first.resolve(undefined);
}

export function metError({ headers }: IncomingMessage): boolean {
  return toldOf(headers).isError;
}

export function metOutage({ headers }: IncomingMessage): boolean {
  return toldOf(headers).isOutage;
}

/** Next does not wait for what it tells before it answers that it failed. It always tells, so far. */
const PATIENCE_MS = 1000;

/** Settles once Next has told why it failed. */
export async function whyTold({ headers }: IncomingMessage): Promise<void> {
  await Promise.race([toldOf(headers).first.promise, sleep(PATIENCE_MS)]);
}
