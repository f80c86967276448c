import { beforeEach, describe, expect, it } from "vitest";
import { page as screen, userEvent } from "vitest/browser";
import { productsAdminExamples } from "@/lib/catalogue/editing/examples";
import { STOCK_STATES } from "@/lib/catalogue/low-stock";
import { expectNoAxeViolations } from "@/e2e/component/accessible";
import { answer, firstOf, INTERNAL, page, refusal } from "@/e2e/component/shop";
import { address, show } from "@/e2e/component/show";
import { EmptyList } from "./empty-list";
import { FilterSelect } from "./filter-select";
import { pickFrom, searchText } from "./filters";
import { List } from "./list";
import { ListCount } from "./list-count";
import { SearchField } from "./search-field";
import { fetchPage, useList } from "./use-list";

/** The behaviour that all lists share. */

const load = fetchPage("GET /admin/products");
const filters = { q: searchText, status: pickFrom(STOCK_STATES) };
const notice = "No boxes came.";
const toast = () => ({ title: "Boxes Lost" });

function Boxes() {
  const list = useList({ load, filters, pageSize: 25, what: "boxes", notice, toast });
  return (
    <List
      list={list}
      loading="Loading the boxes"
      toolbar={
        <>
          <SearchField address={list.address} label="Search boxes" />
          <FilterSelect
            address={list.address}
            filter="status"
            label="Status"
            value={list.filters.status}
            all="All statuses"
            options={STOCK_STATES}
            className="w-40"
          />
        </>
      }
      count={(shown) => <ListCount page={shown} what="boxes" />}
      caption="Boxes"
      keyOf={({ _id }) => _id}
      columns={[{ name: "Name", isTitle: true, cell: ({ name }) => name }]}
      card={({ name }) => name}
      empty={<EmptyList title="No Boxes Yet">Fold one.</EmptyList>}
      noMatches={{ title: "No Boxes Found", text: "Try another word.", clear: "Show all boxes" }}
    />
  );
}

const EXAMPLE = firstOf(productsAdminExamples.listAdminProducts.answer);
const boxes = (count: number) =>
  Array.from({ length: count }, (_, index) => ({
    ...EXAMPLE,
    _id: `box-${index + 1}`,
    name: `Box ${String(index + 1).padStart(2, "0")}`,
  }));

const rows = () => screen.getByRole("row");
const way = (name: string) => screen.getByRole("link", { name });
const tryAgain = () => screen.getByRole("button", { name: "Try again" });
const searchBox = () => screen.getByRole("searchbox", { name: "Search boxes" });

/** Serves two pages, as the server does: 25 entries, then the rest. */
function givenBoxes(count: number) {
  return answer("GET /admin/products", ({ query: { q = "", cursor } }) => {
    const found = boxes(count).filter(({ name }) => name.includes(q));
    const [first, remaining] = [found.slice(0, 25), found.slice(25)];
    const next = remaining.length > 0 ? "rest" : undefined;
    return cursor === "rest"
      ? page(remaining, { total: found.length })
      : page(first, { total: found.length, next });
  });
}

/** Includes the header row. */
const expectRows = (count: number) => expect.element(rows()).toHaveLength(count + 1);

it("announces loading, and then the number of entries", async () => {
  const { promise: held, resolve: release } = Promise.withResolvers<undefined>();
  answer("GET /admin/products", async () => {
    await held;
    return page(boxes(3), { total: 3 });
  });
  await show(<Boxes />);
  await expect.element(screen.getByText("Loading the boxes")).toBeInTheDocument();
  release(undefined);
  await expect.element(screen.getByText("Showing 3 of 3 boxes")).toBeVisible();
  await expect.element(screen.getByText("Loading the boxes")).not.toBeInTheDocument();
  await expect.element(screen.getByRole("navigation", { name: "Pages" })).not.toBeInTheDocument();
  await expectNoAxeViolations();
});

it("says when the count is a minimum", async () => {
  answer("GET /admin/products", () => page(boxes(25), { total: 5000, isAtLeast: true, next: "x" }));
  await show(<Boxes />);
  await expect.element(screen.getByText("Showing more than 5,000 of 5,000 boxes")).toBeVisible();
  await expect.element(screen.getByText("Page 1", { exact: true })).toBeVisible();
});

it("reports a failed load, and tries again on request", async () => {
  answer("GET /admin/products", INTERNAL);
  await show(<Boxes />);
  await expect.element(screen.getByText("Boxes Lost")).toBeVisible();
  await expect.element(screen.getByText("No boxes came.")).toBeVisible();
  await expectNoAxeViolations();
  givenBoxes(3);
  await tryAgain().click();
  await expectRows(3);
  await expect.element(tryAgain()).not.toBeInTheDocument();
});

