import { afterEach, expect, it } from "vitest";
import { page } from "vitest/browser";
import { listView } from "@/lib/catalogue/lists/list-view";
import { LIST_DATA } from "@/lib/catalogue/lists/search-frame";
import { show } from "@/e2e/component/show";
import { SearchedList } from "./searched-list";

const facets = { total: 0, counts: [], isAtLeast: false, without: {} };

/** A search that found nothing, as a document holds it. */
const nothing = listView({
  ...{ list: { q: "submarine", sort: "relevance", page: 1 }, facets, products: [], total: 0 },
  ...{ shelf: undefined, shelves: [], pageSize: 24 },
});

function givenDocumentWith(data: string): void {
  const element = document.createElement("script");
  element.type = "application/json";
  element.id = LIST_DATA;
  element.textContent = data;
  document.body.append(element);
}

afterEach(() => document.getElementById(LIST_DATA)?.remove());

it("draws what its document holds", async () => {
  givenDocumentWith(JSON.stringify(nothing));
  await show(<SearchedList />);
  await expect.element(page.getByRole("heading", { level: 1 })).toHaveTextContent("“submarine”");
  await expect.element(page.getByText("No products found")).toBeVisible();
});

it("offers to try again where its document holds nothing", async () => {
  await show(<SearchedList />);
  await expect.element(page.getByRole("button", { name: "Try again" })).toBeVisible();
});
