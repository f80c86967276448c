import { expect, it } from "vitest";
import { page } from "vitest/browser";
import { show } from "@/e2e/component/show";
import { InventedEmail } from "./invented-email";

const link = () => page.getByRole("link", { name: "Enter your shop’s address" });

it("links to the field for staff who may change the address", async () => {
  await show(<InventedEmail address="hello@shop.example" />, "/admin");
  await expect
    .element(link())
    .toHaveAttribute("href", "/admin?tab=settings&section=contact#contactEmail");
});

it("names whom to ask for staff who may not open the settings", async () => {
  await show(<InventedEmail address="hello@shop.example" />, "/admin", "packer");
  await expect.element(page.getByText("Ask an admin to enter the shop’s address.")).toBeVisible();
  await expect.element(link()).not.toBeInTheDocument();
});
