import { execFileSync } from "node:child_process";
import { givenCustomers } from "@/rigs/hard/load-people";
import { ask, type Front } from "./front";

/** Checks what nginx must not cache, forward or trust. */

const PRIVATE = ["/api/auth/me", "/api/orders", "/dashboard", "/", "/products"];
/** Shared pages, but with a secret in the URL. */
const KEYED = ["/order-confirmation?order=x&key=top-secret", "/auth?reset=top-secret"];

/**
 * Checks two users with sessions, by cookie and by header: their responses are not cached, and they get no cached
 * ones.
 */
export async function privacy({ shop, nginx }: Front): Promise<string[]> {
  const faults: string[] = [];
  const tokens = await givenCustomers(shop, 2);
  for (const token of tokens) {
    const ways: Record<string, string>[] = [
      { Cookie: `next-auth.session-token=${token}` },
      { Authorization: `Bearer ${token}` },
    ];
    for (const headers of ways) {
      for (const path of [...PRIVATE, ...PRIVATE]) {
        const { cache } = await ask(`${nginx.origin}${path}`, headers);
        if (cache && cache !== "BYPASS") faults.push(`${path} with a session was a ${cache}.`);
      }
    }
  }
  const whose = await Promise.all(
    tokens.map(async (token) => {
      const headers = { Cookie: `next-auth.session-token=${token}` };
      const { text } = await ask(`${nginx.origin}/api/auth/me`, headers);
      return (JSON.parse(text) as { email: string }).email;
    }),
  );
  if (new Set(whose).size !== 2) faults.push("Two people are answered as one.");
  for (const path of KEYED) await ask(`${nginx.origin}${path}`);
  for (const secret of [...tokens, ...whose, "top-secret"]) {
    const found = execFileSync("sh", ["-c", 'grep -rlF -- "$0" "$1" || true', secret, nginx.cache]);
    if (found.length > 0) faults.push(`A copy holds ${secret.slice(0, 12)}…`);
  }
  return faults;
}

export async function closedDoors({ nginx, shop }: Front): Promise<string[]> {
  const faults: string[] = [];
  const { status } = await fetch(`${nginx.origin}/metrics`);
  if (status !== 404) faults.push(`The figures are answered ${status} to everybody.`);
  const login = { email: "nobody@example.in", password: "wrong wrong wrong" };
  await fetch(`${nginx.origin}/api/auth/login`, {
    method: "POST",
    headers: { "Content-Type": "application/json", "X-Forwarded-For": "6.6.6.6" },
    body: JSON.stringify(login),
  });
  const [entry] = await shop.sql<{ ip: string }>(
    `SELECT "ipAddress" AS ip FROM audit_logs ORDER BY "timestamp" DESC LIMIT 1`,
  );
  if (entry?.ip !== "127.0.0.1") faults.push(`The caller is taken for ${entry?.ip}.`);
  return faults;
}
