import { expect, it, vi } from "vitest";
import { page } from "vitest/browser";
import { expectNoAxeViolations } from "@/e2e/component/accessible";
import { show } from "@/e2e/component/show";
import { paths } from "@/lib/base/paths";
import { PhoneMenuSheet } from "./phone-menu-sheet";
import type { ShopDetails } from "./shop-details";

const SHOP: ShopDetails = {
  siteName: "KLN Packaging",
  languages: ["en", "hi"],
  logoImageUrl: "",
  contactAddress: "Gurugram",
  contactEmail: "hello@kln.in",
  contactPhone: "+91 124 400 0000",
  whatsappNumber: "+919876543210",
  footerCredits: "",
  categories: ["Paper Bags", "Cups & Lids"],
  businessHours: [],
  removedSections: ["services"],
};

it("links to each category, favourites, made to size and the other language", async () => {
  await page.viewport(390, 844);
  const follow = vi.fn();
  await show(<PhoneMenuSheet open onOpenChange={vi.fn()} onFollow={follow} shop={SHOP} />);
  const link = (name: string) => page.getByRole("link", { name, exact: true });
  await expect.element(link("WhatsApp")).toBeVisible();
  await expect.element(link("Favourites")).toBeVisible();
  await expect.element(link("Made to Size")).toBeVisible();
  await expect.element(link("हिन्दी")).toHaveAttribute("href", "/hi");
  expect(link("Services").elements()).toEqual([]);
  await expectNoAxeViolations();
  await link("Cups & Lids").click();
  expect(follow).toHaveBeenCalledWith(paths.products({ category: "Cups & Lids" }));
});
