import { expect, it } from "vitest";
import { page as screen, userEvent } from "vitest/browser";
import { systemAdminExamples } from "@/lib/dashboard/examples";
import { expectNoAxeViolations } from "@/e2e/component/accessible";
import { answer, INTERNAL, ok } from "@/e2e/component/shop";
import { address, show } from "@/e2e/component/show";
import { ShopSearch } from "./shop-search";

const FOUND = systemAdminExamples.searchShop.answer;
const NOTHING = { orders: [], products: [], companies: [], people: [] };
const [ORDER] = FOUND.orders;
const [PRODUCT] = FOUND.products;

const field = () => screen.getByRole("combobox", { name: "Search the shop" });
const option = (name: string) => screen.getByRole("option", { name });

const open = () => show(<ShopSearch />, "/admin");

it("finds entries while typing, by kind, with one request for the typed text", async () => {
  const requested = answer("GET /admin/search", ok(FOUND));
  await open();
  await field().fill("as");
  await field().fill("asha");
  for (const group of ["Orders", "Products", "Companies", "People"]) {
    await expect.element(screen.getByRole("group", { name: group })).toBeVisible();
  }
  await expectNoAxeViolations();
  expect(requested.map(({ query }) => query.q)).toEqual(["asha"]);
});

it("opens the entry selected by the arrow keys, and the first on Enter", async () => {
  answer("GET /admin/search", ok(FOUND));
  await open();
  await field().fill("asha");
  await expect.element(option(ORDER?.orderId ?? "")).toBeVisible();
  await userEvent.keyboard("{ArrowDown}{ArrowDown}");
  await expect.element(option(PRODUCT?.name ?? "")).toHaveAttribute("aria-selected", "true");
  await userEvent.keyboard("{Enter}");
  await expect.poll(address).toBe(`/admin/products/${PRODUCT?._id}`);
  await field().fill("asha");
  await userEvent.keyboard("{Enter}");
  await expect.poll(address).toBe(`/admin/orders/${ORDER?._id}`);
  await expect.element(field()).toHaveValue("");
  await field().fill("asha");
  await option("Asha Rao asha@example.in, user").click();
  await expect.poll(address).toBe(`/admin/customers/${FOUND.people[0]?._id}`);
});

it("says how many letters are needed", async () => {
  await open();
  await field().fill("as");
  await expect.element(screen.getByText("Type at least 3 letters or digits")).toBeVisible();
  await field().fill("");
  await expect.element(field()).toHaveAttribute("aria-expanded", "false");
});

it("says that nothing was found, and closes on Escape", async () => {
  answer("GET /admin/search", ok(NOTHING));
  await open();
  await field().fill("nobody");
  await userEvent.keyboard("{Enter}");
  await expect.element(screen.getByText("Nothing found.")).toBeVisible();
  expect(address()).toBe("/admin");
  await userEvent.keyboard("{Escape}");
  await expect.element(field()).toHaveAttribute("aria-expanded", "false");
});

it("reports a failed search", async () => {
  answer("GET /admin/search", INTERNAL);
  await open();
  await field().fill("asha");
  await expect.element(screen.getByText("The search did not answer.")).toBeVisible();
});
