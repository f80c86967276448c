import { globSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { GATEWAY_METHODS } from "@/lib/shop/payment-methods/methods";

/** Files outside a gateway's folder that may name it (docs/contributing.md: Add a payment gateway). */
const mayName = (gateway: string) => [
  new RegExp(`^app/api/payments/${gateway}/(orders|confirm|webhook)/route\\.ts$`),
  // Its environment variables, its payment method, and its line in each table of gateways.
  /^lib\/base\/env\.ts$/,
  /^lib\/shop\/payment-methods\/methods\.ts$/,
  /^lib\/payments\/gateways\/(endpoints|facts|gateways|windows)\.ts$/,
];

const sources = globSync("{app,components,lib}/**/*.{ts,tsx,mjs,css}", {
  exclude: ["lib/db/generated/**", "**/*.test.{ts,tsx}"],
}).concat(globSync("*.{ts,cjs,mjs}", { exclude: ["playwright.config.ts"] }));

it("every module is read", () => expect(sources.length).toBeGreaterThan(1000));

describe.each(GATEWAY_METHODS)("%s", (gateway) => {
  const folder = `lib/payments/gateways/${gateway}/`;
  const naming = sources
    .filter((name) => !name.startsWith(folder))
    .filter((name) => readFileSync(name, "utf8").toLowerCase().includes(gateway));

  it("is named outside its folder only by modules that list gateways", () => {
    const allowed = mayName(gateway);
    expect(naming.filter((name) => !allowed.some((one) => one.test(name)))).toEqual([]);
  });

  it("is named wherever each gateway must be", () => {
    const unused = mayName(gateway).filter((one) => !naming.some((name) => one.test(name)));
    expect(unused).toEqual([]);
  });
});
