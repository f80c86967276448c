import { describe, expect, it } from "vitest";
import { listGatewaySources } from "../../payments/gateways/facts";
import { contentSecurityPolicy, securityHeaders } from "./security-headers";

const toHeaders = (url: string, origin = "https://shop.example") =>
  securityHeaders({ origin, dev: false })(url);

const listPolicy = (url: string): string[] =>
  (toHeaders(url)["Content-Security-Policy"] ?? "").split("; ");

/** Returns what the policy of pages allows when Razorpay is at `address`; without keys it allows nothing. */
const sourcesAt = (address?: string) => {
  const keys = address && { RAZORPAY_KEY_ID: "rzp_test_1", RAZORPAY_API_URL: address };
  return Object.values(listGatewaySources({ NODE_ENV: "test", ...keys }));
};

describe("the headers of an answer", () => {
  it("let nothing be framed, embedded or moved to another base, and no inline script run", () => {
    const policy = listPolicy("/");
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).toContain("object-src 'none'");
    expect(policy).toContain("base-uri 'none'");
    expect(policy).toContain("script-src 'self'");
    expect(toHeaders("/")["X-Content-Type-Options"]).toBe("nosniff");
  });

  it("forbid API answers to run, load or send anything", () => {
    for (const url of ["/api/certificates/1/file", "/api/orders?limit=1", "/api?x", "/api"]) {
      expect(listPolicy(url), url).toEqual([
        "default-src 'none'",
        "base-uri 'none'",
        "form-action 'none'",
        "frame-ancestors 'none'",
      ]);
    }
    expect(listPolicy("/apis")).toEqual(listPolicy("/"));
  });

  it("let pictures come by https, and without only from the bucket that was named", () => {
    expect(listPolicy("/")).toContain("img-src 'self' data: https:");
    const pictures = "http://10.0.0.7:9000/kln";
    const named = securityHeaders({ origin: "http://shop.lan", dev: false, pictures })("/");
    expect(named["Content-Security-Policy"]).toContain(
      "img-src 'self' data: https: http://10.0.0.7:9000;",
    );
  });

  it("allow Razorpay's checkout only on pages that open it, and a local stand-in in its place", () => {
    const policyOfPaying = (address?: string) =>
      contentSecurityPolicy([], { gatewaySources: sourcesAt(address) }).split("; ");
    const real = policyOfPaying("https://api.razorpay.com");
    const both = "https://checkout.razorpay.com https://api.razorpay.com";
    expect(real).toContain("script-src 'self' https://checkout.razorpay.com");
    expect(real).toContain(`frame-src ${both}`);
    expect(real).toContain(`connect-src 'self' ${both}`);
    expect(real).toContain("frame-ancestors 'none'");
    const local = policyOfPaying("http://127.0.0.1:4010");
    expect(local).toContain("script-src 'self' http://127.0.0.1:4010");
    expect(local.join()).not.toContain("razorpay.com");
    const other = policyOfPaying();
    expect(other).toContain("script-src 'self'");
    expect(other).toContain("connect-src 'self'");
    expect(other.join()).not.toContain("frame-src");
    expect(listPolicy("/pay?order=1").join()).not.toContain("razorpay");
  });

  it("let a bank's window answer the page that pays, and no other", () => {
    const razorpay = "https://api.razorpay.com";
    const of = (url: string, given?: string) => {
      const headers = securityHeaders({
        origin: "http://x",
        dev: false,
        gatewaySources: sourcesAt(given),
      })(url);
      return [headers["Cross-Origin-Opener-Policy"], headers["Permissions-Policy"]];
    };
    const closed = ["same-origin", "camera=(), microphone=(), geolocation=(), payment=(), usb=()"];
    expect(of("/pay?order=KLN-1", razorpay)).toEqual([
      "same-origin-allow-popups",
      expect.stringContaining('payment=(self "https://checkout.razorpay.com"'),
    ]);
    expect(of("/pay?order=KLN-1")).toEqual(closed);
    for (const url of ["/", "/payments", "/pay/x", "/checkout", "/order-confirmation?order=1"]) {
      expect(of(url, razorpay), url).toEqual(closed);
    }
  });

  it("promise https for a year, and only where the shop has it", () => {
    const name = "Strict-Transport-Security";
    expect(toHeaders("/")[name]).toBe("max-age=31536000; includeSubDomains");
    expect(toHeaders("/", "http://localhost:3000")).not.toHaveProperty(name);
  });

  it.each([
    "/order-confirmation?order=KLN-1&key=secret",
    "/hi/order-confirmation?order=KLN-1&key=secret",
    "/auth?reset=secret",
    "/auth?verify=secret",
    "/newsletter?link=secret",
    "/unsubscribe?link=secret",
    "/products?token=secret",
    "/?q=box&token=secret",
  ])("hide from other sites that a visitor came from %s", (url) => {
    expect(toHeaders(url)["Referrer-Policy"]).toBe("no-referrer");
  });

  it("show other sites only the shop's origin for any other page", () => {
    expect(toHeaders("/products")["Referrer-Policy"]).toBe("strict-origin-when-cross-origin");
  });
});
