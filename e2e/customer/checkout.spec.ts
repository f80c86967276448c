import { givenCustomer, SHIPPING_ADDRESS } from "../customer";
import { expect, expectNoAxeViolations, test } from "../fixtures";
import { givenProduct, sql } from "../shop";
import { completeOrder, confirmedOrderNumber, field, fillCheckout, openWithCart } from "../shopper";

test("checkout opens with the profile and saves the address on request", async ({ page }) => {
  const { email } = await givenCustomer(page);
  const product = await givenProduct(10_000, 50);
  await openWithCart(page, "/checkout", { ...product, quantity: 1 });
  await expect(field(page, "email")).toHaveValue(email);
  await expect(field(page, "firstName")).toHaveValue("Asha");
  await expect(field(page, "lastName")).toHaveValue("Verma");
  await fillCheckout(page, email);
  await field(page, "saveInfo").check();
  await completeOrder(page).click();
  const number = await confirmedOrderNumber(page);
  await expect
    .poll(() =>
      sql(`SELECT city FROM addresses JOIN users ON users.id = "userId" WHERE users.email = $1`, [
        email,
      ]),
    )
    .toEqual([{ city: "Gurugram" }]);
  await page.getByRole("link", { name: "This order in your account" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(`Order #${number}`);
});

test("a saved address fills the form, and another one can be chosen", async ({ page }) => {
  const { token } = await givenCustomer(page);
  const headers = { Authorization: `Bearer ${token}` };
  const mumbai = { firstName: "Store", city: "Mumbai", state: "Maharashtra", zipCode: "400050" };
  for (const change of [mumbai, { phone: "+91 98765 43210" }]) {
    const data = { ...SHIPPING_ADDRESS, ...change };
    await page.request.post("/api/addresses", { headers, data });
  }
  const product = await givenProduct(10_000, 50);
  await openWithCart(page, "/checkout", { ...product, quantity: 1 });
  await expect(field(page, "city")).toHaveValue("Gurugram");
  await expect(field(page, "phone")).toHaveValue("+91 98765 43210");
  await expect(field(page, "state")).toHaveValue("Haryana");
  const picker = page.getByLabel("Your addresses");
  await picker.selectOption({ label: "Store Verma, 12 MG Road, Mumbai 400050" });
  await expect(field(page, "firstName")).toHaveValue("Store");
  await expect(field(page, "zipCode")).toHaveValue("400050");
  await expectNoAxeViolations(page);
  await field(page, "city").fill("Navi Mumbai");
  await expect(picker).toHaveValue("");
  await picker.selectOption({ index: 0 });
  await picker.selectOption({ label: "Another address" });
  await expect(field(page, "address")).toHaveValue("");
});
