import { IncomingMessage } from "node:http";
import { Socket } from "node:net";
import { afterEach, expect, it, vi } from "vitest";

function kept(cookie: string | undefined, keepOwnCookies: (request: IncomingMessage) => void) {
  const request = new IncomingMessage(new Socket());
  request.headers = cookie === undefined ? {} : { cookie };
  keepOwnCookies(request);
  return request.headers.cookie;
}

/** The modules as a shop at this address has them. */
async function shopAt(origin: string) {
  vi.resetModules();
  vi.stubEnv("APP_URL", origin);
  vi.stubEnv("AUTH_SECRET", "a".repeat(48));
  return {
    ...(await import("@/lib/identity/session/cookies")),
    ...(await import("./own-headers")),
  };
}

afterEach(() => {
  vi.unstubAllEnvs();
});

it.each(["http://localhost:3000", "https://shop.example"])(
  "a request to %s keeps each cookie that the shop sets",
  async (origin) => {
    const shop = await shopAt(origin);
    const lines = [
      shop.sessionCookie("a", null),
      shop.newXsrfCookie(null),
      shop.newFlowCookie("/"),
    ];
    const flow = Object.values(shop.providerCookies()).map(({ name }) => `${name}=a`);
    const own = [...lines.map((line) => line.split(";")[0]), ...flow].join("; ");
    expect(own.split("; ")).toHaveLength(8);
    expect(kept(own, shop.keepOwnCookies)).toBe(own);
    expect(kept(`_ga=1;${own}; next-auth.a=1;b`, shop.keepOwnCookies)).toBe(own);
  },
);

it("a request keeps no others, however many it has", async () => {
  const { keepOwnCookies } = await shopAt("http://localhost:3000");
  const many = Array.from({ length: 1_500 }, (_, n) => `next-auth.${n}=1`).join("; ");
  expect(kept(many, keepOwnCookies)).toBeUndefined();
  expect(kept(undefined, keepOwnCookies)).toBeUndefined();
});
