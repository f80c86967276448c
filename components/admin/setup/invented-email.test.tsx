import { beforeEach, expect, it } from "vitest";
import { page } from "vitest/browser";
import { show } from "@/e2e/component/show";
import { InventedEmail } from "./invented-email";

beforeEach(() => page.viewport(1280, 800));

const link = () => page.getByRole("link", { name: "Enter your shop’s address" });

it("links to the field for staff who may change the address", async () => {
  await show(<InventedEmail address="hello@shop.example" />, "/admin");
  await expect
    .element(link())
    .toHaveAttribute("href", "/admin?tab=settings&section=contact#contactEmail");
});

it("names whom to ask for staff who may not open the settings", async () => {
  await show(<InventedEmail address="hello@shop.example" />, "/admin", "packer");
  await expect
    .element(page.getByText("Ask an admin to enter the shop’s address.").first())
    .toBeVisible();
  await expect.element(link()).not.toBeInTheDocument();
});

it("is one line on a phone, which opens", async () => {
  await page.viewport(390, 844);
  await show(<InventedEmail address="hello@shop.example" />, "/admin");
  await expect.element(link()).not.toBeInTheDocument();
  const { height } = page.getByRole("status").element().getBoundingClientRect();
  expect(height).toBeLessThanOrEqual(48);
  await page.getByText("Order emails reach nobody.").last().click();
  await expect.element(link()).toBeVisible();
});
