import { expect, it } from "vitest";
import { page } from "vitest/browser";
import { firstOf } from "@/e2e/component/shop";
import { show } from "@/e2e/component/show";
import { productListExamples } from "@/lib/catalogue/lists/examples";
import { PrintField } from "./print-field";
import { PurchaseProvider } from "./purchase-provider";

const PRODUCT = { ...firstOf(productListExamples.listProducts.answer), priceTiers: [] };

const MARK = {
  name: "Your mark",
  sides: 1,
  maxColours: 2,
  minPieces: 1,
  setupFeePaise: 150_000,
  tiers: [],
  leadDays: null,
  tool: null,
};

const product = (name: string) => (
  <section aria-label={name}>
    <PurchaseProvider product={PRODUCT}>
      <PrintField options={[MARK]} leadDays={null} />
    </PurchaseProvider>
  </section>
);

it("keeps the choice of a product when another is chosen in the same document", async () => {
  await show(
    <>
      {product("One")}
      {product("Other")}
    </>,
  );
  const mark = (name: string) =>
    page.getByRole("region", { name }).getByRole("radio", { name: "Your mark" });
  await mark("One").click();
  await mark("Other").click();
  await expect.element(mark("Other")).toBeChecked();
  await expect.element(mark("One")).toBeChecked();
});
