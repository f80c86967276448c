import { randomUUID } from "node:crypto";
import { OWNER } from "@/e2e/production-shop";
import type { OwnShop } from "./own-shop";

/** Creates the users and products of a shop before the load starts. */

export const INITIAL_STOCK = 5000;
const PRODUCTS = 6;
const PASSWORD = "seventeen paper boxes";

/** Any shop with an origin. */
type Reachable = Pick<OwnShop, "origin">;

export async function tokenFrom(
  { origin }: Reachable,
  path: string,
  body: object,
): Promise<string> {
  const response = await fetch(`${origin}/api/auth/${path}`, {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify(body),
  });
  if (!response.ok) throw new Error(`${path} answered ${response.status}`);
  return ((await response.json()) as { token: string }).token;
}

/** Creates customers with verified emails, because orders of unverified ones are limited. */
export async function givenCustomers(shop: OwnShop, count: number): Promise<string[]> {
  const tokens: string[] = [];
  for (let n = 0; n < count; n += 1) {
    const email = `buyer-${randomUUID()}@example.in`;
    tokens.push(await tokenFrom(shop, "register", { name: "Asha Rao", email, password: PASSWORD }));
  }
  await shop.sql(`UPDATE users SET "emailVerifiedAt" = now() WHERE "emailVerifiedAt" IS NULL`);
  return tokens;
}

export async function givenAdmin(shop: Reachable): Promise<string> {
  return tokenFrom(shop, "login", OWNER);
}

export async function givenProducts(shop: OwnShop): Promise<string[]> {
  const rows = await shop.sql<{ id: string }>(
    `INSERT INTO products (id, name, description, category, "pricePaise", "stockCount",
       "thumbnailImage", images, features, specifications, "updatedAt")
     SELECT gen_random_uuid(), 'Carton ' || n, 'Made for a test.', 'Protection', 1250, $1,
       '/media/none.webp', '{/media/none.webp}', '{}', '{"Pack size": "10 pieces"}', now()
     FROM generate_series(1, $2::int) AS n
     RETURNING id`,
    [INITIAL_STOCK, PRODUCTS],
  );
  return rows.map(({ id }) => id);
}
