import { setTimeout } from "node:timers/promises";
import { test } from "@playwright/test";

/** India has no summer time. */
const INDIA_MS = 5.5 * 60 * 60 * 1000;

/**
 * Waits for the next month when this one ends within `ms` in India, so that all papers of a test fall into one month.
 */
export async function stayInOneMonth(ms: number): Promise<void> {
  const now = Date.now();
  const india = new Date(now + INDIA_MS);
  const next = Date.UTC(india.getUTCFullYear(), india.getUTCMonth() + 1) - INDIA_MS;
  if (next - now > ms) return;
  test.setTimeout(test.info().timeout + ms);
  await setTimeout(next - now + 1_000);
}