it("keeps a pressed filter in place when fewer rows make the page shorter", async () => {
  answer("GET /admin/products", page(boxes(25)));
  await show(
    <div className="pt-60">
      <Boxes />
    </div>,
    "/admin/products",
  );
  await expect.element(screen.getByText("Showing 25 of 25 boxes")).toBeVisible();
  const status = screen.getByLabelText("Status");
  status.element().scrollIntoView();
  const { top } = status.element().getBoundingClientRect();
  expect(window.scrollY).toBeGreaterThan(0);
  answer("GET /admin/products", page([]));
  await status.selectOptions("low");
  await expect.element(screen.getByText("No Boxes Found")).toBeVisible();
  expect(status.element().getBoundingClientRect().top).toBe(top);
});

it("shows cards on a phone", async () => {
  await screen.viewport(390, 844);
  givenBoxes(3);
  await show(<Boxes />);
  await expect.element(screen.getByRole("listitem")).toHaveLength(3);
  await expect.element(screen.getByRole("table")).not.toBeInTheDocument();
  await expectNoAxeViolations();
});

describe("a list without entries", () => {
  it("offers the first step", async () => {
    givenBoxes(0);
    await show(<Boxes />);
    await expect.element(screen.getByRole("heading", { name: "No Boxes Yet" })).toBeVisible();
  });

  it("offers to clear search and filters that match nothing", async () => {
    givenBoxes(3);
    await show(<Boxes />, "/boxes?q=submarine&status=low");
    await expect.element(screen.getByRole("heading", { name: "No Boxes Found" })).toBeVisible();
    await expectNoAxeViolations();
    await screen.getByRole("button", { name: "Show all boxes" }).click();
    await expectRows(3);
    expect(address()).toBe("/boxes");
    await expect.element(searchBox()).toHaveValue("");
  });
});

describe("the pages of a list", () => {
  beforeEach(async () => {
    givenBoxes(28);
    await show(<Boxes />, "/boxes?tab=all");
    await expectRows(25);
  });

  it("turn forward and back, by links and by the browser's buttons", async () => {
    await way("Next").click();
    await expectRows(3);
    await expect.element(screen.getByText("Page 2 of 2")).toBeVisible();
    expect(address()).toBe("/boxes?tab=all&page=2&after=rest");
    await expect.element(way("Next")).toHaveAttribute("aria-disabled", "true");
    await way("Previous").click();
    await expectRows(25);
    expect(address()).toBe("/boxes?tab=all");
    history.back();
    await expectRows(3);
  });

  it("restart at the first with another filter", async () => {
    await way("Next").click();
    await expectRows(3);
    await screen.getByRole("combobox", { name: "Status" }).selectOptions("low");
    await expectRows(25);
    expect(address()).toBe("/boxes?tab=all&status=low");
  });

  it("keep the earlier rows when others fail to load", async () => {
    answer("GET /admin/products", INTERNAL);
    await way("Next").click();
    await expect
      .element(screen.getByText("No boxes came. The rows below are from before."))
      .toBeVisible();
    await expectRows(25);
    // The next cursor is unknown, because the page failed to load.
    await expect.element(way("Next")).toHaveAttribute("aria-disabled", "true");
    givenBoxes(28);
    await tryAgain().click();
    await expectRows(3);
    await expect.element(tryAgain()).not.toBeInTheDocument();
  });

  it("go back from one that has become empty", async () => {
    answer("GET /admin/products", ({ query }) =>
      page(query.cursor === undefined ? boxes(25) : [], { total: 25 }),
    );
    await way("Next").click();
    await expect.poll(address).toBe("/boxes?tab=all");
    await expectRows(25);
  });
});

it("open the first one silently for an unknown cursor", async () => {
  answer("GET /admin/products", ({ query }) =>
    query.cursor === undefined
      ? page(boxes(3))
      : refusal(400, "invalid_input", "No such place.", { cursor: "No such place." }),
  );
  await show(<Boxes />, "/boxes?page=4&after=nonsense");
  await expectRows(3);
  expect(address()).toBe("/boxes");
  await expect.element(screen.getByText("Boxes Lost")).not.toBeInTheDocument();
});

describe("the search of a list", () => {
  it("makes one history entry while typing continues", async () => {
    givenBoxes(28);
    await show(<Boxes />, "/boxes");
    await searchBox().fill("Box 0");
    await expectRows(9);
    await searchBox().fill("Box 07");
    await expectRows(1);
    expect(address()).toBe("/boxes?q=Box+07");
    history.back();
    await expectRows(25);
    expect(address()).toBe("/boxes");
    await expect.element(searchBox()).toHaveValue("");
  });

  it("runs at once on Enter", async () => {
    givenBoxes(28);
    await show(<Boxes />, "/boxes?q=Box+01");
    await expectRows(1);
    await searchBox().fill("Box 2");
    await userEvent.keyboard("{Enter}");
    expect(address()).toBe("/boxes?q=Box+2");
    await expectRows(9);
  });
});
