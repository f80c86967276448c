import type { Browser, Page } from "@playwright/test";
import { givenAccount, signInAs } from "../account";
import { givenSignedInAdmin } from "../admin";
import { database } from "../database";
import { expect, expectSound, test } from "../fixtures";
import { DESK, givenPerson, PHONE, Person, walkStage } from "../person";
import { closeToasts, toast } from "../shopper";
import { plainPicture } from "../steps/pictures";
import { POSTAL_ADDRESS } from "../steps/postal-address";

/**
 * Walks the whole journey of custom-made goods, from the request to the next order with the same artwork, for a
 * customer and the owner, and counts their presses.
 */

/** The shop's own email address. */
const SHOP = "hello@klnpackaging.example";
const CHANGES = "The mark is too small.";

class Walk {
  readonly buyer: Person;
  readonly owner: Person;
  readonly email: string;

  constructor(buyer: Person, owner: Person, email: string) {
    this.buyer = buyer;
    this.owner = owner;
    this.email = email;
  }

  async stage(name: string, presses: [number, number], walk: (on: Walk) => Promise<void>) {
    const [buyer, owner] = presses;
    await walkStage({ name, presses: { buyer, owner } }, this, () => walk(this));
  }

  /** The owner starts on the overview. */
  async openShop(part: string): Promise<void> {
    await this.owner.page.goto("/admin");
    await this.owner.goTo(part);
  }

  /** The buyer's unanswered offer request. */
  asked() {
    return database().offer.findFirstOrThrow({
      where: { email: this.email, state: "asked" },
      select: { number: true },
    });
  }

  /** The buyer's newest order. */
  order() {
    const newest = { orderBy: { createdAt: "desc" } } as const;
    return database().order.findFirstOrThrow({
      where: { email: this.email },
      ...newest,
      select: { id: true, orderId: true },
    });
  }
}

async function givenWalk(page: Page, browser: Browser, baseURL: string | undefined) {
  const account = await givenAccount({ name: "Asha Verma" });
  const { email } = account;
  await database().user.update({ where: { email }, data: { emailVerifiedAt: new Date() } });
  await signInAs(page, account);
  const viewport = page.viewportSize()?.width === PHONE.width ? PHONE : DESK;
  const owner = await givenPerson(browser, { baseURL, viewport });
  await givenSignedInAdmin(owner.page);
  return new Walk(new Person(page), owner, email);
}

async function look({ page }: Person): Promise<void> {
  await closeToasts(page);
  await expectSound(page);
}

async function choosePicture(who: Person, label: string, name: string): Promise<void> {
  const buffer = await plainPicture("png", { width: 2000, height: 1000 });
  await who.attach(label, { name, mimeType: "image/png", buffer });
}

/** The owner previews a proof before sending it. */
async function sendPicture(owner: Person, n: number, name: string): Promise<void> {
  await choosePicture(owner, `Send proof ${n}`, name);
  await expect(owner.page.getByRole("img", { name: `Page 1 of proof ${n}` })).toBeVisible();
  await owner.press(owner.button("Send to Customer"));
  await expect(toast(owner.page, `Proof ${n} Sent`)).toBeVisible();
}

async function request({ buyer }: Walk): Promise<void> {
  await buyer.page.goto("/");
  await buyer.press(buyer.link("Ask for a Price"));
  await buyer.type("packaging", "Mailer box");
  await buyer.type("quantity", "5000");
  for (const [side, length] of Object.entries({ length: "230", width: "155", height: "70" })) {
    await buyer.type(side, length);
  }
  await buyer.choose("printSides", "Outside");
  await buyer.type("printColours", "2");
  await buyer.press(buyer.button("Ask for a Price"));
  await expect(buyer.page.getByText("Your request has reached us")).toBeVisible();
  await expect(buyer.link("See Your Requests")).toBeVisible();
}

