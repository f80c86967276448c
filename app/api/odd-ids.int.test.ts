import { NextRequest } from "next/server";
import { expect, it, vi } from "vitest";
import { accountSteps, EMAIL } from "@/e2e/steps/account-steps";
import { testDatabase } from "@/e2e/support/database";
import { splitCall, type Endpoint } from "@/lib/api/endpoint";
import { endpoints, type EndpointName } from "@/lib/api/endpoints";
import { readExample } from "@/lib/api/examples";
import { CLIENT_ADDRESS_HEADER } from "@/lib/base/http/proxies";

/** Every call refuses a path that names no row, whatever is in place of an id. */

// Next caches nothing outside its own server: every read queries the database.
vi.mock("next/cache", () => ({ cacheLife: vi.fn(), cacheTag: vi.fn(), revalidateTag: vi.fn() }));

const { db } = testDatabase();
const { registerAsha, loginToken } = accountSteps(db);

type Method = (request: NextRequest, context: unknown) => Promise<Response>;

const routes = import.meta.glob<Record<string, Method>>("./**/route.ts");

const NAMED = (Object.entries(endpoints) as [EndpointName, Endpoint][]).filter(
  ([, { call, multipart, bytes, signed }]) => call.includes("{") && !multipart && !bytes && !signed,
);

const IDS = [" ", "x", "KLN-261129-HXX32V", "0199c0de-0000-7000-8000-00000000000g"];

async function call([name, endpoint]: (typeof NAMED)[number], id: string, token: string) {
  const { method, path } = splitCall(endpoint);
  const load = routes[`.${path.replaceAll(/\{(\w+)\}/g, "[$1]")}/route.ts`];
  if (!load) throw new Error(`No route for ${path}`);
  const { body } = readExample(name);
  const request = new NextRequest(`http://localhost:3000/api${path.replaceAll(/[{}]/g, "")}`, {
    method,
    headers: {
      Authorization: `Bearer ${token}`,
      "Content-Type": "application/json",
      [CLIENT_ADDRESS_HEADER]: `203.0.113.${IDS.indexOf(id)}`,
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  const places = [...path.matchAll(/\{(\w+)\}/g)].map(([, place = ""]) => [place, id]);
  const params = Promise.resolve(Object.fromEntries(places));
  const answer = await (await load())[method]?.(request, { params });
  return answer?.status ?? 0;
}

it("matches no row, and no call fails for it", async () => {
  await registerAsha();
  const data = { role: "admin", emailVerifiedAt: new Date() } as const;
  await db.user.update({ where: { email: EMAIL }, data });
  const token = await loginToken();
  const failed: string[] = [];
  for (const row of NAMED) {
    for (const id of IDS) {
      const status = await call(row, id, token);
      if (status === 0 || status >= 500) failed.push(`${row[0]} ${JSON.stringify(id)}: ${status}`);
    }
  }
  expect(failed).toEqual([]);
  expect(NAMED.length).toBeGreaterThan(150);
});
