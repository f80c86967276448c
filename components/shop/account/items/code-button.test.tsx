import { expect, it, vi } from "vitest";
import { page } from "vitest/browser";
import { expectNoAxeViolations } from "@/e2e/component/accessible";
import { answer, firstOf, ok, refusal } from "@/e2e/component/shop";
import { show } from "@/e2e/component/show";
import { cartExamples } from "@/lib/orders/cart/examples";
import { itemExamples } from "@/lib/orders/items/examples";
import { ORDER } from "@/lib/orders/read/example-order";
import { orderSchema } from "@/lib/orders/schemas";
import { CodeButton, codedLine } from "./code-button";

const { answer: found } = cartExamples.findCartItems;
const { answer: saved } = itemExamples.updateItem;
const [KNOWN, UNKNOWN] = found.items;

const field = (name: string) => page.getByRole("textbox", { name });
const save = () => page.getByRole("button", { name: "Save" }).click();

it("sets a product's code by its article number", async () => {
  const requested = answer("POST /cart/items", ({ body }) =>
    ok({
      items: [{ ...(JSON.stringify(body).includes("KM-99") ? UNKNOWN : KNOWN), item: "KM-9" }],
    }),
  );
  const set = answer("PATCH /items/{id}", ok(saved));
  const onSaved = vi.fn();
  await show(<CodeButton of={null} typed="BOX-07" onSaved={onSaved} />);
  await page.getByRole("button", { name: "Add Your Code" }).click();
  await expect.element(field("Your code")).toHaveValue("BOX-07");
  await field("Article number").fill("KM-99");
  await save();
  await expect.element(page.getByText("No product has this article number")).toBeVisible();
  await expectNoAxeViolations();
  await field("Article number").fill("KM-9");
  await save();
  await expect.element(page.getByText("Code Saved")).toBeVisible();
  expect(requested.map(({ body }) => body)).toEqual([{ items: ["KM-99"] }, { items: ["KM-9"] }]);
  expect(set.map(({ body }) => body)).toEqual([{ code: "BOX-07" }]);
  expect(onSaved).toHaveBeenCalledOnce();
});

it("removes a code, and reports one that is taken", async () => {
  const set = answer("PATCH /items/{id}", ({ body }) =>
    JSON.stringify(body).includes("T-1")
      ? refusal(400, "invalid_input", "", { code: "“Tape” has this code already." })
      : ok({ ...saved, code: null }),
  );
  await show(<CodeButton of={{ id: saved._id, name: "Mailer box", code: "BOX-07" }} />);
  await page.getByRole("button", { name: "Change Your Code Mailer box" }).click();
  await field("Your code").fill("T-1");
  await save();
  await expect.element(page.getByText("“Tape” has this code already.")).toBeVisible();
  await field("Your code").fill("");
  await save();
  await expect.element(page.getByText("Code Saved")).toBeVisible();
  expect(set.at(-1)?.body).toEqual({ code: null });
});

it("covers products and items, but no lines awaiting their first approval", () => {
  const line = firstOf(orderSchema.parse(ORDER).products);
  const { _id: id, name } = line.product;
  expect(codedLine(line)).toEqual({ id, name, code: null });
  expect(codedLine({ ...line, stage: "needs_artwork" })).toBeNull();
  expect(codedLine({ ...line, kind: "custom", item: saved._id, code: "A" })).toMatchObject({
    id: saved._id,
    code: "A",
  });
  expect(codedLine({ ...line, kind: "fee" })).toBeNull();
});
