import { expect, it } from "vitest";
import { page, userEvent } from "vitest/browser";
import { expectNoAxeViolations } from "@/e2e/component/accessible";
import { answer, ok } from "@/e2e/component/shop";
import { address, show } from "@/e2e/component/show";
import { HeaderSearch, HeaderSearchButton } from "./header-search";

const field = () => page.getByLabelText("Product, size or article number");

it("opens with the focus in its field, searches, and closes on Escape", async () => {
  await show(
    <>
      <HeaderSearchButton />
      <HeaderSearch />
    </>,
  );
  await expect.element(field()).not.toBeVisible();
  await page.getByRole("button", { name: "Find products" }).click();
  await expect.element(field()).toHaveFocus();
  await expectNoAxeViolations();
  await userEvent.keyboard("{Escape}");
  await expect.element(field()).not.toBeVisible();
});

it("suggests products, and closes when one is opened", async () => {
  answer("GET /products/suggest", ({ query }) =>
    ok(
      query.q === "kraft"
        ? [{ _id: "p1", name: "Kraft mailer", thumbnailImage: "/media/none.webp", price: 1250 }]
        : [],
    ),
  );
  await show(
    <>
      <HeaderSearchButton />
      <HeaderSearch />
    </>,
  );
  await page.getByRole("button", { name: "Find products" }).click();
  await userEvent.keyboard("kraft");
  await page.getByRole("option", { name: /Kraft mailer/ }).click();
  await expect.element(field()).not.toBeVisible();
  await expect.poll(address).toBe("/product/p1");
});

it("shows suggestions as wide as the panel, so that a phone has room for names", async () => {
  const product = {
    _id: "p1",
    name: "Mailer box",
    thumbnailImage: "/media/none.webp",
    price: 1250,
  };
  answer("GET /products/suggest", () => ok([product]));
  await page.viewport(390, 800);
  await show(
    <>
      <HeaderSearchButton />
      <HeaderSearch />
    </>,
  );
  await page.getByRole("button", { name: "Find products" }).click();
  await userEvent.keyboard("230 x 155 x 70");
  await expect.element(page.getByRole("option", { name: /Mailer box/ })).toBeVisible();
  const box = (selector: string) => document.querySelector(selector)?.getBoundingClientRect();
  const [panel, list] = [box("search"), box('[role="listbox"]')];
  expect(list?.top).toBeGreaterThanOrEqual((panel?.bottom ?? Infinity) - 1);
  expect(list?.width).toBeGreaterThan((panel?.width ?? Infinity) - 4);
});
