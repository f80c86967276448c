import { randomUUID } from "node:crypto";
import type { Browser } from "@playwright/test";
import { givenSignedInAdmin } from "../../admin";
import { database } from "../../database";
import { expect, test } from "../../fixtures";
import { DESK, givenPerson, type Person, PHONE } from "../../person";
import { givenProduct } from "../../shop";
import { freshEmail, toast } from "../../shopper";
import { givenOrder, givenReview, givenUser } from "../../steps/factories";
import { plainPicture } from "../../steps/pictures";

/**
 * An owner's daily tasks take at most as many presses on a phone as on a desktop;
 * e2e/customer/printed-order.spec.ts counts those of an order from the request to the payment.
 */

type Task = (owner: Person) => Promise<void>;

const TASKS: Record<string, Task> = {
  "answer a message": async (owner) => {
    const email = freshEmail();
    const message = "Do you print in two colours?";
    await database().contactMessage.create({
      data: { name: email, email, message, ipAddress: "" },
    });
    await owner.goTo("Messages");
    await owner.press(owner.button(email));
    await owner.type("text", "Yes, we do.");
    await owner.press(owner.button("Send Answer"));
    await expect(toast(owner.page, "Answer Sent")).toBeVisible();
  },
  "change a price": async (owner) => {
    const { name } = await givenProduct(50_000, 40);
    await owner.goTo("Products");
    await owner.search(name);
    await owner.press(owner.button(`Change the price of ${name}`));
    await owner.page.keyboard.type("612");
    await owner.press(owner.button(/^Save/));
    await expect(owner.page.getByText("₹612.00").filter({ visible: true }).first()).toBeVisible();
  },
  "count the stock": async (owner) => {
    const { name } = await givenProduct(50_000, 40);
    await owner.goTo("Products");
    await owner.search(name);
    await owner.press(owner.button(`Change the stock of ${name}`));
    await owner.page.keyboard.type("37");
    await owner.press(owner.button(/^Save/));
    await expect(owner.button(`Change the stock of ${name}`)).toContainText("37");
  },
  "approve a review": async (owner) => {
    const { _id: productId, name } = await givenProduct(50_000, 40);
    const { id: userId } = await givenUser(database());
    await givenReview(database(), { productId, userId, status: "new", verified: true });
    await owner.goTo("Reviews");
    await owner.press(owner.button(name));
    await owner.press(owner.button("Show It"));
    await expect(owner.page.getByRole("dialog")).toContainText("Shown");
  },
  "see a customer from the list of orders and come back": async (owner) => {
    const { id: userId, name } = await givenUser(database(), { name: `Buyer ${randomUUID()}` });
    const { orderId } = await givenOrder(database(), { userId, customerName: name });
    await owner.goTo("Orders");
    await owner.press(owner.link(orderId));
    const activity = owner.page.getByRole("heading", { name: "Activity", exact: true });
    await expect(activity).toBeVisible();
    await owner.press(owner.link(name));
    await expect(owner.page.getByRole("heading", { level: 1, name })).toBeVisible();
    await expect(owner.link(orderId)).toBeVisible();
    await owner.page.goBack();
    await expect(activity).toBeVisible();
  },
  "send an offer": async (owner) => {
    await owner.goTo("Offers");
    await owner.press(owner.link("New Offer"));
    await owner.type("name", "Asha Rao");
    await owner.type("email", freshEmail());
    await owner.type("lines.0.name", "Mailer box");
    await owner.type("lines.0.quantities.0.quantity", "5000");
    await owner.type("lines.0.quantities.0.price", "14.50");
    await owner.press(owner.button("Save Draft"));
    await owner.press(owner.button("Send Offer"));
    await owner.press(owner.answer("Send"));
    await expect(toast(owner.page, "Offer Sent")).toBeVisible();
  },
};

async function countPresses(
  browser: Browser,
  screen: { baseURL: string | undefined; viewport: typeof PHONE },
  task: Task,
): Promise<number> {
  const owner = await givenPerson(browser, screen);
  await givenSignedInAdmin(owner.page);
  await owner.page.goto("/admin");
  await task(owner);
  await owner.page.context().close();
  return owner.presses;
}

for (const [name, task] of Object.entries(TASKS)) {
  test(`${name}: a phone needs no more presses than a desktop`, async ({ browser, baseURL }) => {
    const desk = await countPresses(browser, { baseURL, viewport: DESK }, task);
    const phone = await countPresses(browser, { baseURL, viewport: PHONE }, task);
    const description = `${phone} on a phone, ${desk} at a desk`;
    test.info().annotations.push({ type: `presses to ${name}`, description });
    expect(phone).toBeLessThanOrEqual(desk);
  });
}

test("adding a lorry receipt to a dispatch takes at most three presses on a phone", async ({
  browser,
  baseURL,
}) => {
  const { id, orderId } = await givenOrder(database(), { status: "Shipped" });
  await database().orderDispatch.create({
    data: { orderId: id, at: new Date(), by: "Meera", carrier: "DTDC", number: "D-1" },
  });
  const owner = await givenPerson(browser, { baseURL, viewport: PHONE });
  await givenSignedInAdmin(owner.page);
  await owner.page.goto("/admin/orders");
  await owner.press(owner.link(orderId));
  const chooser = owner.page.waitForEvent("filechooser");
  await owner.press(owner.button("Add lorry receipt"));
  const buffer = await plainPicture("png", { width: 200, height: 100 });
  owner.presses += 1;
  await (await chooser).setFiles({ name: "lr.png", mimeType: "image/png", buffer });
  await expect(toast(owner.page, "Lorry receipt Added")).toBeVisible();
  expect(owner.presses).toBeLessThanOrEqual(3);
  await owner.page.context().close();
});
