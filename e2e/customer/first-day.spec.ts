import { extractText } from "unpdf";
import { dialog, logIn, PASSWORD } from "../account";
import { expect, expectSound } from "../fixtures";
import { test } from "../own-shop";
import { givenPerson, Person, PHONE } from "../person";
import { mailed, mailsTo } from "../shop";
import { closeToasts, completeOrder, confirmedOrderNumber, freshEmail, toast } from "../shopper";
import { stayInOneMonth } from "../steps/one-month";
import { plainPicture } from "../steps/pictures";
import { readPaise, readTally } from "../support/read-tally";
import {
  BUYER,
  COMPANIES,
  productName,
  writeCompanies,
  writeProducts,
  zipPictures,
} from "./steps/first-files";

/**
 * Walks a shop's first day: a new shop becomes its owner's, with products and customers from Excel, until the first
 * paid order of a customer is in the file for Tally.
 */

test.use({ shopOf: "first-day", isNewShop: true });

interface Day {
  owner: Person;
  buyer: Person;
  email: string;
}

const visible = ({ page }: Person, text: string | RegExp) =>
  page.getByText(text).filter({ visible: true }).first();

async function findNoWayToPay({ buyer }: Day): Promise<void> {
  await buyer.page.goto("/checkout");
  const refusal = buyer.page
    .getByRole("status")
    .filter({ hasText: "This shop takes no orders yet, because it has not set how it is paid." });
  await expect(refusal.getByRole("link", { name: "hello@klnpackaging.example" })).toBeVisible();
  await expect(completeOrder(buyer.page)).toHaveCount(0);
}

/** Follows the first steps from the overview. */
async function follow({ page }: Person, step: string): Promise<void> {
  await page.goto("/admin");
  await page.getByRole("link", { name: step }).click();
}

async function saveSettings(owner: Person, values: Record<string, string>): Promise<void> {
  for (const [key, value] of Object.entries(values)) await owner.type(key, value);
  await owner.press(owner.button("Save Changes"));
  await expect(toast(owner.page, "updated successfully")).toBeVisible();
  await closeToasts(owner.page);
}

async function nameShop({ owner }: Day): Promise<void> {
  await follow(owner, "Your shop's email address");
  await saveSettings(owner, {
    contactEmail: "orders@maker.example.in",
    contactPhone: "+91 98100 12345",
    contactAddress: "12 Sector 18, Gurugram, Haryana 122015",
  });
  await follow(owner, "Your shop's name");
  await owner.type("siteName", "Nair Cartons");
  await owner.press(owner.button("Use NAIR/"));
  await owner.press(owner.button("Save Changes"));
  await expect(toast(owner.page, "updated successfully")).toBeVisible();
  await closeToasts(owner.page);
  await expect(owner.page.getByRole("banner")).toContainText("Nair Cartons");
  const buffer = await plainPicture("png", { width: 320, height: 80 });
  await owner.attach("Upload Logo image", { name: "logo.png", mimeType: "image/png", buffer });
  await expect(owner.page.getByAltText("Logo image as it looks")).toBeVisible();
}

async function turnGstOn({ owner }: Day): Promise<void> {
  await follow(owner, "Tax: GST");
  await owner.press(owner.button("Set Up GST"));
  await owner.type("legalName", "Nair Cartons Private Limited");
  await owner.press(owner.answer("Next"));
  await owner.type("sellerGstin", "06AAPFU0939F1ZZ");
  await owner.press(owner.answer("Next"));
  await expect(owner.field("hsnDigits")).toBeVisible();
  await owner.press(owner.answer("Next"));
  await owner.press(owner.answer("Turn GST On"));
  await expect(toast(owner.page, "GST is on")).toBeVisible();
}

async function decidePayments({ owner }: Day): Promise<void> {
  await follow(owner, "Ways to pay");
  await owner.page.getByRole("checkbox", { name: "UPI" }).check();
  await saveSettings(owner, { upiId: "naircartons@okicici", upiPayee: "Nair Cartons" });
}

