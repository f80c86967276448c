import { afterEach, describe, expect, it, vi } from "vitest";
import { shopSettingsFrom, withDefaults } from "./shop-settings";

const KEYS = {
  RAZORPAY_KEY_ID: "rzp_test_1",
  RAZORPAY_KEY_SECRET: "secret",
  RAZORPAY_WEBHOOK_SECRET: "another",
};

afterEach(() => {
  vi.unstubAllEnvs();
  vi.resetModules();
});

/** Returns the payment settings of a shop that is started with these variables. */
async function startedWith(variables: Record<string, string>) {
  for (const [name, value] of Object.entries(variables)) vi.stubEnv(name, value);
  vi.resetModules();
  return import("./gateway-keys");
}

const withMethods = (value: string) => withDefaults([{ key: "paymentMethods", value }]);

describe("Razorpay", () => {
  it("cannot be switched on without its keys; other ways can", async () => {
    const { gatewayProblem } = await startedWith({});
    expect(gatewayProblem(withMethods("cod,razorpay"))).toContain("RAZORPAY_WEBHOOK_SECRET");
    expect(gatewayProblem(withMethods("cod"))).toBeNull();
    const later = await startedWith(KEYS);
    expect(later.gatewayProblem(withMethods("cod,razorpay"))).toBeNull();
  });

  it("is offered no more once the shop is started without them", async () => {
    const settings = shopSettingsFrom(withMethods("cod,razorpay"));
    const { withKeys } = await startedWith({});
    expect(withKeys(settings).payments.methods).toEqual(["cod"]);
    const later = await startedWith(KEYS);
    expect(later.withKeys(settings).payments.methods).toEqual(["cod", "razorpay"]);
  });
});
