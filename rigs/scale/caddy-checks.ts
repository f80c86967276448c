import { OWNER } from "@/e2e/production-shop";
import { freePort } from "@/e2e/support/free-port";
import type { Check } from "@/rigs/hard/check";
import type { OwnShop } from "@/rigs/hard/own-shop";
import { withShop } from "@/rigs/hard/with-shop";
import { startCaddy, type Caddy, type Ports } from "./caddy";

/** Tests deploy/Caddyfile with the real Caddy in front of a real shop. */

interface Front {
  shop: OwnShop;
  caddy: Caddy;
  ports: Ports;
}

async function leadsToHttps({ ports }: Front): Promise<string[]> {
  const answer = await fetch(`http://localhost:${ports.http}/products`, { redirect: "manual" });
  const to = answer.headers.get("location");
  return to === "https://localhost/products" ? [] : [`http leads to ${to} by ${answer.status}.`];
}

async function keepsBrowsersThere({ caddy }: Front): Promise<string[]> {
  const { headers } = await caddy.ask("/products");
  return headers["strict-transport-security"] ? [] : ["Browsers are not told to stay with https."];
}

const INVENTED = "203.0.113.9";

/** Checks that a visitor's address is the one that Caddy sees, whatever the visitor's headers say. */
async function believesNoAddress({ caddy }: Front): Promise<string[]> {
  const headers = { "Content-Type": "application/json", "X-Forwarded-For": INVENTED };
  const signedIn = await caddy.ask(
    "/api/auth/login",
    { method: "POST", headers },
    JSON.stringify({ email: OWNER.email, password: OWNER.password }),
  );
  if (signedIn.status !== 200) return [`Signing in is answered ${signedIn.status}.`];
  const { token } = JSON.parse(signedIn.body) as { token: string };
  const log = await caddy.ask("/api/admin/audit-logs?limit=5", {
    headers: { Authorization: `Bearer ${token}` },
  });
  if (log.status !== 200) return [`The audit log is answered ${log.status}.`];
  return log.body.includes(INVENTED) ? ["An invented address stands in the audit log."] : [];
}

async function waitsForRestart({ shop, caddy }: Front): Promise<string[]> {
  await shop.stop();
  const waiting = caddy.ask("/api/products?limit=1");
  await shop.start();
  const { status } = await waiting;
  return status === 200 ? [] : [`A request during a restart is answered ${status}.`];
}

async function behindCaddy(shop: OwnShop, ports: Ports): Promise<string[]> {
  const caddy = await startCaddy(new URL(shop.origin).host, ports);
  try {
    const front = { shop, caddy, ports };
    const faults: string[] = [];
    for (const part of [leadsToHttps, keepsBrowsersThere, believesNoAddress, waitsForRestart]) {
      faults.push(...(await part(front)));
    }
    return faults;
  } finally {
    await caddy.stop();
  }
}

export function caddyChecks(): Check[] {
  return [
    {
      name: "https by Caddy: certificate, redirect, addresses, restart",
      run: async () => {
        const ports = { http: await freePort(), https: await freePort() };
        const env = { APP_URL: `https://localhost:${ports.https}` };
        return withShop((shop) => behindCaddy(shop, ports), { env });
      },
    },
  ];
}
