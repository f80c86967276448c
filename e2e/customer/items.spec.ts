import type { Browser, Page } from "@playwright/test";
import { givenAccount, signInAs } from "../account";
import { givenSignedInAdmin } from "../admin";
import { database } from "../database";
import { expect, expectSoundInBothThemes, followSystemTheme, test } from "../fixtures";
import { givenProduct } from "../shop";
import { DESK, givenPerson, Person } from "../person";
import { CARD, closeToasts, toast } from "../shopper";
import { givenOrder } from "../steps/factories";
import { plainPicture } from "../steps/pictures";
import { POSTAL_ADDRESS } from "../steps/postal-address";

/** The maximum presses for the first order of a box in the buyer's own size, and for repeating an approved item. */
const FIRST = 12;
const NEXT = 2;

async function givenBuyer(page: Page): Promise<Person & { email: string }> {
  const account = await givenAccount({ name: "Asha Verma" });
  const { email } = account;
  const { id: userId } = await database().user.update({
    where: { email },
    data: { emailVerifiedAt: new Date() },
    select: { id: true },
  });
  const { country, ...address } = POSTAL_ADDRESS;
  await database().address.create({
    data: { userId, label: "Warehouse", ...address, country, defaultShipping: true },
  });
  await signInAs(page, account);
  return Object.assign(new Person(page), { email });
}

const readNewest = (email: string) =>
  database().order.findFirstOrThrow({
    where: { email },
    orderBy: { createdAt: "desc" },
    select: {
      id: true,
      orderId: true,
      poNumber: true,
      lines: { where: { kind: "custom" }, select: { itemId: true, stage: true, quantity: true } },
    },
  });

async function sendProof(owner: Person): Promise<void> {
  const buffer = await plainPicture("png", { width: 2000, height: 1000 });
  await owner.attach("Send proof 1", { name: "one.png", mimeType: "image/png", buffer });
  await owner.press(owner.button("Send to Customer"));
  await expect(toast(owner.page, "Proof 1 Sent")).toBeVisible();
}

/** Starts from the search for a size that no product has. */
async function orderFirst(buyer: Person): Promise<void> {
  const { page } = buyer;
  await page.goto("/products");
  const search = page.getByRole("main").getByRole("searchbox");
  await buyer.enter(search, "mailer box 236x157x73");
  await search.press("Enter");
  await buyer.press(page.getByRole("link", { name: /^Mailer box .*a piece at 1,000$/ }));
  await buyer.press(page.getByLabel("Print", { exact: true }));
  await page.getByLabel("Print", { exact: true }).selectOption("2 colours outside");
  await expect(page).toHaveURL(/print=flexo-2/);
  await orderShown(buyer);
}

/** Orders the box on the page to the buyer's saved address. */
async function orderShown(buyer: Person): Promise<void> {
  const { page } = buyer;
  await buyer.press(buyer.button("Add to Cart"));
  await buyer.press(toast(page, "Added to Cart").getByRole("link", { name: "View Cart" }));
  await buyer.press(
    page.getByRole("link", { name: "Proceed to Checkout" }).filter({ visible: true }),
  );
  await expect(buyer.field("address")).toHaveValue(POSTAL_ADDRESS.address);
  for (const [name, value] of Object.entries(CARD)) {
    buyer.presses += 1;
    await buyer.field(name).pressSequentially(value);
  }
  await buyer.press(buyer.button("Complete Order"));
  await expect(toast(page, "Order Placed!")).toBeVisible();
}

async function approve(
  buyer: Person,
  browser: Browser,
  baseURL: string | undefined,
  email: string,
) {
  const { id, orderId } = await readNewest(email);
  const owner = await givenPerson(browser, { baseURL, viewport: DESK });
  await givenSignedInAdmin(owner.page);
  await owner.page.goto(`/admin/orders/${orderId}`);
  await sendProof(owner);
  await buyer.page.goto(`/order/${id}`);
  await buyer.press(buyer.button("Approve Proof 1"));
  await buyer.press(buyer.answer("Approve"));
  await expect(buyer.page.getByText("Approved by Asha Verma")).toBeVisible();
}

