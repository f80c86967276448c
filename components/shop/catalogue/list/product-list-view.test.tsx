import { expect, it } from "vitest";
import { page } from "vitest/browser";
import { show } from "@/e2e/component/show";
import { DidYouMean } from "./product-list-view";

it("links only to the search that has results", async () => {
  await show(
    <DidYouMean list={{ q: "coffe cupps", sort: "relevance", page: 1 }} text="coffee cups" />,
  );
  await expect.element(page.getByText("Nothing matches “coffe cupps”.")).toBeVisible();
  const links = page.getByRole("link");
  await expect.element(links).toHaveTextContent("coffee cups");
  await expect.element(links).toHaveAttribute("href", "/products?q=coffee+cups");
});
