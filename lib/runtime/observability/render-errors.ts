import type { IncomingHttpHeaders, IncomingMessage } from "node:http";
import { setTimeout as sleep } from "node:timers/promises";
import { processWide } from "../../base/process-wide.ts";

/**
 * Passes Next's errors from instrumentation.ts, which receives them, to the web process, which answers. The two are
 * bundled separately. Next gives both the same headers object of the request.
 */

interface Told {
  first: PromiseWithResolvers<undefined>;
  isError: boolean;
  isOutage: boolean;
}

const shared = processWide<{ renderErrors: WeakMap<IncomingHttpHeaders, Told> }>();

function describeOutcome(headers: IncomingHttpHeaders): Told {
  const all = (shared.renderErrors ??= new WeakMap<IncomingHttpHeaders, Told>());
  const outcome = all.get(headers) ?? {
    first: Promise.withResolvers(),
    isError: false,
    isOutage: false,
  };
  all.set(headers, outcome);
  return outcome;
}

export function noteError(headers: IncomingHttpHeaders, { isOutage }: { isOutage: boolean }): void {
  const outcome = describeOutcome(headers);
  outcome.isError = true;
  outcome.isOutage ||= isOutage;
  outcome.first.resolve(undefined);
}

export function sawError({ headers }: IncomingMessage): boolean {
  return describeOutcome(headers).isError;
}

export function metOutage({ headers }: IncomingMessage): boolean {
  return describeOutcome(headers).isOutage;
}

/**
 * Milliseconds. Next sends the failed answer without waiting for instrumentation.ts; so far it has always reported
 * the error.
 */
const TIMEOUT_MS = 5_000;

/** Settles once Next has reported why it failed. */
export async function awaitReportedError({ headers }: IncomingMessage): Promise<void> {
  await Promise.race([describeOutcome(headers).first.promise, sleep(TIMEOUT_MS)]);
}
