import { beforeEach, describe, expect, it } from "vitest";
import { page } from "vitest/browser";
import { deliveryExamples } from "@/lib/shop/delivery/examples";
import { expectNoAxeViolations } from "@/e2e/component/accessible";
import { complete, field, QUOTE, showCheckout } from "@/e2e/component/checkout";
import { answer, firstOf, ok, refusal } from "@/e2e/component/shop";
import { closeDraft } from "./stored/stored-draft";

const FILLED = {
  Email: "asha@example.in",
  "First Name": "Asha",
  "Last Name": "Rao",
  Address: "12 MG Road",
  City: "Gurugram",
  "Card Number": "4539 1488 0343 6467",
  "Expiry Date": "12/39",
  CVV: "123",
  "Name on Card": "Asha Rao",
};

const served = (state: string) => ok({ ...deliveryExamples.readDelivery.answer, state });
const status = (words: string | RegExp) => page.getByRole("status").filter({ hasText: words });

describe("the PIN code at checkout", () => {
  beforeEach(async () => {
    closeDraft(false);
    answer("POST /cart/quote", ok(QUOTE));
    await showCheckout();
  });

  it("shows the delivery date and selects the state", async () => {
    const requested = answer("GET /delivery", served("Haryana"));
    await field("PIN Code").fill("122 001");
    await expect.element(status(/To 122001, Haryana: delivery by \w+, \d+ \w+/)).toBeVisible();
    await expect.element(field("State")).toHaveValue("Haryana");
    expect(requested).toMatchObject([
      { query: { pin: "122001", product: firstOf(QUOTE.lines).product } },
    ]);
    answer("GET /delivery", served("Karnataka"));
    await field("PIN Code").fill("560001");
    await expect.element(field("State")).toHaveValue("Karnataka");
    await expectNoAxeViolations();
  });

  it("says at once that the shop does not deliver there, and selects no state", async () => {
    answer("GET /delivery", ok({ served: false, state: "Manipur", earliest: null, latest: null }));
    await field("PIN Code").fill("795001");
    await expect.element(status("We do not deliver to 795001, Manipur yet.")).toBeVisible();
    await expect.element(field("State")).toHaveValue("");
  });

  it("reports a mismatch with the selected state, and keeps the selection", async () => {
    await field("State").selectOptions("Karnataka");
    await field("PIN Code").fill("122001");
    await expect.element(status("PIN code 122001 is in Haryana, not in Karnataka.")).toBeVisible();
    await expect.element(field("State")).toHaveValue("Karnataka");
    await field("State").selectOptions("Haryana");
    await expect.element(status("To 122001, Haryana")).toBeVisible();
  });

  it("reports the mismatch once after a submit, until either field is corrected", async () => {
    await field("State").selectOptions("Karnataka");
    await field("PIN Code").fill("122001");
    await expect.element(status("PIN code 122001 is in Haryana, not in Karnataka.")).toBeVisible();
    for (const [name, value] of Object.entries(FILLED)) await field(name).fill(value);
    await complete().click();
    const told = page.getByText("PIN code 122001 is in Haryana, not in Karnataka.");
    await expect.element(field("PIN Code")).toHaveFocus();
    await expect.element(told).toBeVisible();
    expect(told.elements()).toHaveLength(1);
    await field("State").selectOptions("Haryana");
    await expect.element(told).not.toBeInTheDocument();
    await field("State").selectOptions("Karnataka");
    await complete().click();
    await expect.element(told).toBeVisible();
    await field("PIN Code").fill("560001");
    await expect.element(told).not.toBeInTheDocument();
  });

  it("moves nothing and shows nothing when the shop does not answer", async () => {
    const getTop = (name: string) => field(name).element().getBoundingClientRect().top;
    const below = () => getTop("GSTIN") - getTop("PIN Code");
    const before = below();
    await field("PIN Code").fill("122001");
    await expect.element(status("To 122001, Haryana")).toBeVisible();
    expect(below()).toBeCloseTo(before, 0);
    const requested = answer("GET /delivery", refusal(429, "rate_limited", "Too many requests."));
    await field("PIN Code").fill("122002");
    await expect.poll(() => requested.length).toBe(1);
    await expect.element(status("122001")).not.toBeInTheDocument();
    expect(below()).toBeCloseTo(before, 0);
  });
});
