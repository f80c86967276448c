import type { Browser, Page } from "@playwright/test";
import { givenAccount, signInAs } from "../account";
import { givenSignedInAdmin } from "../admin";
import { database } from "../database";
import { expect, expectSoundInBothThemes, followSystemTheme, test } from "../fixtures";
import { DESK, givenPerson, Person } from "../person";
import { CARD, closeToasts, toast } from "../shopper";
import { plainPicture } from "../steps/pictures";
import { POSTAL_ADDRESS } from "../steps/postal-address";

/** Most presses to the first order of a box in one's own size, and to the next one of what was approved. */
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

async function sendPicture(who: Person, label: string, name: string, note: string): Promise<void> {
  const buffer = await plainPicture("png", { width: 2000, height: 1000 });
  await who.attach(label, { name, mimeType: "image/png", buffer });
  await expect(toast(who.page, note)).toBeVisible();
}

/** From the search for a size that no product has. */
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
  await sendPicture(owner, "Send proof 1", "one.png", "Proof 1 Sent");
  await buyer.page.goto(`/order/${id}`);
  await buyer.press(buyer.button("Approve Proof 1"));
  await buyer.press(buyer.answer("Approve"));
  await expect(buyer.page.getByText("Approved by Asha Verma")).toBeVisible();
}

test("a box in one's own size is ordered, approved and ordered again with two presses", async ({
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
  await expect(page.getByText("Your code: BOX-07")).toBeVisible();
  await closeToasts(page);

  const before = buyer.presses;
  await buyer.press(buyer.button("Order Again Mailer box"));
  await expect(page.getByText(`As order ${first.orderId}`)).toBeVisible();
  await expectSoundInBothThemes(page);
  await page.getByLabel("PO number (optional)").fill("PO-4711");
  await buyer.press(buyer.button(/^Order for ₹/));
  await expect(toast(page, "Order Placed!")).toBeVisible();
  expect(buyer.presses - before, "presses to the next order").toBe(NEXT);

  await expect(
    page.getByText("It is made with the artwork that you approved before."),
  ).toBeVisible();
  await expect(page.getByText("Buyer code BOX-07").first()).toBeVisible();
  const second = await readNewest(email);
  expect(second.orderId).not.toBe(first.orderId);
  expect(second).toMatchObject({ poNumber: "PO-4711", lines: [{ stage: "approved" }] });
  expect(second.lines).toEqual(first.lines);
});
