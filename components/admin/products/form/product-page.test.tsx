import { afterEach, describe, expect, it } from "vitest";
import { page, userEvent } from "vitest/browser";
import { cleanup } from "vitest-browser-react";
import { expectNoAxeViolations } from "@/e2e/component/accessible";
import { answer, firstOf, ok, page as shopPage } from "@/e2e/component/shop";
import { show } from "@/e2e/component/show";
import { answerForms } from "@/e2e/component/uploads";
import { productsAdminExamples } from "@/lib/catalogue/editing/examples";
import { EditProduct, NewProduct } from "./product-page";

const PRODUCT = productsAdminExamples.getAdminProduct.answer;

afterEach(() => localStorage.removeItem("productDrafts"));

const main = () => page.getByRole("main");
const field = (name: string) => main().getByLabelText(name, { exact: true });
const button = (name: string | RegExp) => page.getByRole("button", { name });
const alert = () => main().getByRole("alert").filter({ hasText: "Not added" });

/** Must be mocked after the endpoint for other ids, whose pattern matches this one too. */
const knowFamilies = () =>
  answer("GET /admin/products/families", ok(productsAdminExamples.listFamilies.answer));

async function add(): Promise<void> {
  knowFamilies();
  await show(
    <main>
      <NewProduct categories={["Boxes", "Mailers"]} />
    </main>,
  );
  await expect.element(field("Product name")).toBeVisible();
}

async function edit(product = PRODUCT): Promise<void> {
  answer("GET /admin/products/{id}", ok(product));
  knowFamilies();
  await show(
    <main>
      <EditProduct id={product._id} categories={["Boxes", "Mailers"]} />
    </main>,
  );
  await expect.element(field("Product name")).toHaveValue(product.name);
}

const open = (fold: string) => main().getByRole("heading", { name: fold, exact: true }).click();

async function png(name: string): Promise<File> {
  const canvas = new OffscreenCanvas(8, 8);
  canvas.getContext("2d")?.fillRect(0, 0, 8, 8);
  return new File([await canvas.convertToBlob()], name, { type: "image/png" });
}

/** Sets the chosen files, as the browser does. */
function choose(...files: File[]): void {
  const chosen = new DataTransfer();
  for (const file of files) chosen.items.add(file);
  const input = document.querySelector<HTMLInputElement>("input[name=images]");
  if (!input) throw new Error("There is no field for pictures.");
  input.files = chosen.files;
  input.dispatchEvent(new Event("change", { bubbles: true }));
}

/** Returns the names of the pictures, in order. */
const names = () =>
  page
    .getByRole("button", { name: /^Thumbnail: / })
    .elements()
    .map((tile) => /Thumbnail: .*, (\S+\.png)/.exec(tile.textContent)?.[1]);

it("reports missing fields with the form's labels", async () => {
  await add();
  await field("Stock count").fill("-1");
  await button("Add Product").click();
  for (const text of [
    "Product name is required",
    "Price must be a positive number",
    "Category is required",
    "Description is required",
    "Stock count cannot be negative",
    "A thumbnail image is required",
  ]) {
    await expect.element(main().getByText(text)).toBeVisible();
  }
  await expect.element(field("Product name")).toHaveFocus();
  await expect.element(field("Product name")).toHaveAttribute("aria-invalid", "true");
  await expectNoAxeViolations();
});

describe("pictures", () => {
  it("are rejected by name if unusable, before anything is sent", async () => {
    await add();
    const good = await png("good.png");
    choose(
      good,
      new File(["words"], "notes.txt", { type: "text/plain" }),
      new File(["<svg/>"], "drawing.svg", { type: "image/svg+xml" }),
      new File([new Uint8Array(10 * 1024 * 1024 + 1)], "huge.png", { type: "image/png" }),
      new File(["words"], "renamed.png", { type: "image/png" }),
    );
    await expect.element(alert()).toMatchTextContent("notes.txt is not a picture that can be used");
    await expect.element(alert()).toMatchTextContent("drawing.svg is not a picture");
    await expect.element(alert()).toMatchTextContent("huge.png is larger than 10 MB");
    await expect.element(alert()).toMatchTextContent("renamed.png cannot be read as a picture");
    await expect.poll(names).toEqual(["good.png"]);
    await expectNoAxeViolations();
    choose(
      ...Array.from({ length: 10 }, (_, index) => new File([good], `more-${index}.png`, good)),
    );
    await expect.element(alert()).toMatchTextContent("more-9.png is one too many");
    await expect.poll(() => names().length).toBe(10);
  });

  it("are reordered by keyboard, and the thumbnail moves on when its picture is removed", async () => {
    await add();
    choose(await png("a.png"), await png("b.png"), await png("c.png"));
    await expect.poll(names).toEqual(["a.png", "b.png", "c.png"]);
    button(/^Drag picture 1 of/)
      .element()
      .focus();
    await userEvent.keyboard(" ");
    await expect.element(page.getByText(/^Over place 1 of/)).toBeInTheDocument();
    await userEvent.keyboard("{ArrowRight}");
    await expect.element(page.getByText(/^Over place 2 of/)).toBeInTheDocument();
    await userEvent.keyboard(" ");
    await expect.poll(names).toEqual(["b.png", "a.png", "c.png"]);
    await button("Move picture 3 of 3, c.png forward").click();
    await expect.poll(names).toEqual(["b.png", "c.png", "a.png"]);
    const thumbnail = (name: string) => button(new RegExp(`^Thumbnail: .*, ${name}$`));
    await expect.element(thumbnail("a.png")).toHaveAttribute("aria-pressed", "true");
    await button("Remove picture 3 of 3, a.png").click();
    await expect.element(thumbnail("b.png")).toHaveAttribute("aria-pressed", "true");
    await thumbnail("c.png").click();
    await expect.element(thumbnail("c.png")).toHaveAttribute("aria-pressed", "true");
    await expect.element(page.getByText("c.png is the thumbnail now.")).toBeInTheDocument();
  });
});

