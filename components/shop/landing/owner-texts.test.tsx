import { describe, expect, it } from "vitest";
import { page } from "vitest/browser";
import { DEFAULT_CONTENT } from "@/lib/shop/content/defaults";
import { expectNoAxeViolations } from "@/e2e/component/accessible";
import { show } from "@/e2e/component/show";
import { claimsFrom } from "@/lib/shop/content/content-claims";
import { Hero } from "./hero";
import { Trades } from "./trades";
import { WhyChooseUs } from "./why-choose-us";

const { hero, trades, whyChooseUs } = DEFAULT_CONTENT;
const claims = claimsFrom(DEFAULT_CONTENT.claims);
const NOTHING = claimsFrom({ ...DEFAULT_CONTENT.claims, minimumOrder: "", production: "" });

const link = (name: string) => page.getByRole("link", { name });

describe("the top of the landing page", () => {
  it("starts with the shop's promises, and its picture comes first", async () => {
    await show(<Hero hero={hero} claims={claims} />);
    await expect
      .element(page.getByRole("heading", { level: 1 }))
      .toMatchTextContent("Good packaging, from 100 pieces.");
    await expect.element(link("Browse Products")).toHaveAttribute("href", "/products");
    await expect.element(link("Ask for a quote")).toHaveAttribute("href", "/quote");
    const [picture] = page.getByRole("img").elements();
    expect(picture?.getAttribute("fetchpriority")).toBe("high");
    await expectNoAxeViolations();
  });

  it("omits what the owner removed", async () => {
    const bare = {
      ...hero,
      picture: "none" as const,
      secondLabel: "",
      linkAddress: "https://a.example/",
    };
    await show(<Hero hero={bare} claims={NOTHING} />);
    await expect
      .element(page.getByRole("heading", { level: 1 }))
      .toMatchTextContent("Good packaging.");
    expect(page.getByRole("img").elements()).toEqual([]);
    expect(page.getByRole("link").elements().length).toBe(1);
    await expect.element(link("Browse Products")).toHaveAttribute("rel", "noreferrer");
  });
});

it("links each trade to its category, and to all products if that is gone", async () => {
  await show(<Trades trades={trades.items} categories={["cups-lids"]} />);
  await expect.element(link("Cafés")).toHaveAttribute("href", "/products?category=cups-lids");
  await expect.element(link("Kitchens")).toHaveAttribute("href", "/products");
});

it("lets no promise overlap its neighbour on a phone", async () => {
  await page.viewport(390, 844);
  const long = claimsFrom({
    ...DEFAULT_CONTENT.claims,
    production: "3-5 business days after approval",
  });
  await show(<WhyChooseUs why={whyChooseUs} claims={long} />);
  for (const title of page.getByRole("heading", { level: 3 }).elements()) {
    expect(title.scrollWidth, title.textContent).toBeLessThanOrEqual(title.clientWidth);
  }
});

it("gives no reason that quotes a missing promise", async () => {
  await show(<WhyChooseUs why={whyChooseUs} claims={NOTHING} />);
  const titles = page.getByRole("heading", { level: 3 }).elements();
  expect(titles.map((title) => title.textContent)).toEqual([
    "Quote reply within 24 hours",
    "Response within 2-4 hours in business hours",
    "A price on every page",
    "Paper first",
  ]);
});
