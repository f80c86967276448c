import { describe, expect, it } from "vitest";
import { page as screen } from "vitest/browser";
import { FavouriteButton } from "@/components/shop/catalogue/favourite-button";
import { favouriteExamples } from "@/lib/catalogue/favourites/examples";
import { expectNoAxeViolations } from "@/e2e/component/accessible";
import { answer, firstOf, INTERNAL } from "@/e2e/component/shop";
import { show } from "@/e2e/component/show";
import { FavouritesView } from "./favourites-view";

const PRODUCT = firstOf(favouriteExamples.readFavouriteProducts.answer);
const SUB = "019aa1f0-5c3e-7b41-9d52-2f6f3c1b8a13";

const heart = () => screen.getByRole("button", { name: `Favourite: ${PRODUCT.name}` });
const stored = () => JSON.parse(localStorage.getItem("favourites") ?? "null") as unknown;

/** Stores a token that the browser can decode; no test here checks its signature. */
function signIn(): void {
  const claims = { sub: SUB, name: "Asha Rao", email: "asha@example.in", role: "user" };
  const payload = { ...claims, exp: Date.now() / 1000 + 3600 };
  const part = (value: unknown) =>
    btoa(JSON.stringify(value)).replace(/[+]/g, "-").replace(/[/]/g, "_").replace(/=/g, "");
  localStorage.setItem("kln_token", `${part({ alg: "HS256" })}.${part(payload)}.x`);
}

describe("a visitor's favourites", () => {
  it("stay in the browser, and are shown", async () => {
    await show(<FavouriteButton productId={PRODUCT._id} name={PRODUCT.name} />);
    await heart().click();
    await expect.element(screen.getByText("Saved to Favourites")).toBeVisible();
    expect(stored()).toEqual({ owner: null, value: [PRODUCT._id] });
    const requested = answer("GET /favourites/products", { status: 200, body: [PRODUCT] });
    await show(<FavouritesView />, "/favourites");
    await expect.element(screen.getByRole("link", { name: PRODUCT.name })).toBeVisible();
    expect(requested).toMatchObject([{ query: { ids: PRODUCT._id } }]);
    await expectNoAxeViolations();
  });

  it("disappear when their heart is removed", async () => {
    localStorage.setItem("favourites", JSON.stringify({ owner: null, value: [PRODUCT._id] }));
    answer("GET /favourites/products", { status: 200, body: [PRODUCT] });
    await show(<FavouritesView />, "/favourites");
    await heart().click();
    await expect.element(screen.getByText("No favourites yet")).toBeVisible();
    expect(stored()).toBeNull();
  });

  it("can be loaded again after a failure", async () => {
    localStorage.setItem("favourites", JSON.stringify({ owner: null, value: [PRODUCT._id] }));
    answer("GET /favourites/products", INTERNAL);
    await show(<FavouritesView />, "/favourites");
    await expect.element(screen.getByText("Your favourites could not be loaded.")).toBeVisible();
    answer("GET /favourites/products", { status: 200, body: [PRODUCT] });
    await screen.getByRole("button", { name: "Try again" }).click();
    await expect.element(heart()).toBeVisible();
  });
});

describe("an account's favourites", () => {
  it("include those marked before the sign-in, and come from the server", async () => {
    localStorage.setItem("favourites", JSON.stringify({ owner: null, value: ["visited"] }));
    signIn();
    const body = { products: [PRODUCT._id, "visited"] };
    const requested = answer("POST /favourites", { status: 200, body });
    await show(<FavouriteButton productId={PRODUCT._id} name={PRODUCT.name} />);
    await expect.element(heart()).toHaveAttribute("aria-pressed", "true");
    expect(requested).toMatchObject([{ body: { products: ["visited"] } }]);
    expect(stored()).toEqual({ owner: SUB, value: [PRODUCT._id, "visited"] });
    const removed = answer("DELETE /favourites/{product}", {
      status: 200,
      body: { products: ["visited"] },
    });
    await heart().click();
    await expect.element(heart()).toHaveAttribute("aria-pressed", "false");
    await expect.poll(() => removed.length).toBe(1);
  });

  it("hide those of another account", async () => {
    localStorage.setItem("favourites", JSON.stringify({ owner: "other", value: [PRODUCT._id] }));
    await show(<FavouriteButton productId={PRODUCT._id} name={PRODUCT.name} />);
    await expect.element(heart()).toHaveAttribute("aria-pressed", "false");
  });
});
