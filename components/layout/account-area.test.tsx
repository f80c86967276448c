import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { page } from "vitest/browser";
import { show } from "@/e2e/component/show";
import { AccountArea } from "./account-area";

const BOX = { _id: "box", name: "Box", price: 90, thumbnailImage: "", quantity: 2 };
const cart = page.getByRole("link", { name: "Cart" });

describe("the cart link", () => {
  it("is in the server's page, and visible if the browser has a cart", () => {
    const place = document.createElement("div");
    place.innerHTML = renderToStaticMarkup(<AccountArea googleEnabled={false} />);
    document.body.append(place);
    const link = place.querySelector<HTMLElement>('a[href="/cart"]');
    expect(link?.offsetParent).toBeNull();
    document.documentElement.dataset.cart = "";
    expect(link?.offsetParent).not.toBeNull();
    delete document.documentElement.dataset.cart;
    place.remove();
  });

  it.each([390, 1280])("takes its final place from the start, %i px wide", async (width) => {
    await page.viewport(width, 800);
    const fromRight = (link: Element) => {
      const { right } = link.parentElement?.getBoundingClientRect() ?? { right: 0 };
      return Math.round(right - link.getBoundingClientRect().left);
    };
    const place = document.createElement("div");
    place.innerHTML = renderToStaticMarkup(<AccountArea googleEnabled={false} />);
    document.body.append(place);
    Object.assign(document.documentElement.dataset, { cart: "", account: "" });
    const early = fromRight(place.querySelector('a[href="/cart"]') ?? place);
    expect(place.innerText).not.toContain("Login");
    delete document.documentElement.dataset.cart;
    delete document.documentElement.dataset.account;
    place.remove();
    await show(<AccountArea googleEnabled={false} />, "/admin");
    await expect.element(page.getByRole("button", { name: "Account of" })).toBeVisible();
    expect(fromRight(cart.element())).toBe(early);
  });

  it("shows a visitor's count", async () => {
    localStorage.setItem("cart", JSON.stringify([BOX]));
    await show(<AccountArea googleEnabled={false} />);
    await expect.element(cart).toHaveAccessibleName("Cart, 2 items");
  });

  it("is absent for a visitor with an empty cart", async () => {
    await show(<AccountArea googleEnabled={false} />);
    await expect.element(page.getByRole("link", { name: "Login" })).toBeVisible();
    await expect.element(cart).not.toBeInTheDocument();
  });
});
