import { dialog, PASSWORD } from "../account";
import { givenSignedInAdmin } from "../admin";
import { database } from "../database";
import { expect, expectNoAxeViolations, expectNoSidewaysScroll, test } from "../fixtures";
import { freshWord, givenProducts, mailsTo } from "../shop";
import { closeToasts, field, freshEmail, toast } from "../shopper";
import { writeXlsx } from "../support/workbook";

const COLUMNS = [
  "name",
  "person",
  "email",
  "priceList",
  "address",
  "city",
  "state",
  "zipCode",
  "openingBalance",
  "openingDay",
];

async function givenList(word: string): Promise<string> {
  await givenProducts(word, 1, () => ({ pricePaise: 10_000, stockCount: 50 }));
  const product = await database().product.findFirstOrThrow({ where: { name: `${word} 01` } });
  const rows = { create: [{ productId: product.id, tiers: [{ from: 1, pricePaise: 9_000 }] }] };
  await database().priceList.create({ data: { name: `Dealers ${word}`, rows } });
  return product.id;
}

/** Writes three companies, the second with the given PIN code. */
const writeFile = (word: string, email: string, pin: number) => {
  const owed = new Date(Date.now() - 20 * 86_400_000);
  const place = (zipCode: number) => ["12 Residency Road", "Bengaluru", "Karnataka", zipCode];
  return writeXlsx([
    COLUMNS,
    [
      `${word} Foods`,
      "Asha Rao",
      email,
      `Dealers ${word}`,
      ...place(560_001),
      "12,500.00 Dr",
      owed,
    ],
    [`${word} Works`, "Kiran Das", `kiran.${email}`, null, ...place(pin), null, null],
    [`${word} Press`, null, null, null, null, null, null, null, 500, owed],
  ]);
};

test("the owner imports customers from Excel and invites one, who finds price, address and statement on a phone", async ({
  page,
  browser,
  baseURL,
}) => {
  const word = freshWord();
  const email = freshEmail();
  const product = await givenList(word);
  await givenSignedInAdmin(page);

  await test.step("one error is reported, and nothing is saved", async () => {
    await page.goto(`/admin?tab=companies&q=${word}`);
    await page.getByRole("button", { name: "Import" }).click();
    await choose(await writeFile(word, email, 110_001));
    await expect(dialog(page).getByText(/PIN code 110001 is in Delhi/)).toBeVisible();
    await expectNoAxeViolations(page);
    await expectNoSidewaysScroll(page);
  });

  await test.step("the corrected file is previewed and imported, and sends no emails", async () => {
    await choose(await writeFile(word, email, 560_002));
    await expect(dialog(page).getByText("3 added, 0 changed, 0 unchanged.")).toBeVisible();
    await dialog(page).getByRole("button", { name: "Import 3 companies" }).click();
    await expect(toast(page, "Companies Imported")).toBeVisible();
    await closeToasts(page);
    await expect(page.getByText("Not invited yet").locator("visible=true").first()).toBeVisible();
    expect(await database().companyInvitation.count({ where: { email } })).toBe(0);
    await expectNoAxeViolations(page);
  });

  await test.step("one of them is invited", async () => {
    await page.getByRole("checkbox", { name: `Select ${word} Foods` }).check();
    await page.getByRole("button", { name: "Invite 1 person" }).click();
    await expect(toast(page, "Invited")).toBeVisible();
  });

  const [mail] = await mailsTo(email);
  const [, link = ""] = /(\/auth\?invite=\S+)/.exec(mail?.text ?? "") ?? [];
  const context = await browser.newContext({ baseURL, viewport: { width: 390, height: 844 } });
  const phone = await context.newPage();

  await test.step("the buyer sets a password and sees the statement with the opening balance", async () => {
    await phone.goto(link);
    await expect(dialog(phone).getByLabel("Full Name")).toHaveValue("Asha Rao");
    await dialog(phone).getByLabel("Password", { exact: true }).fill(PASSWORD);
    await dialog(phone).getByLabel("Confirm Password", { exact: true }).fill(PASSWORD);
    await dialog(phone).getByRole("button", { name: "Accept and open my account" }).click();
    await expect(phone.getByRole("heading", { name: `${word} Foods` })).toBeVisible();
    await phone.goto("/dashboard?tab=statement");
    await expect(phone.getByText("Balance brought forward").locator("visible=true")).toBeVisible();
    await expect(phone.locator('dl > div:has(dt:text("Closing balance")) dd')).toHaveText(
      "₹12,500.00",
    );
    await expectNoSidewaysScroll(phone);
  });

  await test.step("the buyer sees the price of the list, and orders to the company's address", async () => {
    await phone.goto(`/product/${product}`);
    await expect(phone.getByText("₹90.00").locator("visible=true").first()).toBeVisible();
    await phone
      .getByRole("button", { name: "Add to Cart" })
      .locator("visible=true")
      .first()
      .click();
    await expect(toast(phone, "Added to Cart")).toBeVisible();
    await phone.goto("/checkout");
    await expect(field(phone, "address")).toHaveValue("12 Residency Road");
    await expect(field(phone, "zipCode")).toHaveValue("560001");
  });
  await context.close();

  async function choose(buffer: Buffer): Promise<void> {
    const mimeType = "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet";
    await page
      .locator("input[name=file]")
      .setInputFiles({ name: "companies.xlsx", mimeType, buffer });
  }
});
