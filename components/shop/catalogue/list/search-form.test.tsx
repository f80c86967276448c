import { beforeEach, describe, expect, it } from "vitest";
import { page, userEvent } from "vitest/browser";
import { answer, ok } from "@/e2e/component/shop";
import { address, show } from "@/e2e/component/show";
import { SearchForm } from "./search-form";

const sorts = () => page.getByRole("combobox", { name: "Sort by" });
const search = () => page.getByLabelText("Search", { exact: true });
const labels = () => [...(sorts().element() as HTMLSelectElement).options].map(({ text }) => text);

/** The query that a browser without scripts sends. */
const sent = () => {
  const form = search().element().closest("form");
  return new URLSearchParams(new FormData(form ?? undefined) as never).toString();
};

beforeEach(() => void answer("GET /products/suggest", ok([])));

describe("the search form above a list", () => {
  it("offers relevance first for a search, and sends no sort unless one was chosen", async () => {
    await page.viewport(1280, 800);
    await show(<SearchForm list={{ q: "tape", sort: "relevance", page: 1 }} />);
    expect(labels()[0]).toBe("Relevance");
    await expect.element(sorts()).toHaveDisplayValue("Relevance");
    expect(sent()).toBe("q=tape&sort=");
    await sorts().selectOptions("Name");
    expect(address()).toBe("/products?q=tape&sort=name");
    expect(sent()).toBe("q=tape&sort=name");
  });

  it("sorts a first search by relevance, and keeps a chosen sort", async () => {
    await page.viewport(1280, 800);
    await show(<SearchForm list={{ sort: "name", page: 1 }} />);
    expect(labels()[0]).toBe("Name");
    await search().fill("tape");
    expect(sent()).toBe("q=tape&sort=");
    await userEvent.keyboard("{Enter}");
    expect(address()).toBe("/products?q=tape");
    await sorts().selectOptions("Rating");
    expect(address()).toBe("/products?q=tape&sort=rating");
  });
});
