import { readFile } from "node:fs/promises";
import { givenSignedInAdmin } from "../admin";
import { expect, test } from "../fixtures";
import { givenProduct, mailAbout } from "../shop";
import { completeOrder, fillCheckout, freshEmail, openWithCart } from "../shopper";
import { readCsv } from "../support/read-csv";

/** Tests the newsletter from the checkbox at the checkout to the owner's export. */

function linkIn(text: string | undefined, page: string): string {
  return new RegExp(`https?://\\S+(/${page}\\?link=\\S+)`).exec(text ?? "")?.[1] ?? "";
}

test("a guest subscribes, confirms and unsubscribes, each by a press; the owner exports the current state", async ({
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
  await page.goto("/admin?tab=newsletter");
  const download = page.waitForEvent("download");
  await page.getByRole("link", { name: "Export List" }).click();
  const rows = readCsv(await readFile(await (await download).path(), "utf8"));
  expect(rows.find((row) => row.Email === email)).toMatchObject({ State: "unsubscribed" });
});
