import type { Browser, Locator, Page } from "@playwright/test";
import { givenSignedInAdmin } from "../../admin";
import { database } from "../../database";
import { expect, test } from "../../fixtures";
import { givenProduct } from "../../shop";
import { freshEmail, toast } from "../../shopper";
import { givenOrder, givenReview, givenUser, PRINTED_LINE } from "../../steps/factories";
import { plainPicture } from "../../steps/pictures";

/** What an owner does every day costs a phone at most as many presses as a desk. */

const PHONE = { width: 390, height: 844 };
const DESK = { width: 1280, height: 800 };

/** An owner who begins on the overview. A press is a click, or a field that is gone to; typing is none. */
class Owner {
  presses = 0;
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  async press(what: Locator): Promise<void> {
    this.presses += 1;
    await what.click();
  }

  async type(name: string, text: string): Promise<void> {
    this.presses += 1;
    await this.page.locator(`[name="${name}"]`).fill(text);
  }

  async search(text: string): Promise<void> {
    this.presses += 1;
    await this.page.getByRole("searchbox", { name: "Search products" }).fill(text);
  }

  /** Goes there by whatever the screen shows without opening a menu, else by the menu. */
  async goTo(part: string): Promise<void> {
    const link = this.page
      .getByRole("navigation")
      .getByRole("link", { name: new RegExp(`^${part}`) })
      .filter({ visible: true });
    const menu = this.page.getByRole("button", { name: "Menu", exact: true });
    await expect(link.or(menu).filter({ visible: true }).first()).toBeVisible();
    if ((await link.count()) === 0) await this.press(menu);
    const target = (await link.first().getAttribute("href")) ?? "";
    await this.press(link.first());
    await this.page.waitForURL((url) => url.href.endsWith(target));
  }

  link(name: string): Locator {
    return this.page
      .getByRole("main")
      .getByRole("link", { name })
      .filter({ visible: true })
      .first();
  }

  button(name: string | RegExp): Locator {
    return this.page.getByRole("button", { name }).filter({ visible: true }).first();
  }
}

type Task = (owner: Owner) => Promise<void>;

const TASKS: Record<string, Task> = {
  "ship an order": async (owner) => {
    const { orderId } = await givenOrder(database(), { status: "Processing" });
    await owner.goTo("Orders");
    const order = owner.page
      .getByRole("row")
      .or(owner.page.getByRole("listitem"))
      .filter({ hasText: orderId });
    await owner.press(order.getByRole("button", { name: "Ship" }).first());
    await owner.type("carrier", "Delhivery");
    await owner.type("number", "DL-4217");
    await owner.press(owner.button("Mark as Shipped"));
    await expect(toast(owner.page, "Order Updated")).toBeVisible();
  },
  "record a payment": async (owner) => {
    const { orderId } = await givenOrder(database(), { paymentMethod: "bank", status: "Shipped" });
    await owner.goTo("Orders");
    await owner.press(owner.link(orderId));
    await owner.press(owner.button("Record Payment"));
    await owner.type("reference", `UTR${orderId.replace(/\W/g, "")}`);
    await owner.press(
      owner.page.getByRole("dialog").getByRole("button", { name: "Record Payment" }),
    );
    await expect(toast(owner.page, "Payment Recorded")).toBeVisible();
  },
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
    await owner.press(owner.page.getByRole("alertdialog").getByRole("button", { name: "Send" }));
    await expect(toast(owner.page, "Offer Sent")).toBeVisible();
  },
  "send a proof": async (owner) => {
    const { thumbnailImage } = await givenProduct(90_000, 10);
    const { orderId } = await givenOrder(database(), {
      dispatchBy: null,
      lines: { create: { ...PRINTED_LINE, thumbnailImage } },
    });
    await owner.goTo("Orders");
    await owner.press(owner.link(orderId));
    const buffer = await plainPicture("png", { width: 800, height: 400 });
    owner.presses += 1;
    await owner.page
      .getByLabel("Send proof 1")
      .setInputFiles({ name: "proof.png", mimeType: "image/png", buffer });
    await expect(toast(owner.page, "Proof 1 Sent")).toBeVisible();
  },
};

async function countPresses(
  browser: Browser,
  screen: { baseURL: string | undefined; viewport: typeof PHONE },
  task: Task,
): Promise<number> {
  const context = await browser.newContext({ ...screen, hasTouch: screen.viewport === PHONE });
  const page = await context.newPage();
  await givenSignedInAdmin(page);
  await page.goto("/admin");
  const owner = new Owner(page);
  await task(owner);
  await context.close();
  return owner.presses;
}

for (const [name, task] of Object.entries(TASKS)) {
  test(`to ${name} takes a phone no more presses than a desk`, async ({ browser, baseURL }) => {
    const desk = await countPresses(browser, { baseURL, viewport: DESK }, task);
    const phone = await countPresses(browser, { baseURL, viewport: PHONE }, task);
    const description = `${phone} on a phone, ${desk} at a desk`;
    test.info().annotations.push({ type: `presses to ${name}`, description });
    expect(phone).toBeLessThanOrEqual(desk);
  });
}