/** Prices the buyer's latest request, and sends the offer. */
async function sendOffer(walk: Walk): Promise<void> {
  const { owner } = walk;
  const { number } = await walk.asked();
  await walk.openShop("Offers");
  await owner.press(owner.link(number));
  await owner.press(owner.button("Write the Offer"));
  await expect(owner.field("lines.0.spec.size")).toHaveValue("230 × 155 × 70 mm (L × W × H)");
  await expect(owner.field("lines.0.spec.print")).toHaveValue("2 colours, outside");
  await owner.type("lines.0.quantities.0.price", "14.50");
  await owner.press(owner.button("Send Offer"));
  await owner.press(owner.answer("Send"));
  await expect(toast(owner.page, "Offer Sent")).toBeVisible();
  await expect(owner.page.getByText("₹78,300.00").first()).toBeVisible();
}

/** Accepts the offer on the page; the address is typed once, and saved for the next time. */
async function placeOrder(buyer: Person, address: "typed" | "kept"): Promise<void> {
  await buyer.press(buyer.button("Accept Offer"));
  if (address === "typed") {
    for (const name of ["address", "city", "zipCode"] as const) {
      await buyer.type(name, POSTAL_ADDRESS[name]);
    }
    await buyer.press(buyer.field("saveInfo"));
  }
  for (const name of ["address", "zipCode", "state"] as const) {
    await expect(buyer.field(name)).toHaveValue(POSTAL_ADDRESS[name]);
  }
  await buyer.press(buyer.button("Place Order"));
  await expect(toast(buyer.page, "Order Placed!")).toBeVisible();
}

async function accept({ buyer, email }: Walk): Promise<void> {
  await buyer.followMail(email, "Our offer OF-", /\/offers\/OF-/);
  await expect(buyer.page.getByText("5,000 pieces × ₹14.50")).toBeVisible();
  await expect(buyer.page.getByText("₹78,300.00").first()).toBeVisible();
  await placeOrder(buyer, "typed");
  await expect(buyer.page.getByText("Waiting for your artwork")).toBeVisible();
}

async function sendArtwork({ buyer }: Walk): Promise<void> {
  await choosePicture(buyer, "Send your artwork", "logo.png");
  await expect(toast(buyer.page, "Artwork Sent")).toBeVisible();
  await expect(buyer.page.getByText("We check your artwork")).toBeVisible();
  await expect(buyer.page.getByText("We show you a proof of your artwork")).toBeVisible();
}

async function sendProof(walk: Walk): Promise<void> {
  const { owner } = walk;
  const { orderId } = await walk.order();
  await walk.openShop("Orders");
  await owner.press(owner.link(orderId));
  await expect(owner.link("logo.png")).toBeVisible();
  await sendPicture(owner, 1, "one.png");
  await expect(owner.page.getByRole("img", { name: "Proof 1, page 1" })).toBeVisible();
}

