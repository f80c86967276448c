import { NextRequest } from "next/server";
import { expect, it, vi } from "vitest";
import { paths } from "@/lib/base/paths";
import { CLIENT_ADDRESS_HEADER } from "@/lib/base/http/proxies";
import { readOutcome } from "@/lib/api/forms/form-outcome";
import { accountSteps, EMAIL } from "@/e2e/steps/account-steps";
import { offerSteps } from "@/e2e/steps/offer-steps";
import { testDatabase } from "@/e2e/support/database";
import { newXsrfCookie, XSRF_COOKIE } from "@/lib/session/cookies";

// Next caches nothing outside its own server: every read asks the database.
vi.mock("next/cache", () => ({ cacheLife: vi.fn(), cacheTag: vi.fn(), revalidateTag: vi.fn() }));

const { db, url } = testDatabase();
vi.stubEnv("DATABASE_URL", url);
const { sentOffer } = offerSteps(db);
const { registerAsha, loginToken } = accountSteps(db);

const ORIGIN = "http://localhost:3000";

interface Sent {
  id: string;
  key?: string;
  fields: Record<string, string>;
  headers?: Record<string, string>;
}

async function post({ id, key, fields, headers = {} }: Sent) {
  const { POST } = await import("./offers/[id]/route");
  const address = `${ORIGIN}/forms/offers/${id}${key ? `?key=${key}` : ""}`;
  const request = new NextRequest(address, {
    method: "POST",
    headers: {
      "Content-Type": "application/x-www-form-urlencoded",
      [CLIENT_ADDRESS_HEADER]: "203.0.113.9",
      ...headers,
    },
    body: new URLSearchParams(fields).toString(),
  });
  const answer = await POST(request, { params: Promise.resolve({ id }) });
  const cookie = /^[^=]+=([^;]+)/.exec(answer.headers.get("set-cookie") ?? "")?.[1];
  const location = answer.headers.get("location");
  return {
    status: answer.status,
    location,
    outcome: readOutcome(cookie, location?.split("?")[0] ?? ""),
  };
}

const readState = async (id: string) =>
  (await db.offer.findUniqueOrThrow({ where: { id }, select: { state: true } })).state;

it.each([
  ["hi", "/hi"],
  ["fr", ""],
  ["//example.com", ""],
])("leads back to the page in its language: %s", async (language, prefix) => {
  const { id, key } = await sentOffer();
  const fields = { do: "message", text: "When can it leave?", language };
  const { status, location } = await post({ id, key, fields });
  expect([status, location]).toEqual([303, `${prefix}${paths.offer(id, key)}`]);
});

it("does what the form says by the key of its link, and leads back with the outcome", async () => {
  const { id, key, lines } = await sentOffer();
  const location = paths.offer(id, key);
  const changes = { do: "changes", text: "10 mm higher, please." };
  expect(await post({ id, key, fields: changes, headers: { Origin: "null" } })).toEqual({
    status: 303,
    location,
    outcome: { page: paths.offer(id), isDone: true, text: "We answer with a new version." },
  });
  expect(await readState(id)).toBe("changes_asked");
  const address = { firstName: "Asha", lastName: "Rao", address: "12 MG Road", city: "Bengaluru" };
  const order = { ...address, state: "Karnataka", zipCode: "560001", country: "India" };
  const choice = `${lines[0]?._id}:10000`;
  const accept = { do: "accept", version: "1", totalAmount: "1", choice, ...order };
  const dear = await post({ id, key, fields: accept });
  expect(dear).toMatchObject({ status: 303, location, outcome: { isDone: false } });
  expect(await readState(id)).toBe("changes_asked");
  const wrong = await post({ id, key, fields: { ...accept, zipCode: "56" } });
  expect(wrong.outcome?.text).toMatch(/PIN/);
  const { quoteOffer } = await import("@/lib/offers/quote-offer");
  const { readShopSettings } = await import("@/lib/shop/settings/queries");
  const choices = [{ line: lines[0]?._id ?? "", quantity: 10_000 }];
  const asked = { version: 1, choices, state: "Karnataka" };
  const { total } = await quoteOffer(db, id, asked, await readShopSettings(db));
  const fields = { ...accept, totalAmount: String(total) };
  expect(await post({ id, key, fields })).toMatchObject({ outcome: { isDone: true } });
  expect(await readState(id)).toBe("accepted");
});

it("does nothing by a wrong key, and nothing in the name of who is signed in without their value", async () => {
  const { id } = await sentOffer();
  const fields = { do: "decline", reason: "Never." };
  const refused = { status: 303, outcome: { isDone: false } };
  expect(await post({ id, key: "guessed", fields })).toMatchObject(refused);
  await registerAsha();
  const token = await loginToken();
  const user = await db.user.findFirstOrThrow({ where: { email: EMAIL } });
  await db.offer.update({ where: { id }, data: { userId: user.id } });
  const { id: session } = await db.session.findFirstOrThrow({
    where: { userId: user.id },
    orderBy: { createdAt: "desc" },
  });
  const xsrf = /=([^;]+)/.exec(newXsrfCookie(session))?.[1] ?? "";
  const Cookie = `next-auth.session-token=${token}; ${XSRF_COOKIE}=${xsrf}`;
  for (const Origin of ["null", "https://elsewhere.example", ORIGIN]) {
    expect(await post({ id, fields, headers: { Cookie, Origin } })).toMatchObject(refused);
  }
  expect(await readState(id)).toBe("sent");
  const own = await post({ id, fields: { ...fields, xsrf }, headers: { Cookie, Origin: "null" } });
  expect(own).toMatchObject({ location: paths.offer(id), outcome: { isDone: true } });
  expect(await readState(id)).toBe("declined");
});

it.each([[{ do: "nothing" }], [{ do: "constructor" }], [{}]])(
  "takes no other form: %j",
  async (fields) => {
    const { id, key } = await sentOffer();
    expect((await post({ id, key, fields })).status).toBe(400);
  },
);
