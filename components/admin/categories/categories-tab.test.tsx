import { expect, it } from "vitest";
import { page } from "vitest/browser";
import { ADMIN_CATEGORY } from "@/lib/catalogue/lists/example-product";
import type { Category } from "@/lib/catalogue/categories/schemas";
import { expectNoAxeViolations } from "@/e2e/component/accessible";
import { answer, answerLate, ok, refusal } from "@/e2e/component/shop";
import { show } from "@/e2e/component/show";
import { answerForms } from "@/e2e/component/uploads";
import { TranslationLanguages } from "../shared/translation-fields";
import { CategoriesTab } from "./categories-tab";

const BOXES: Category = ADMIN_CATEGORY;
const BAGS: Category = { ...ADMIN_CATEGORY, slug: "bags", name: "Bags", count: 0 };

const button = (name: string) => page.getByRole("button", { name });
const rows = () =>
  page
    .getByRole("heading", { level: 3 })
    .elements()
    .map((heading) => heading.textContent);

async function open(...categories: Category[]): Promise<void> {
  answer("GET /admin/categories", ok(categories));
  await show(<CategoriesTab />);
  await expect.element(button(`Edit ${BOXES.name}`)).toBeVisible();
}

it("offers to move each category, but not beyond the ends", async () => {
  await open(BOXES, BAGS);
  expect(rows()).toEqual(["Boxes", "Bags"]);
  await expect.element(button("Move Boxes up")).toHaveAttribute("aria-disabled", "true");
  await expect.element(button("Move Boxes down")).not.toHaveAttribute("aria-disabled", "true");
  await expect.element(button("Move Bags down")).toHaveAttribute("aria-disabled", "true");
  await expectNoAxeViolations();
});

it("reports an invalid name at its field", async () => {
  await open(BOXES);
  await button("Add Category").click();
  const dialog = page.getByRole("dialog");
  await dialog.getByLabelText("Name").fill("डिब्बे");
  await dialog.getByRole("button", { name: "Add Category" }).click();
  await expect.element(page.getByText(/Use some letters from a to z/)).toBeVisible();
  await expectNoAxeViolations();
});

it("says why a category with products cannot be deleted", async () => {
  await open(BOXES);
  const message = "Boxes holds 12 products. Move them to another category first.";
  answer("DELETE /admin/categories/{slug}", refusal(409, "in_use", message));
  await button("Delete Boxes").click();
  await button("Delete category").click();
  await expect.element(page.getByText(message).first()).toBeVisible();
});

it("closes the question once the list no longer has the category", async () => {
  await open(BOXES, BAGS);
  answer("DELETE /admin/categories/{slug}", { status: 200, body: undefined });
  const { asked, release } = answerLate("GET /admin/categories", ok([BOXES]));
  await button("Delete Bags").click();
  await button("Delete category").click();
  await expect.poll(() => asked.length).toBe(1);
  await expect.element(page.getByRole("alertdialog")).toBeVisible();
  release();
  await expect.element(page.getByRole("alertdialog")).not.toBeInTheDocument();
  expect(rows()).toEqual(["Boxes"]);
});

it("asks for Hindi texts if the shop's pages are in Hindi, and sends changed ones", async () => {
  const forms = answerForms(() => ({ status: 200, body: [BOXES] }));
  answer("GET /admin/categories", ok([BOXES]));
  await show(
    <TranslationLanguages languages={["hi"]}>
      <CategoriesTab />
    </TranslationLanguages>,
  );
  await button("Edit Boxes").click();
  const section = page.getByRole("group", { name: "In Hindi" });
  await expect.element(section.getByLabelText("Name in Hindi")).toHaveValue("डिब्बे");
  await expect.element(section.getByText(/^Missing: 2 texts\./)).toBeVisible();
  await section.getByLabelText("Description in Hindi").fill("एक शीट से मुड़े।");
  await expectNoAxeViolations();
  await button("Save Changes").click();
  await expect.poll(() => forms.length).toBe(1);
  expect([...(forms[0]?.keys() ?? [])]).toEqual(["translations"]);
  expect(JSON.parse(forms[0]?.get("translations") as string)).toEqual({
    hi: { name: "डिब्बे", description: "एक शीट से मुड़े।" },
  });
});

it("sends only changed fields, so that what others saved meanwhile stays", async () => {
  const forms = answerForms(() => ({ status: 200, body: [BOXES] }));
  await open(BOXES);
  await button("Edit Boxes").click();
  await page.getByLabelText("Description").fill("Folded from one sheet.");
  await button("Save Changes").click();
  await expect.element(page.getByText("Category Updated").first()).toBeVisible();
  expect(forms.map((form) => Object.fromEntries(form))).toEqual([
    { description: "Folded from one sheet." },
  ]);
});
