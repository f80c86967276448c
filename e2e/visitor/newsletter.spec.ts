import { givenSignedInAdmin } from "../admin";
import { expect, test } from "../fixtures";
import { givenProduct, mailAbout } from "../shop";
import { completeOrder, fillCheckout, freshEmail, openWithCart } from "../shopper";

/** Tests the newsletter from the checkbox at the checkout to the owner's list. */

function linkIn(text: string | undefined, page: string): string {
  return new RegExp(`https?://\\S+(/${page}\\?link=\\S+)`).exec(text ?? "")?.[1] ?? "";
}

test("a guest asks, confirms and leaves, each by a press; the owner sees how it stands", async ({
  page,
}) => {
  const email = freshEmail();
  await openWithCart(page, "/checkout", { ...(await givenProduct(100, 5)), quantity: 1 });
  await fillCheckout(page, email);
  await page.getByLabel("Email me news and offers").check();
  await completeOrder(page).click();
  await page.waitForURL(/\/order-confirmation/);
  const { text } = await mailAbout(email, "Do you want news and offers");
  await page.goto(linkIn(text, "newsletter"));
  await page.getByRole("button", { name: "Yes, email me" }).click();
  await expect(page.getByRole("status").filter({ hasText: "Thank you." })).toBeVisible();
  await page.goto(linkIn(text, "unsubscribe"));
  await page.getByRole("button", { name: "Unsubscribe" }).click();
  await expect(page.getByRole("status").filter({ hasText: "You are unsubscribed." })).toBeVisible();
  await givenSignedInAdmin(page);
  await page.goto(`/admin?tab=newsletter&q=${encodeURIComponent(email)}`);
  await expect(page.getByRole("row").filter({ hasText: email })).toContainText("Unsubscribed");
});
