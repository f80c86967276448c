import { expect, it } from "vitest";
import { page } from "vitest/browser";
import { answer, ok } from "@/e2e/component/shop";
import { show } from "@/e2e/component/show";
import { itemExamples } from "@/lib/orders/items/examples";
import { OwnMatches } from "./own-matches";

const ITEM = { ...itemExamples.updateItem.answer, code: "BOX-07" };

it("names what the buyer calls by exactly the searched code, in any case", async () => {
  const product = { ...ITEM, _id: "tape", name: "Tape", line: null, product: "p" };
  const longer = { ...ITEM, _id: "longer", code: "BOX-071" };
  answer("GET /items", ok([ITEM, product, longer]));
  await show(<OwnMatches q="box-07" />);
  const links = page.getByRole("link");
  await expect.element(links.first()).toMatchTextContent("Your code BOX-07: Mailer box");
  await expect.element(links.first()).toHaveAttribute("href", "/dashboard?tab=items&q=BOX-07");
  await expect.element(links.nth(1)).toHaveAttribute("href", "/product/p");
  expect(links.elements()).toHaveLength(2);
});
