import { IncomingMessage } from "node:http";
import { Socket } from "node:net";
import { afterEach, expect, it, vi } from "vitest";

function kept(cookie: string | undefined, restrictCookies: (request: IncomingMessage) => void) {
  const request = new IncomingMessage(new Socket());
  request.headers = cookie === undefined ? {} : { cookie };
  restrictCookies(request);
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
  "a request to %s passes on each cookie that the shop sets",
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
    expect(kept(own, shop.restrictCookies)).toBe(own);
    expect(kept(`_ga=1;${own}; next-auth.a=1;b`, shop.restrictCookies)).toBe(own);
  },
);

it("a request keeps no others, however many it has", async () => {
  const { restrictCookies } = await shopAt("http://localhost:3000");
  const many = Array.from({ length: 1_500 }, (_, n) => `next-auth.${n}=1`).join("; ");
  expect(kept(many, restrictCookies)).toBeUndefined();
  expect(kept(undefined, restrictCookies)).toBeUndefined();
});

it("a request names its program in at most 512 characters", async () => {
  const { cutUserAgent } = await shopAt("http://localhost:3000");
  const cut = (agent: string | undefined) => {
    const request = new IncomingMessage(new Socket());
    request.headers = agent === undefined ? {} : { "user-agent": agent };
    cutUserAgent(request);
    return request.headers["user-agent"];
  };
  expect(cut("a".repeat(13_000))).toHaveLength(512);
  expect(cut("Mozilla/5.0 (X11; Linux x86_64)")).toBe("Mozilla/5.0 (X11; Linux x86_64)");
  expect(cut(undefined)).toBeUndefined();
});
