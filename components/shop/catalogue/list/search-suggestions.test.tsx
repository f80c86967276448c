import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { expectNoAxeViolations } from "@/e2e/component/accessible";
import { MAILER_STYLE } from "@/e2e/component/mailer-style";
import { answer, answerLate, INTERNAL, ok } from "@/e2e/component/shop";
import { address, show } from "@/e2e/component/show";
import { TEST_CLAIMS, testToken } from "@/e2e/steps/session-token";
import { signIn } from "@/lib/client/session";
import { itemExamples } from "@/lib/orders/items/examples";
import { SearchForm } from "./search-form";

const suggestion = (index: number) => ({
  _id: `0199aaaa-0000-7000-8000-00000000000${index}`,
  name: `Kraft mailer ${index}`,
  thumbnailImage: "/media/none.webp",
  price: 1250,
});

/** Responds only to the whole word: on a slow machine the API is asked for parts of the word, too. */
const find = (...found: ReturnType<typeof suggestion>[]) =>
  answer("GET /products/suggest", ({ query }) => ok(query.q === "kraft" ? found : []));

const ITEM = itemExamples.updateItem.answer;

const field = () => page.getByLabelText("Search", { exact: true });
const options = () => page.getByRole("option", { name: /Kraft mailer/ });

beforeEach(async () => {
  await page.viewport(390, 800);
  await show(<SearchForm list={{ sort: "name", page: 1 }} />, "/products");
});

afterEach(() => {
  vi.useRealTimers();
});

describe("search suggestions", () => {
  it("are requested once after a pause, for the text at that time", async () => {
    const requested = find(suggestion(1), suggestion(2));
    await field().click();
    await userEvent.keyboard("kraft");
    await expect.element(options().first()).toBeVisible();
    expect(requested.at(-1)?.query).toEqual({ q: "kraft" });
    await expect.element(field()).toHaveAttribute("aria-expanded", "true");
    await expectNoAxeViolations();
  });

  it("show an account its own price and no other", async () => {
    signIn(testToken(TEST_CLAIMS));
    find(suggestion(1), suggestion(2));
    answer("GET /items", ok([]));
    const own = answerLate("GET /prices", ok([{ product: suggestion(2)._id, price: 1100 }]));
    await field().click();
    await userEvent.keyboard("kraft");
    await expect.element(options().first()).toBeVisible();
    await expect.poll(() => own.asked.length).toBe(1);
    await expect.element(page.getByText(/₹/)).not.toBeInTheDocument();
    own.release();
    await expect.element(options().nth(1)).toMatchTextContent("₹1,100.00");
    await expect.element(page.getByText("₹1,250.00")).not.toBeInTheDocument();
  });

  it("begin with what the signed-in buyer calls by a code that begins so", async () => {
    signIn(testToken(TEST_CLAIMS));
    find(suggestion(1));
    answer("GET /prices", ok([]));
    const requested = answer("GET /items", ok([ITEM]));
    await field().click();
    await userEvent.keyboard("kraft");
    await expect.element(page.getByRole("option").nth(1)).toMatchTextContent("Kraft mailer 1");
    const first = page.getByRole("option").first();
    await expect.element(first).toMatchTextContent("Your code BOX-07");
    expect(requested.at(-1)?.query).toEqual({ code: "kraft", limit: "3" });
    await userEvent.keyboard("{ArrowDown}{Enter}");
    expect(address()).toBe("/dashboard?tab=items&q=BOX-07");
  });

  it("show the drawing of a box made to size beside its code", async () => {
    signIn(testToken(TEST_CLAIMS));
    find();
    answer("GET /styles", ok([MAILER_STYLE]));
    const size = { length: 230, width: 155, height: 70, inside: true };
    const made = { ...size, board: "e-kraft", print: "plain", finish: null, table: 1 };
    const box = { ...ITEM, approvedProof: null, thumbnailImage: "", made };
    answer("GET /items", ok([box]));
    await field().click();
    await userEvent.keyboard("kraft");
    const option = page.getByRole("option").first();
    await expect.element(option).toMatchTextContent("Your code BOX-07");
    await expect
      .poll(() =>
        option.element().querySelector("svg[aria-label^='Mailer box, 230 × 155 × 70 mm']"),
      )
      .not.toBeNull();
  });

  it("are navigated by arrows and opened by Enter, while the focus stays in the field", async () => {
    find(suggestion(1), suggestion(2));
    await field().click();
    await userEvent.keyboard("kraft");
    await expect.element(options().first()).toBeVisible();
    await userEvent.keyboard("{ArrowDown}{ArrowDown}");
    const second = options().nth(1);
    await expect.element(second).toHaveAttribute("aria-selected", "true");
    await expect.element(field()).toHaveFocus();
    await expect.element(field()).toHaveAttribute("aria-activedescendant", second.element().id);
    await userEvent.keyboard("{Enter}");
    expect(address()).toBe(`/product/${suggestion(2)._id}`);
  });

  it("close on Escape, and Enter then searches for the typed text", async () => {
    find(suggestion(1));
    await field().click();
    await userEvent.keyboard("kraft");
    await expect.element(options().first()).toBeVisible();
    await userEvent.keyboard("{Escape}");
    await expect.element(options()).not.toBeInTheDocument();
    await expect.element(field()).toHaveValue("kraft");
    await expect.element(field()).toHaveAttribute("aria-expanded", "false");
    await userEvent.keyboard("{Enter}");
    expect(address()).toBe("/products?q=kraft");
  });

  it("still loading do not appear after Escape, which keeps the typed text", async () => {
    const requested = find(suggestion(1));
    await field().click();
    await expect.element(field()).toHaveRole("combobox");
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
    await userEvent.keyboard("kraft{Escape}");
    await vi.advanceTimersByTimeAsync(10_000);
    expect(requested).toEqual([]);
    await expect.element(field()).toHaveValue("kraft");
  });

  it("open by a press", async () => {
    find(suggestion(1));
    await field().click();
    await userEvent.keyboard("kraft");
    await options().first().click();
    expect(address()).toBe(`/product/${suggestion(1)._id}`);
  });

  it("fail silently when the shop cannot be reached", async () => {
    const requested = answer("GET /products/suggest", INTERNAL);
    await field().click();
    await userEvent.keyboard("kraft");
    await expect.poll(() => requested.at(-1)?.query).toEqual({ q: "kraft" });
    await userEvent.keyboard("{Enter}");
    expect(address()).toBe("/products?q=kraft");
  });
});