describe("what is typed", () => {
  const notice = () => main().getByText(/^You left unsaved changes here/);

  it("asks before it is left, and waits in the browser for the next visit", async () => {
    await edit();
    await field("Description").fill("Half a sentence");
    await page.getByRole("link", { name: "Back to Products" }).click();
    const question = page.getByRole("alertdialog", { name: "Leave without saving?" });
    await question.getByRole("button", { name: "Stay" }).click();
    await expect.element(field("Description")).toHaveValue("Half a sentence");
    await cleanup();
    await edit();
    await expect.element(field("Description")).toHaveValue(PRODUCT.description);
    await expect.element(notice()).toBeVisible();
    await expectNoAxeViolations();
    await button("Use them").click();
    await expect.element(field("Description")).toHaveValue("Half a sentence");
    await expect.element(notice()).not.toBeInTheDocument();
    await cleanup();
    await edit();
    await button("Delete them").click();
    await cleanup();
    await edit();
    await expect.element(notice()).not.toBeInTheDocument();
  });

  it("is sent by Ctrl+S, and never by Enter", async () => {
    const forms = answerForms(() => ({ status: 200, body: PRODUCT }));
    await edit();
    await expect.element(field("Product name")).toHaveFocus();
    await userEvent.keyboard("{Enter}");
    await userEvent.keyboard("{Control>}s{/Control}");
    await expect.poll(() => forms.length).toBe(1);
  });
});

it("takes tier prices, and reports those that contradict the price", async () => {
  await edit();
  await open("Prices and quantities");
  const from = () => field("Packs from which price 2 counts");
  await expect.element(field("Price 1 in rupees for each pack")).toHaveValue(1175);
  await button("Add price").click();
  await expect.element(from()).toHaveFocus();
  await from().fill("5");
  await field("Price 2 in rupees for each pack").fill("1000");
  await button("Save Changes").click();
  await expect.element(main().getByText("Start this price at more than 10 packs")).toBeVisible();
  await from().fill("50");
  await field("Price 2 in rupees for each pack").fill("1200");
  await button("Save Changes").click();
  await expect
    .element(main().getByText("Make this price lower than the one before it"))
    .toBeVisible();
  await expectNoAxeViolations();
});

it("asks for the lead time of a product made to order, and for no stock", async () => {
  await edit({ ...PRODUCT, leadDays: null });
  await expect.element(field("Stock count")).toBeVisible();
  await open("Supply and packing");
  await field("Supplied").selectOptions("Made to order");
  await expect.element(field("Stock count")).not.toBeInTheDocument();
  await button("Save Changes").click();
  await expect.element(main().getByText(/in how many working days/)).toBeVisible();
});

it("takes print options with their prices, and a paid sample with its credit", async () => {
  await edit({ ...PRODUCT, printOptions: [], sample: { kind: "none", price: 0, credit: [] } });
  await open("Print options");
  await open("Sample");
  await button("Add print option").click();
  const option = main().getByRole("group", { name: "Print option 1" });
  await option.getByLabelText("What buyers read").fill("Your mark");
  await option.getByLabelText("Set-up (₹)").fill("1500");
  for (const [packs, price] of [
    ["20", "500"],
    ["10", "480"],
  ] as const) {
    await option.getByRole("button", { name: "Add printed price" }).click();
    await option.getByPlaceholder("From packs").last().fill(packs);
    await option.getByPlaceholder("₹ a pack").last().fill(price);
  }
  await field("Samples").selectOptions("Paid");
  await main().getByRole("button", { name: "Add credit" }).click();
  await field("From packs").fill("50");
  await button("Save Changes").click();
  await expect.element(main().getByText("Start this price at more than 20 packs")).toBeVisible();
  await expect.element(main().getByText("Enter what a paid sample costs")).toBeVisible();
  await option.getByPlaceholder("From packs").last().fill("40");
  await field("Price of a sample (₹)").fill("120");
  await expect
    .element(main().getByText("Start this price at more than 20 packs"))
    .not.toBeInTheDocument();
  await expectNoAxeViolations();
});