async function change(walk: Walk): Promise<void> {
  const { buyer, owner, email } = walk;
  const { orderId } = await walk.order();
  await buyer.followMail(email, `Proof 1 for order ${orderId}`, /#artwork$/);
  await expect(buyer.page.getByRole("img", { name: "Proof 1, page 1" })).toBeVisible();
  await look(buyer);
  await buyer.press(buyer.button("Ask for Changes"));
  await buyer.type("text", CHANGES);
  await buyer.press(buyer.answer("Send"));
  await expect(buyer.page.getByText("We work on your changes")).toBeVisible();
  await owner.followMail(SHOP, `Changes asked: order ${orderId}`, /\/admin\/orders\//);
  await expect(owner.page.getByText(CHANGES)).toBeVisible();
  await sendPicture(owner, 2, "two.png");
}

async function approve(walk: Walk): Promise<void> {
  const { buyer, email } = walk;
  const { orderId } = await walk.order();
  await buyer.followMail(email, `Proof 2 for order ${orderId}`, /#artwork$/);
  const cancel = buyer.page.getByText("Cancel Order", { exact: true });
  await expect(cancel).toBeVisible();
  await buyer.press(buyer.button("Approve Proof 2"));
  const facts = buyer.page.getByRole("dialog");
  for (const fact of ["230 × 155 × 70 mm (L × W × H)", "2 colours, outside", "5,000 pieces"]) {
    await expect(facts.getByText(fact, { exact: true })).toBeVisible();
  }
  await expect(buyer.field("name")).toHaveValue("Asha Verma");
  await buyer.press(buyer.answer("Approve"));
  await expect(buyer.page.getByText("Approved by Asha Verma")).toBeVisible();
  await expect(cancel).toBeHidden();
  await look(buyer);
}

async function produce(walk: Walk): Promise<void> {
  const { owner } = walk;
  const { orderId } = await walk.order();
  await owner.followMail(SHOP, `Approved: order ${orderId}`, /tab=production/);
  const steps = ["Start Production", "Move to Printing", "Move to Cutting and gluing"];
  const job = owner.page.getByRole("listitem").filter({ hasText: orderId });
  for (const step of [...steps, "Move to Packed"]) {
    await owner.press(job.getByRole("button", { name: step }));
  }
  const packed = owner.page.getByRole("region", { name: "Packed" });
  await expect(packed.getByRole("link", { name: orderId, exact: true })).toBeVisible();
}

async function dispatch(walk: Walk): Promise<void> {
  const { buyer, owner, email } = walk;
  const { orderId } = await walk.order();
  await walk.openShop("Orders");
  const listed = owner.page.getByRole("row").or(owner.page.getByRole("listitem"));
  await owner.press(
    listed.filter({ hasText: orderId }).getByRole("button", { name: "Ship" }).first(),
  );
  await owner.type("carrier", "Delhivery");
  await owner.type("number", "DL-4217");
  await owner.press(owner.button("Mark as Shipped"));
  await expect(toast(owner.page, "Order Updated")).toBeVisible();
  await buyer.followMail(email, `Order ${orderId} is on its way`, /order-confirmation/);
  await expect(buyer.page.getByText("DL-4217").first()).toBeVisible();
}

async function pay(walk: Walk): Promise<void> {
  const { buyer, owner, email } = walk;
  const { orderId } = await walk.order();
  await owner.press(owner.link(orderId));
  await owner.press(owner.button("Record Payment"));
  await expect(owner.field("amount")).toHaveValue("78300.00");
  await owner.type("reference", `UTR${orderId.replace(/\W/g, "")}`);
  await owner.press(owner.answer("Record Payment"));
  await expect(toast(owner.page, "Payment Recorded")).toBeVisible();
  await buyer.followMail(email, `Payment for order ${orderId} received`, /order-confirmation/);
  await look(buyer);
}

/** Requests the order again, prices it, and makes it as approved before. */
async function again(walk: Walk): Promise<void> {
  const { buyer, owner, email } = walk;
  const before = await walk.order();
  await buyer.page.goto("/dashboard");
  await buyer.press(buyer.button(`Order Again ${before.orderId}`));
  await buyer.press(buyer.answer("Ask for an Offer"));
  await expect(buyer.page.getByText("With the artwork approved before")).toBeVisible();
  const { number } = await walk.asked();
  await sendOffer(walk);
  await buyer.followMail(email, `Our offer ${number}`, /\/offers\/OF-/);
  await placeOrder(buyer, "kept");
  await buyer.page.getByRole("heading", { name: "Artwork and proof" }).click();
  await expect(
    buyer.page.getByText("It is made with the artwork that you approved before."),
  ).toBeVisible();
  const { orderId } = await walk.order();
  expect(orderId).not.toBe(before.orderId);
  await owner.page.goto("/admin?tab=production");
  const job = owner.page.getByRole("region", { name: "To start" }).getByRole("listitem");
  await expect(job.filter({ hasText: orderId })).toBeVisible();
}

test("custom-made goods are ordered, from the request to the repeat order", async ({
  page,
  browser,
  baseURL,
}) => {
  test.slow();
  const walk = await givenWalk(page, browser, baseURL);
  // Presses of the buyer and of the owner.
  await walk.stage("request", [9, 0], request);
  await walk.stage("offer", [0, 6], sendOffer);
  await walk.stage("accepted", [7, 0], accept);
  await walk.stage("artwork", [1, 0], sendArtwork);
  await walk.stage("proof", [0, 4], sendProof);
  await walk.stage("changes", [4, 3], change);
  await walk.stage("approved", [3, 0], approve);
  await walk.stage("produced", [0, 5], produce);
  await walk.stage("dispatched", [1, 5], dispatch);
  await walk.stage("paid", [1, 4], pay);
  await walk.stage("again with this artwork", [5, 6], again);
});
