import type { Page } from "@playwright/test";
import { POSTAL_ADDRESS } from "../steps/postal-address";
import { givenSignedInAdmin } from "../admin";
import { givenCustomer } from "../customer";
import { expect, test } from "../fixtures";
import { comeAlive, holdScripts } from "../held-scripts";
import { givenProduct } from "../shop";
import {
  CARD,
  completeOrder,
  confirmedOrderNumber,
  field,
  freshEmail,
  openWithCart,
} from "../shopper";

/** Tests input that is typed or autofilled before the page's scripts have run. */

const seen = (page: Page, name: string) => field(page, name).filter({ visible: true });

async function openHeld(page: Page, path: string): Promise<() => void> {
  const release = await holdScripts(page);
  await page.goto(path, { waitUntil: "commit" });
  await page.waitForLoadState("domcontentloaded");
  return release;
}

async function openCheckoutHeld(page: Page): Promise<() => void> {
  const product = await givenProduct(90_000, 10);
  await openWithCart(page, "/robots.txt", { ...product, quantity: 1 });
  return openHeld(page, "/checkout");
}

/** A form in the server's HTML: what is typed into its fields, and their values afterwards. */
interface ServedForm {
  form: string;
  open: (page: Page) => Promise<() => void>;
  typed: Record<string, string>;
  shaped?: Record<string, string>;
}

const SERVED: ServedForm[] = [
  {
    form: "the checkout",
    open: openCheckoutHeld,
    typed: {
      email: "asha@example.com",
      phone: "98100 00000",
      firstName: "Asha",
      lastName: "Verma",
      company: "Greenleaf Foods",
      address: "12 Udyog Vihar",
      apartment: "3rd floor",
      city: "Gurugram",
      zipCode: "122 015",
      country: "",
      gstin: "06AABCU9603R1ZR",
      poNumber: "PO 7",
      note: "Ring twice",
      expiryDate: "1139",
      cvv: "9317",
      cardName: "Asha Verma",
      cardNumber: "4539148803436467",
    },
    shaped: {
      zipCode: "122015",
      country: "India",
      expiryDate: "11/39",
      cardNumber: "4539 1488 0343 6467",
    },
  },
  {
    form: "the search in the header",
    open: async (page) => {
      const release = await openHeld(page, "/");
      await page.getByRole("button", { name: "Find products" }).click();
      return release;
    },
    typed: { q: "kraft mailer" },
  },
  {
    form: "the search and the filter by price",
    open: (page) => openHeld(page, "/products"),
    typed: { q: "kraft mailer", minPrice: "100", maxPrice: "500" },
  },
  {
    form: "the PIN check",
    open: (page) => openHeld(page, "/delivery"),
    typed: { pin: "122015" },
  },
  {
    form: "the request for a price",
    open: (page) => openHeld(page, "/quote"),
    typed: { packaging: "mailer box", quantity: "5000", length: "230", message: "By May" },
  },
  {
    form: "the login",
    open: (page) => openHeld(page, "/auth"),
    typed: { email: "asha@example.com", password: "seven green lorries" },
  },
  {
    form: "the sign-up",
    open: (page) => openHeld(page, "/auth?mode=signup"),
    typed: {
      name: "Asha Verma",
      email: "asha@example.com",
      company: "Greenleaf Foods",
      password: "seven green lorries",
      confirmPassword: "seven green lorries",
    },
  },
  {
    form: "the page of a product",
    open: async (page) => openHeld(page, `/product/${(await givenProduct(50_000, 10))._id}`),
    typed: { pin: "122015", quantity: "13" },
  },
];

for (const { form, open, typed, shaped } of SERVED) {
  test(`${form} keeps what was typed before it listened, and the focus`, async ({ page }) => {
    const release = await open(page);
    for (const [name, text] of Object.entries(typed)) {
      if (text === "") continue;
      await seen(page, name).click();
      await seen(page, name).press("ControlOrMeta+a");
      await page.keyboard.type(text);
    }
    release();
    await comeAlive(page);
    for (const [name, value] of Object.entries({ ...typed, ...shaped })) {
      await expect(seen(page, name), name).toHaveValue(value);
    }
    const [last = ""] = Object.keys(typed).slice(-1);
    await expect(seen(page, last)).toBeFocused();
  });
}