async function setMailServer({ owner, email }: Day): Promise<void> {
  await follow(owner, "A mail server");
  await owner.type("host", "127.0.0.1");
  await owner.type("port", process.env.E2E_SMTP_PORT ?? "");
  await owner.press(owner.button("Save Mail Server"));
  await expect(toast(owner.page, "Mail Server Saved")).toBeVisible();
  const tried = `owner.${email}`;
  await owner.type("to", tried);
  await owner.press(owner.button("Send Test Email"));
  await expect(visible(owner, "The mail server accepted it.")).toBeVisible();
  await mailsTo(tried);
}

async function importProducts({ owner }: Day): Promise<void> {
  const { page } = owner;
  await follow(owner, "Your first own product");
  await owner.press(owner.button("Import"));
  await owner.attach("CSV or Excel file", await writeProducts());
  await page.getByRole("checkbox", { name: "Add the category" }).check();
  await expect(visible(owner, "300 to add (300 as drafts)")).toBeVisible();
  await owner.attach("ZIP of pictures", await zipPictures());
  await expect(page.getByText(/300 to add$/)).toBeVisible();
  await owner.press(owner.answer("Import 300 rows"));
  await expect(toast(page, "Catalogue Imported")).toContainText("300 products added");
  await expect(visible(owner, "of 300 products")).toBeVisible();
}

async function writePriceList({ owner }: Day): Promise<void> {
  const { page } = owner;
  await page.goto("/admin?tab=price-lists");
  await owner.press(owner.button("Add Price List"));
  await owner.type("name", "Dealers");
  await owner.press(owner.answer("Add Price List"));
  await owner.press(owner.button("Percent off Many"));
  await owner.type("percent", "10");
  await owner.press(owner.answer("Fill In"));
  await expect(visible(owner, "300 products")).toBeVisible();
  await owner.press(owner.button("Save Price List"));
  await expect(toast(page, "Price List Saved")).toBeVisible();
}

async function importCompanies({ owner, email }: Day): Promise<void> {
  const { page } = owner;
  const choose = async (pin: number) =>
    owner.attach("CSV, Excel or Tally file", await writeCompanies(email, pin));
  await follow(owner, "Your customers, from Excel or Tally");
  await owner.press(owner.button("Import"));
  await choose(110_001);
  await expect(dialog(page).getByText(/PIN code 110001 is in Delhi/)).toBeVisible();
  await expectSound(page);
  await choose(560_002);
  await expect(dialog(page).getByText("200 added, 0 changed, 0 unchanged.")).toBeVisible();
  await owner.press(owner.answer("Import 200 companies"));
  await expect(toast(page, "Companies Imported")).toContainText("Nobody was mailed");
  await closeToasts(page);
  await page.goto(`/admin?tab=companies&q=${BUYER.company}`);
  await expect(visible(owner, "not invited")).toBeVisible();
  await expectSound(page);
}

async function invite({ owner, buyer, email }: Day): Promise<void> {
  await owner.page.getByRole("checkbox", { name: `Select ${BUYER.company}` }).check();
  await owner.press(owner.button("Invite 1 person"));
  await expect(toast(owner.page, "Invited")).toBeVisible();
  const link = await mailed(email, "the invitation", (mails) =>
    mails.map(({ text }) => /\/auth\?invite=\S+/.exec(text ?? "")?.[0]).find(Boolean),
  );
  await buyer.page.goto(link);
  await expect(dialog(buyer.page).getByLabel("Full Name")).toHaveValue(BUYER.name);
  for (const label of ["Password", "Confirm Password"]) {
    await buyer.enter(dialog(buyer.page).getByLabel(label, { exact: true }), PASSWORD);
  }
  await buyer.press(buyer.answer("Accept and open my account"));
  await expect(buyer.page.getByRole("heading", { name: BUYER.company })).toBeVisible();
}

/** ₹2,736.00 with free shipping and IGST of 5%, rounded. */
const TOTAL = "₹2,873.00";
const PAISE = 287_300;

/** Puts packs of a product into the cart, at this price of the company. */
async function addToCart(buyer: Person, product: number, wanted: { packs: string; price: string }) {
  const { page } = buyer;
  await page.goto(`/products?q=${encodeURIComponent(productName(product))}`);
  await buyer.press(buyer.link(productName(product)));
  await expect(page.getByRole("heading", { name: productName(product), level: 1 })).toBeVisible();
  await expect(visible(buyer, wanted.price)).toBeVisible();
  await buyer.type("quantity", wanted.packs);
  await buyer.press(buyer.button("Add to Cart"));
  await expect(toast(page, "Added to Cart")).toBeVisible();
  await closeToasts(page);
}