it("shows earlier prices when the history is opened", async () => {
  await edit();
  const requested = answer(
    "GET /admin/products/{id}/prices",
    shopPage(productsAdminExamples.listPriceChanges.answer),
  );
  expect(requested).toEqual([]);
  await main().getByText("Price history").click();
  await expect.element(main().getByText("₹1,250.00 → ₹1,199.00")).toBeVisible();
  await expect.element(main().getByText("From 10 packs: none → ₹1,150.00")).toBeVisible();
  await expectNoAxeViolations();
});

it("puts a product into a size family, and adds companions found by name", async () => {
  const lid = { ...firstOf(productsAdminExamples.listAdminProducts.answer), name: "Lid, 90 mm" };
  const requested = answer(
    "GET /admin/products",
    shopPage([
      {
        ...lid,
        _id: productsAdminExamples.listFamilies.answer[0]?._id ?? "",
        status: "draft" as const,
      },
      PRODUCT,
    ]),
  );
  await edit();
  await open("Sizes");
  await open("Goes with it");
  await expect.element(field("One size of")).toHaveValue("Corrugated Shipping Box");
  await expect.element(field("This size")).toHaveValue("12 × 9 × 6 in");
  await expect.element(main().getByText("Paper Tape, 48 mm").last()).toBeVisible();
  await field("Search for a product that goes with it").fill("lid");
  const offer = main().getByRole("button", { name: /^Lid, 90 mm/ });
  await expect.element(offer).toMatchTextContent("Draft: not shown yet");
  expect(requested.at(-1)?.query).toMatchObject({ q: "lid" });
  await expect
    .element(main().getByRole("button", { name: `Add ${PRODUCT.name}` }))
    .not.toBeInTheDocument();
  await offer.click();
  await button("Move Lid, 90 mm up").click();
  await button("Remove Paper Tape, 48 mm").click();
  await expect.element(button("Remove Lid, 90 mm")).toBeVisible();
  await expectNoAxeViolations();
});

it("opens the folds of mistakes, and puts the focus on the first", async () => {
  await edit({ ...PRODUCT, features: ["One"] });
  await expect.element(main().getByText("HSN code 4819", { exact: false })).toBeVisible();
  await open("Tax and numbers");
  await field("GTIN").fill("4006381333932");
  await open("Tax and numbers");
  await expect.element(field("GTIN")).not.toBeVisible();
  await userEvent.keyboard("{Control>}s{/Control}");
  await expect.element(field("GTIN")).toBeVisible();
  await expect.element(field("GTIN")).toHaveFocus();
  await expectNoAxeViolations();
});

it("keeps the focus on the button by which a row moves, so that it can be moved on", async () => {
  await edit({ ...PRODUCT, features: ["One", "Two", "Three"] });
  await open("Features");
  await button("Move feature 1 down").click();
  await expect.element(button("Move feature 2 down")).toHaveFocus();
  await userEvent.keyboard("{Enter}");
  await expect.element(button("Move feature 3 down")).toHaveFocus();
  await button("Move feature 3 up").click();
  await expect.element(button("Move feature 2 up")).toHaveFocus();
  await userEvent.keyboard("{Enter}");
  await expect.element(field("Feature 1")).toHaveValue("One");
  await expect.element(button("Move feature 1 up")).toHaveFocus();
});

it("requires a picture except for a draft", async () => {
  await add();
  const missing = main().getByText("A thumbnail image is required");
  await button("Add Product").click();
  await expect.element(missing).toBeVisible();
  await main().getByRole("switch", { name: "Draft" }).click();
  await button("Add Product").click();
  await expect.element(missing).not.toBeInTheDocument();
});

it("is not saved over a certificate that was typed and not added", async () => {
  await edit();
  answer("GET /admin/products/{id}/certificates", ok([]));
  const summary = main().getByText("Certificates", { exact: true });
  await summary.click();
  await field("Name of the certificate").fill("FSSAI licence");
  await summary.click();
  await button("Save Changes").click();
  await expect.element(page.getByText("Certificate Not Added")).toBeVisible();
  await summary.click();
  await expect.element(field("Name of the certificate")).toHaveValue("FSSAI licence");
});