test("the caret stays where it was, behind the same digit", async ({ page }) => {
  const release = await openCheckoutHeld(page);
  const number = field(page, "cardNumber");
  await number.fill("453914880343");
  await number.evaluate((input: HTMLInputElement) => input.setSelectionRange(6, 6));
  release();
  await comeAlive(page);
  await expect(number).toHaveValue("4539 1488 0343");
  await expect(number).toBeFocused();
  await expect(number).toHaveJSProperty("selectionStart", 7);
});

/** Sets the values as autofill does, without events. */
async function fillSilently(page: Page, values: Record<string, string>): Promise<void> {
  for (const [name, value] of Object.entries(values)) {
    await field(page, name).evaluate(
      (control: HTMLInputElement | HTMLSelectElement, text) => void (control.value = text),
      value,
    );
  }
}

test("an order can be placed with what the browser filled in before the scripts ran", async ({
  page,
}) => {
  const release = await openCheckoutHeld(page);
  await fillSilently(page, { email: freshEmail(), ...POSTAL_ADDRESS, ...CARD });
  await field(page, "newsletter").check();
  release();
  await comeAlive(page);
  await expect(field(page, "expiryDate")).toHaveValue("11/39");
  await expect(field(page, "newsletter")).toBeChecked();
  await completeOrder(page).click();
  expect(await confirmedOrderNumber(page)).toMatch(/^KLN-/);
});

test("a tick that was taken off before the scripts ran asks for what it hides", async ({
  page,
}) => {
  const release = await openCheckoutHeld(page);
  await field(page, "sameAsShipping").uncheck();
  release();
  await expect(field(page, "billingCity")).toBeVisible();
  await expect(field(page, "sameAsShipping")).not.toBeChecked();
});

test("the checkout begins in the server's page: India, the states, the tick", async ({ page }) => {
  await openCheckoutHeld(page);
  await expect(field(page, "country")).toHaveValue("India");
  await expect(field(page, "state").locator("option")).toContainText(["Choose", "Haryana"]);
  await expect(field(page, "sameAsShipping")).toBeChecked();
  await expect(completeOrder(page)).toBeDisabled();
});

test("no press of Enter puts the card into an address", async ({ page }) => {
  const release = await openCheckoutHeld(page);
  await field(page, "cardNumber").fill(CARD.cardNumber);
  await field(page, "cardNumber").press("Enter");
  release();
  await comeAlive(page);
  await expect(completeOrder(page)).toBeEnabled();
  await expect(page).toHaveURL(/\/checkout$/);
  await expect(field(page, "cardNumber")).toHaveValue("4539 1488 0343 6467");
});

test("a search that was typed before the scripts ran gets its suggestions", async ({ page }) => {
  const release = await openHeld(page, "/products");
  await seen(page, "q").click();
  await page.keyboard.type("mailer");
  release();
  await expect(page.getByRole("listbox", { name: "Products" }).getByRole("option")).not.toHaveCount(
    0,
  );
  await expect(seen(page, "q")).toBeFocused();
});

/** A form that the scripts render: before them there is no field. */
interface LaterForm {
  path: string;
  /** The button that opens it. */
  press?: string;
  name: string;
}

interface Person {
  person: string;
  comes?: (page: Page) => Promise<unknown>;
  forms: LaterForm[];
}

const LATER: Person[] = [
  {
    person: "a visitor",
    forms: [{ path: "/#contact", name: "message" }],
  },
  {
    person: "a customer",
    comes: givenCustomer,
    forms: [{ path: "/dashboard?tab=profile", press: "Edit Profile", name: "company" }],
  },
  {
    person: "an admin",
    comes: givenSignedInAdmin,
    forms: [
      { path: "/admin/products", name: "q" },
      { path: "/admin/orders", name: "q" },
      { path: "/admin/audit-logs", name: "q" },
      { path: "/admin/orders/new", name: "address" },
    ],
  },
];

for (const { person, comes, forms } of LATER) {
  test(`what ${person} types into a form counts from its first moment on`, async ({ page }) => {
    await comes?.(page);
    for (const { path, press, name } of forms) {
      await test.step(path, async () => {
        const release = await openHeld(page, path);
        await expect(seen(page, name)).toHaveCount(0);
        release();
        if (press) await page.getByRole("button", { name: press }).click();
        await seen(page, name).fill("early bird");
        await comeAlive(page);
        await expect(seen(page, name)).toHaveValue("early bird");
      });
    }
  });
}
