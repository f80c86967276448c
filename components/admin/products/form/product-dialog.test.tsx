import { describe, expect, it, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { expectNoAxeViolations } from "@/e2e/component/accessible";
import { answer, firstOf, ok, page as shopPage } from "@/e2e/component/shop";
import { show } from "@/e2e/component/show";
import { productsAdminExamples } from "@/lib/catalogue/editing/examples";
import { ProductDialog } from "./product-dialog";

const PRODUCT = productsAdminExamples.getAdminProduct.answer;

const dialog = () => page.getByRole("dialog");
const field = (name: string) => dialog().getByLabelText(name, { exact: true });
const button = (name: string | RegExp) => page.getByRole("button", { name });
const alert = () => dialog().getByRole("alert").filter({ hasText: "Not added" });

const onClose = vi.fn();

/** Must be mocked after the endpoint for other ids, whose pattern matches this one too. */
const knowFamilies = () =>
  answer("GET /admin/products/families", ok(productsAdminExamples.listFamilies.answer));

async function add(): Promise<void> {
  knowFamilies();
  await show(
    <ProductDialog
      categories={["Boxes", "Mailers"]}
      productId={null}
      onClose={onClose}
      onSaved={vi.fn()}
    />,
  );
  await expect.element(field("Product name")).toBeVisible();
}

async function edit(product = PRODUCT): Promise<void> {
  onClose.mockClear();
  answer("GET /admin/products/{id}", ok(product));
  knowFamilies();
  await show(
    <ProductDialog
      categories={["Boxes", "Mailers"]}
      productId={product._id}
      onClose={onClose}
      onSaved={vi.fn()}
    />,
  );
  await expect.element(field("Product name")).toHaveValue(product.name);
}

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

async function pressBeside(): Promise<void> {
  const overlay = document.querySelector("[data-slot=dialog-overlay]");
  await page.elementLocator(overlay ?? document.body).click({ position: { x: 4, y: 400 } });
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
    await expect.element(dialog().getByText(text)).toBeVisible();
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

describe("leaving the product dialog", () => {
  const question = () => page.getByRole("alertdialog", { name: "Discard what you entered?" });

  it("asks nothing if nothing was entered", async () => {
    await edit();
    await userEvent.keyboard("{Escape}");
    expect(onClose).toHaveBeenCalledOnce();
  });

  it.each([
    ["Escape", () => userEvent.keyboard("{Escape}")],
    ["Cancel", () => button("Cancel").click()],
    ["Close", () => button("Close").first().click()],
    ["a press beside the dialog", pressBeside],
  ])("by %s asks before input is lost", async (_, leave) => {
    await edit();
    await field("Description").fill("Half a sentence");
    await leave();
    await expect.element(question()).toBeVisible();
    await question().getByRole("button", { name: "Keep editing" }).click();
    await expect.element(question()).not.toBeInTheDocument();
    await expect.element(field("Description")).toHaveValue("Half a sentence");
    expect(onClose).not.toHaveBeenCalled();
    await leave();
    await question().getByRole("button", { name: "Discard changes" }).click();
    expect(onClose).toHaveBeenCalledOnce();
  });
});

it("takes tier prices, and reports those that contradict the price", async () => {
  await edit();
  const from = () => field("Packs from which price 2 counts");
  await expect.element(field("Price 1 in rupees for each pack")).toHaveValue(1175);
  await button("Add price").click();
  await expect.element(from()).toHaveFocus();
  await from().fill("5");
  await field("Price 2 in rupees for each pack").fill("1000");
  await button("Save Changes").click();
  await expect.element(dialog().getByText("Start this price at more than 10 packs")).toBeVisible();
  await from().fill("50");
  await field("Price 2 in rupees for each pack").fill("1200");
  await button("Save Changes").click();
  await expect
    .element(dialog().getByText("Make this price lower than the one before it"))
    .toBeVisible();
  await expectNoAxeViolations();
});

it("asks for the lead time of a product made to order, and for no stock", async () => {
  await edit({ ...PRODUCT, leadDays: null });
  await expect.element(field("Stock count")).toBeVisible();
  await field("Supplied").selectOptions("Made to order");
  await expect.element(field("Stock count")).not.toBeInTheDocument();
  await button("Save Changes").click();
  await expect.element(dialog().getByText(/in how many working days/)).toBeVisible();
});

it("takes print options with their prices, and a paid sample with its credit", async () => {
  await edit({ ...PRODUCT, printOptions: [], sample: { kind: "none", price: 0, credit: [] } });
  await button("Add print option").click();
  const option = dialog().getByRole("group", { name: "Print option 1" });
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
  await dialog().getByRole("button", { name: "Add credit" }).click();
  await field("From packs").fill("50");
  await button("Save Changes").click();
  await expect.element(dialog().getByText("Start this price at more than 20 packs")).toBeVisible();
  await expect.element(dialog().getByText("Enter what a paid sample costs")).toBeVisible();
  await option.getByPlaceholder("From packs").last().fill("40");
  await field("Price of a sample (₹)").fill("120");
  await expect
    .element(dialog().getByText("Start this price at more than 20 packs"))
    .not.toBeInTheDocument();
  await expectNoAxeViolations();
});

it("shows earlier prices when the history is opened", async () => {
  await edit();
  const asked = answer(
    "GET /admin/products/{id}/prices",
    shopPage(productsAdminExamples.listPriceChanges.answer),
  );
  expect(asked).toEqual([]);
  await dialog().getByText("Price history").click();
  await expect.element(dialog().getByText("₹1,250.00 → ₹1,199.00")).toBeVisible();
  await expect.element(dialog().getByText("From 10 packs: none → ₹1,150.00")).toBeVisible();
  await expectNoAxeViolations();
});

it("puts a product into a size family, and adds companions found by name", async () => {
  const lid = { ...firstOf(productsAdminExamples.listAdminProducts.answer), name: "Lid, 90 mm" };
  const asked = answer(
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
  await expect.element(field("One size of")).toHaveValue("Corrugated Shipping Box");
  await expect.element(field("This size")).toHaveValue("12 × 9 × 6 in");
  await expect.element(dialog().getByText("Paper Tape, 48 mm").first()).toBeVisible();
  await field("Search for a product that goes with it").fill("lid");
  const offer = dialog().getByRole("button", { name: /^Lid, 90 mm/ });
  await expect.element(offer).toMatchTextContent("Draft: not shown yet");
  expect(asked.at(-1)?.query).toMatchObject({ q: "lid" });
  await expect
    .element(dialog().getByRole("button", { name: `Add ${PRODUCT.name}` }))
    .not.toBeInTheDocument();
  await offer.click();
  await button("Move Lid, 90 mm up").click();
  await button("Remove Paper Tape, 48 mm").click();
  await expect.element(button("Remove Lid, 90 mm")).toBeVisible();
  await expectNoAxeViolations();
});

it("keeps the focus on the button that moves a row, so that it can be moved again", async () => {
  await edit({ ...PRODUCT, features: ["One", "Two", "Three"] });
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
  const missing = dialog().getByText("A thumbnail image is required");
  await button("Add Product").click();
  await expect.element(missing).toBeVisible();
  await dialog().getByRole("switch", { name: "Draft" }).click();
  await button("Add Product").click();
  await expect.element(missing).not.toBeInTheDocument();
});

it("does not close over a certificate that was typed and not added", async () => {
  await edit();
  answer("GET /admin/products/{id}/certificates", ok([]));
  const summary = dialog().getByText("Certificates", { exact: true });
  await summary.click();
  await field("Name of the certificate").fill("FSSAI licence");
  await summary.click();
  await button("Save Changes").click();
  await expect.element(page.getByText("Certificate Not Added")).toBeVisible();
  await summary.click();
  await expect.element(field("Name of the certificate")).toHaveValue("FSSAI licence");
  await userEvent.keyboard("{Escape}");
  await button("Discard changes").click();
  expect(onClose).toHaveBeenCalledOnce();
});