test("a box in the buyer's own size is ordered, approved and ordered again by two presses", async ({
  page,
  browser,
  baseURL,
}) => {
  test.slow();
  await followSystemTheme(page);
  const buyer = await givenBuyer(page);
  const { email } = buyer;
  await orderFirst(buyer);
  expect(buyer.presses, "presses to the first order").toBeLessThanOrEqual(FIRST);
  await approve(buyer, browser, baseURL, email);
  const first = await readNewest(email);

  await page.goto("/dashboard?tab=items");
  await expect(page.getByText("236 × 157 × 73 mm inside")).toBeVisible();
  await expectSoundInBothThemes(page);
  await buyer.press(buyer.button("Name and code of Mailer box"));
  await buyer.type("code", "BOX-07");
  await buyer.press(buyer.answer("Save"));
  await expect(page.getByText("Your code BOX-07")).toBeVisible();
  await closeToasts(page);

  const before = buyer.presses;
  await buyer.press(buyer.button("Order Again Mailer box"));
  await expect(page.getByText(`As order ${first.orderId}`)).toBeVisible();
  await expectSoundInBothThemes(page);
  await page.getByLabel("PO number (optional)").fill("PO-4711");
  await buyer.press(buyer.button(/^Order for ₹/));
  await expect(toast(page, "Order Placed!")).toBeVisible();
  expect(buyer.presses - before, "presses to the next order").toBe(NEXT);

  await buyer.press(page.getByText("Artwork and proof"));
  await expect(
    page.getByText("It is made with the artwork that you approved before."),
  ).toBeVisible();
  await expect(page.getByText("Your code BOX-07").first()).toBeVisible();
  const second = await readNewest(email);
  expect(second.orderId).not.toBe(first.orderId);
  expect(second).toMatchObject({ poNumber: "PO-4711", lines: [{ stage: "approved" }] });
  expect(second.lines).toEqual(first.lines);
});

test("a picture placed on the model is added to the order, on its sheet", async ({ page }) => {
  const buyer = await givenBuyer(page);
  await page.goto("/custom/mailer-box?l=236&w=157&h=73&print=flexo-2&qty=1000");
  await buyer.press(page.getByText("Turn it, fold it, put your logo on it"));
  await page.getByLabel("Logo", { exact: true }).setInputFiles({
    name: "asha-foods.jpg",
    mimeType: "image/jpeg",
    buffer: await plainPicture("jpeg", { width: 2000, height: 1000 }),
  });
  await buyer.press(buyer.button("Use this logo on my order"));
  await expect(page.getByText("is kept in this browser.")).toBeVisible();
  // The sheet has the ordered size.
  await page.getByLabel("Length").fill("240");
  await expect(page).toHaveURL(/l=240/);
  await orderShown(buyer);
  await expect(page.getByText(/^Your artwork: asha-foods \(/)).toBeVisible();
  const { id } = await readNewest(buyer.email);
  await page.goto(`/order/${id}`);
  await buyer.press(page.getByText("Artwork and proof"));
  await expect(page.getByText(/^Your artwork: asha-foods \(Lid, \d+ mm wide/)).toBeVisible();
  await expect(buyer.button("Use the logo from the model")).toBeHidden();
  const { artwork } = await database().orderLine.findFirstOrThrow({
    where: { orderId: id, kind: "custom" },
    select: { artwork: { select: { facts: true, findings: true } } },
  });
  expect(artwork).toMatchObject({
    facts: { form: "pages", pages: [{ bleed: expect.closeTo(3, 1) }] },
    findings: [{ code: "rgb" }],
  });
});

test("a product gets the buyer's own code, by which a quick order finds it", async ({ page }) => {
  const buyer = await givenBuyer(page);
  const product = await givenProduct(90_000, 10);
  const { id: userId } = await database().user.findFirstOrThrow({
    where: { email: buyer.email },
    select: { id: true },
  });
  const { _id: productId, name, thumbnailImage } = product;
  const { id } = await givenOrder(database(), {
    userId,
    email: buyer.email,
    emailProven: true,
    lines: {
      create: {
        position: 0,
        productId,
        name,
        thumbnailImage,
        pricePaise: 90_000,
        quantity: 2,
        lineTotalPaise: 180_000,
      },
    },
  });
  await page.goto(`/order/${id}`);
  await buyer.press(buyer.button(`Add Your Code ${name}`));
  await buyer.type("code", "CTN-9");
  await buyer.press(buyer.answer("Save"));
  await expect(page.getByText("Your code CTN-9")).toBeVisible();
  await page.goto("/dashboard?tab=items");
  await expect(page.getByText("Your code CTN-9")).toBeVisible();
  await page.goto("/cart");
  await buyer.press(buyer.button("Quick Order by Article Number"));
  await page.getByLabel("Article number, your code").fill("ctn-9, 3");
  await buyer.press(buyer.button("Add to Cart"));
  await expect(page.getByRole("heading", { name })).toBeVisible();
});
