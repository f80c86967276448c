import { expect, it } from "vitest";
import { page } from "vitest/browser";
import { expectNoAxeViolations } from "@/e2e/component/accessible";
import { answer, ok } from "@/e2e/component/shop";
import { show } from "@/e2e/component/show";
import { answerForms } from "@/e2e/component/uploads";
import { productsAdminExamples } from "@/lib/catalogue/editing/examples";
import type { OtherLanguage } from "@/lib/base/input/translations";
import { TranslationLanguages } from "../../shared/translation-fields";
import { EditProduct } from "./product-page";

const PRODUCT = productsAdminExamples.getAdminProduct.answer;

const field = (name: string) => page.getByLabelText(name, { exact: true });

async function edit(languages: OtherLanguage[]): Promise<void> {
  answer("GET /admin/products/{id}", ok({ ...PRODUCT, translations: { hi: { name: "डिब्बा" } } }));
  answer("GET /admin/products/families", ok(productsAdminExamples.listFamilies.answer));
  await show(
    <TranslationLanguages languages={languages}>
      <EditProduct id={PRODUCT._id} categories={["Boxes"]} />
    </TranslationLanguages>,
  );
  await expect.element(field("Product name")).toHaveValue(PRODUCT.name);
}

it("asks for texts in the shop's other languages beside the English ones, and counts missing ones", async () => {
  const forms = answerForms(() => ({ status: 200, body: PRODUCT }));
  await edit(["hi"]);
  await page.getByText("Other languages").click();
  const section = page.getByRole("group", { name: "In Hindi" });
  await expect.element(field("Name in Hindi")).toHaveValue("डिब्बा");
  await expect.element(section.getByText(PRODUCT.description)).toBeVisible();
  await expect.element(section.getByText(/^Missing: 2 texts\./)).toBeVisible();
  await field("Description in Hindi").fill("मज़बूत।");
  await expect.element(section.getByText(/^Missing: 1 text\./)).toBeVisible();
  await field("Features, one on each line, in Hindi").fill("मज़बूत\nहल्का");
  await expect.element(section.getByText(/^Missing/)).not.toBeInTheDocument();
  await expectNoAxeViolations();
  await page.getByRole("button", { name: "Save Changes" }).click();
  await expect.poll(() => forms.length).toBe(1);
  expect(JSON.parse(forms[0]?.get("translations") as string)).toEqual({
    hi: { name: "डिब्बा", description: "मज़बूत।", features: ["मज़बूत", "हल्का"] },
  });
});

it("keeps translations in a shop that has since switched to English only", async () => {
  const forms = answerForms(() => ({ status: 200, body: PRODUCT }));
  await edit([]);
  await expect.element(page.getByText("In Hindi")).not.toBeInTheDocument();
  await page.getByRole("button", { name: "Save Changes" }).click();
  await expect.poll(() => forms.length).toBe(1);
  expect(JSON.parse(forms[0]?.get("translations") as string)).toMatchObject({
    hi: { name: "डिब्बा" },
  });
});