/** Orders 20 packs at 10% off ₹101, and 10 at 10% off ₹102. */
async function order({ buyer }: Day): Promise<string> {
  const { page } = buyer;
  await addToCart(buyer, 1, { packs: "20", price: "₹90.90" });
  await addToCart(buyer, 2, { packs: "10", price: "₹91.80" });
  await page.goto("/checkout");
  await expect(buyer.field("address")).toHaveValue("12 Residency Road");
  await expect(buyer.field("zipCode")).toHaveValue("560001");
  await expect(buyer.field("gstin")).toHaveValue(BUYER.gstin);
  await expect(visible(buyer, TOTAL)).toBeVisible();
  await buyer.press(completeOrder(page));
  return confirmedOrderNumber(page, "NAIR");
}

async function processOrder({ owner }: Day, number: string): Promise<void> {
  const { page } = owner;
  await page.goto(`/admin/orders/${number}`);
  await owner.press(owner.button("Record Payment"));
  await expect(owner.field("amount")).toHaveValue("2873.00");
  await owner.type("reference", "612345678901");
  await owner.press(owner.answer("Record Payment"));
  await expect(toast(page, "Payment Recorded")).toBeVisible();
  await owner.press(owner.button("Start Production"));
  await owner.press(owner.answer("Start Production"));
  await owner.press(owner.button("Mark as Shipped"));
  await owner.type("carrier", "DTDC");
  await owner.type("number", "D-1");
  await owner.press(owner.answer("Mark as Shipped"));
  await expect(toast(page, "Order Updated").last()).toContainText("Shipped");
  const invoice = await owner.take(/^Invoice /);
  const { text } = await extractText(new Uint8Array(invoice), { mergePages: true });
  for (const part of ["Nair Cartons Private Limited", BUYER.gstin, TOTAL]) {
    expect(text).toContain(part);
  }
}

async function readStatement({ buyer }: Day): Promise<void> {
  const { page } = buyer;
  await page.goto("/dashboard?tab=statement");
  await expect(visible(buyer, "Balance brought forward")).toBeVisible();
  await expect(page.getByText(TOTAL).filter({ visible: true })).toHaveCount(2);
  await expect(page.locator('dl > div:has(dt:text("Closing balance")) dd')).toHaveText(
    "₹12,500.00",
  );
  await expectSound(page);
}

async function readVouchers({ owner }: Day): Promise<void> {
  await owner.page.goto("/admin?tab=accounts");
  const { vouchers } = readTally((await owner.take("Tally (XML)")).toString());
  const ours = vouchers.filter(({ PARTYLEDGERNAME }) => PARTYLEDGERNAME.includes(BUYER.gstin));
  const owed = ours.map((voucher) => {
    const [party] = voucher["ALLLEDGERENTRIES.LIST"];
    return [voucher.VOUCHERTYPENAME, party && -readPaise(party)];
  });
  expect(owed).toEqual([
    ["Sales", PAISE],
    ["Receipt", -PAISE],
    ["Journal", 1_250_000],
  ]);
  expect(vouchers).toHaveLength(COMPANIES + 2);
}

test("a new shop gets its name, products and customers, and is paid its first order", async ({
  page,
  browser,
  shop,
}) => {
  test.slow();
  await stayInOneMonth(5 * 60_000);
  await logIn(page, { email: shop.ownerEmail });
  const buyer = await givenPerson(browser, { baseURL: shop.origin, viewport: PHONE });
  const day = { owner: new Person(page), buyer, email: freshEmail() };
  const step = (name: string, walk: (day: Day) => Promise<void>) =>
    test.step(name, () => walk(day));
  await step("a visitor cannot order yet", findNoWayToPay);
  await step("name, contact and logo", nameShop);
  await step("GST", turnGstOn);
  await step("ways to pay", decidePayments);
  await step("mail server", setMailServer);
  await step("products", importProducts);
  await step("price list", writePriceList);
  await step("companies", importCompanies);
  await step("invitation", invite);
  const number = await test.step("order", () => order(day));
  await test.step("payment, dispatch and invoice", () => processOrder(day, number));
  await step("statement", readStatement);
  await step("Tally", readVouchers);
});
