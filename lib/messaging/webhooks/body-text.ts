import type { WebhookEvent } from "./events";

type Json = string | number | null | { [name: string]: Json };

/**
 * `data` of a body as PostgreSQL formats it, because receivers may compare whole bodies: order events as jsonb, which
 * sorts names by their length, all others as json.
 */
export const dataText = (type: WebhookEvent, data: Json): string =>
  type.startsWith("order.") || type === "payment.received"
    ? write(data, ": ", byLength)
    : write(data, " : ", () => 0);

type Order = (a: string, b: string) => number;

const byLength: Order = (a, b) => a.length - b.length || (a < b ? -1 : 1);

function write(value: Json, colon: string, order: Order): string {
  if (value === null || typeof value !== "object") return JSON.stringify(value);
  const entries = Object.entries(value)
    .sort(([a], [b]) => order(a, b))
    .map(([name, part]) => `${JSON.stringify(name)}${colon}${write(part, colon, order)}`);
  return `{${entries.join(", ")}}`;
}
