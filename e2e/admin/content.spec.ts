import { randomUUID } from "node:crypto";
import { dialog } from "../account";
import { givenSignedInAdmin } from "../admin";
import { expect, expectNoAxeViolations, test } from "../fixtures";
import { inTurn, sql } from "../shop";
import { toast } from "../shopper";

const WHY = "Why businesses stay";

test("the owner's text is previewed, published, and reverted", async ({ page, context }) => {
  await givenSignedInAdmin(page);
  await inTurn("content", async () => {
    const written = `Why cafés stay ${randomUUID().slice(0, 8)}`;
    const visitor = await context.newPage();
    const heading = (name: string) => visitor.getByRole("heading", { name });
    const edit = page.getByRole("button", { name: `Edit ${WHY}` });
    await page.goto("/admin?tab=content");
    await edit.click();
    await page.getByLabel("Heading", { exact: true }).fill(written);
    await page.getByRole("button", { name: "Save Draft" }).click();
    const opened = context.waitForEvent("page");
    await page.getByRole("link", { name: /^Preview Draft/ }).click();
    const preview = await opened;
    await expect(preview.getByRole("heading", { name: written })).toBeVisible();
    await expectNoAxeViolations(preview);
    await visitor.goto("/");
    await expect(heading("Why businesses stay with us")).toBeVisible();

    await page.getByRole("button", { name: "Publish" }).click();
    await expect(toast(page, "Published")).toBeVisible();
    await visitor.reload();
    await expect(heading(written)).toBeVisible();

    await edit.click();
    await page.getByRole("button", { name: "Back to the Default" }).click();
    await page.getByRole("button", { name: "Publish" }).click();
    await expect(edit).toBeVisible();
    await visitor.reload();
    await expect(heading("Why businesses stay with us")).toBeVisible();
  });
});

test("a list with its own column names is imported once its columns are mapped", async ({
  page,
}) => {
  await givenSignedInAdmin(page);
  const name = `Kraft sleeve ${randomUUID().slice(0, 8)}`;
  const list = `Artikel;Regal;Betrag\r\n${name};Boxes;45.00\r\n`;
  await page.goto("/admin/products");
  await page.getByRole("button", { name: "Import" }).click();
  const file = { name: "list.csv", mimeType: "text/csv", buffer: Buffer.from(list) };
  await dialog(page).locator('input[name="file"]').setInputFiles(file);
  const column = (label: string) => dialog(page).getByLabel(label, { exact: true });
  for (const [label, theirs] of [
    ["Name", "Artikel"],
    ["Category", "Regal"],
    ["Price", "Betrag"],
  ] as const) {
    await column(label).selectOption(theirs);
    await expect(column(label)).toHaveValue(theirs);
  }
  await dialog(page).getByRole("button", { name: "Import 1 row" }).click();
  await expect(toast(page, "Catalogue Imported")).toContainText("1 product added");
  const rows = await sql(`SELECT category, "pricePaise", draft FROM products WHERE name = $1`, [
    name,
  ]);
  expect(rows).toEqual([{ category: "Boxes", pricePaise: 4500, draft: true }]);
});
