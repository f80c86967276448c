import { givenSignedInAdmin } from "../admin";
import { database } from "../database";
import { expect, expectSound, test } from "../fixtures";
import { givenPerson, PHONE, Person } from "../person";
import { closeToasts, toast } from "../shopper";
import { givenOrder, PRINTED_LINE } from "../steps/factories";
import { plainPicture } from "../steps/pictures";
import { givenProduct } from "../shop";

/** Tests a buyer's tasks on a phone; e2e/customer/printed-order.spec.ts has the whole journey of an order. */

const picture = async (name: string) => ({
  name,
  mimeType: "image/png",
  buffer: await plainPicture("png", { width: 2000, height: 1000 }),
});

test("a buyer pays the advance, uploads artwork and approves the proof on a phone", async ({
  browser,
  baseURL,
  page,
}) => {
  const { thumbnailImage } = await givenProduct(90_000, 10);
  const { id, orderId, accessKey } = await givenOrder(database(), {
    dispatchBy: null,
    advancePercent: 50,
    lines: { create: { ...PRINTED_LINE, thumbnailImage } },
  });
  const buyer = await givenPerson(browser, { baseURL, viewport: PHONE });
  const open = () => buyer.page.goto(`/order-confirmation?order=${orderId}&key=${accessKey}`);
  await open();
  const needed = buyer.page.getByRole("heading", { name: "What we need from you now" });
  await expect(needed).toBeVisible();
  const first = await buyer.button("Pay now").boundingBox();
  expect(first?.y).toBeLessThan(PHONE.height);
  await expectSound(buyer.page);
  await buyer.press(buyer.button("Pay now"));
  await expect(buyer.page.getByText("Advance before production begins")).toBeInViewport();
  await buyer.press(buyer.button("Send artwork"));
  await expect(buyer.page.getByLabel("Send your artwork")).toBeVisible();
  await buyer.attach("Send your artwork", await picture("logo.png"));
  await expect(toast(buyer.page, "Artwork Sent")).toBeVisible();
  expect(buyer.presses).toBeLessThanOrEqual(3);

  await givenSignedInAdmin(page);
  const owner = new Person(page);
  await page.goto(`/admin/orders/${id}`);
  await owner.attach("Send proof 1", await picture("one.png"));
  await expect(page.getByRole("img", { name: "Page 1 of proof 1" })).toBeVisible();
  await owner.press(owner.button("Send to Customer"));
  await expect(toast(page, "Proof 1 Sent")).toBeVisible();

  await open();
  buyer.presses = 0;
  await buyer.press(buyer.button("See the proof"));
  await buyer.press(buyer.button("Approve Proof 1"));
  await expect(buyer.page.getByRole("dialog").getByText("2 packs", { exact: true })).toBeVisible();
  await buyer.type("name", "Asha Verma");
  await buyer.press(buyer.answer("Approve"));
  await expect(buyer.page.getByText("Approved by Asha Verma")).toBeVisible();
  expect(buyer.presses).toBeLessThanOrEqual(4);
  await closeToasts(buyer.page);
  await expectSound(buyer.page);
  await buyer.page.context().close();
});
