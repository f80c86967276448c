import { afterEach, expect, it, vi } from "vitest";
import { page as screen } from "vitest/browser";
import { expectNoAxeViolations } from "@/e2e/component/accessible";
import { answer, ok, page, refusal } from "@/e2e/component/shop";
import { answerForms } from "@/e2e/component/uploads";
import { show } from "@/e2e/component/show";
import { sizesAdminExamples } from "@/lib/catalogue/sizes/admin/examples";
import { sizeTableSchema, type ChangedPrice } from "@/lib/catalogue/sizes/admin/schemas";
import { SizesTab } from "./sizes-tab";

const TABLE = sizeTableSchema.parse(sizesAdminExamples.getSizeTable.answer);

const SPEC = {
  length: 230,
  width: 155,
  height: 70,
  inside: true,
  board: "e-kraft",
  print: "plain",
  finish: null,
};

const EXAMPLE: ChangedPrice = {
  style: "mailer-box",
  name: "Mailer box",
  spec: SPEC,
  quantity: 500,
  before: { price: 14_000, total: 7_000 },
  after: { price: 15_000, total: 7_500 },
};

const PRICE = {
  quantity: 1000,
  price: 14_210.5,
  basis: 1000,
  total: 14_210.5,
  setup: 0,
  tool: 0,
  weight: 102_600,
  leadDays: 8,
  readyBy: "2026-12-10",
  cost: 9_947.35,
  margin: 4_263.15,
  parts: {
    board: 7_747.35,
    print: 0,
    finish: 0,
    conversion: 2_200,
    setup: 0,
    tool: 0,
    margin: 4_263.15,
  },
};

const PICTURE = "/media/0f1e2d3c4b5a69788796a5b4.webp";

afterEach(() => vi.unstubAllGlobals());

const button = (name: string) => screen.getByRole("button", { name });
const dialog = screen.getByRole("dialog");

async function showTab(role: "admin" | "accountant" = "admin") {
  answer("GET /admin/size-table", ok(TABLE));
  answer(
    "GET /admin/size-table/versions",
    page([
      { table: 3, savedAt: "2026-11-20T05:30:00.000Z", by: "Meera Nair" },
      { table: 2, savedAt: "2026-11-01T05:30:00.000Z", by: null },
    ]),
  );
  const tried = answer(
    "POST /admin/size-table/try",
    ok({
      spec: SPEC,
      blank: { width: 473.6, height: 541 },
      table: null,
      line: null,
      prices: [PRICE],
    }),
  );
  await show(<SizesTab />, "/admin?tab=sizes", role);
  await expect.element(screen.getByText("₹9,947.35", { exact: true })).toBeVisible();
  return tried;
}

async function changeBoard(price: string) {
  await button("Edit E-flute, kraft").click();
  await screen.getByLabelText("Price 1 in rupees per m²").fill(price);
  await button("Apply").click();
}

it("shows the table in parts, tries a price with its costs, and draws the blank", async () => {
  const tried = await showTab();
  await expect
    .element(screen.getByRole("img", { name: "The flat blank, 473.6 × 541 mm" }))
    .toBeVisible();
  const total = screen.getByText(/^Cost ₹[\d,.]+, margin 30\.0%$/).element();
  const form = screen.getByLabelText("Length mm").element();
  expect(total.compareDocumentPosition(form) & Node.DOCUMENT_POSITION_FOLLOWING).not.toBe(0);
  await expect.element(screen.getByText("Margin, 30.0% of the price")).toBeVisible();
  await expect.element(screen.getByText(/Meera Nair/)).toBeVisible();
  expect(tried[0]?.body).toMatchObject({
    style: "mailer-box",
    quantities: [1000],
    table: { boards: TABLE.boards },
  });
  await expectNoAxeViolations();
  await screen.getByLabelText("Length mm").fill("9000");
  answer(
    "POST /admin/size-table/try",
    refusal(400, "outside_limits", "Outside", {
      length: "The longest mailer box we make is 450 mm",
    }),
  );
  await screen.getByLabelText("Length mm").fill("9001");
  await expect.element(screen.getByText("The longest mailer box we make is 450 mm")).toBeVisible();
});

it("is busy from the first keystroke, before the price is requested", async () => {
  const tried = await showTab();
  const field = screen.getByLabelText("Pieces");
  const busy = () =>
    screen.getByRole("region", { name: "Try a price" }).element().querySelector("[aria-busy=true]");
  await field.click();
  expect(busy()).toBeNull();
  const seen = new Promise<number>((resolve) => {
    field.element().addEventListener("input", () => {
      requestAnimationFrame(() => resolve(busy() ? tried.length : -1));
    });
  });
  await field.fill("2000");
  expect(await seen).toBe(1);
  await expect.poll(() => tried.length).toBe(2);
  await expect.poll(busy).toBeNull();
});

it("shows the effect of a change before saving, and sends the version that was read", async () => {
  await showTab();
  await changeBoard("0");
  await expect.element(dialog.getByText(/^Enter rupees from 0.01/)).toBeVisible();
  const sent = answer("PUT /admin/size-table", ({ query }) =>
    query.dryRun === "1"
      ? ok({ table: TABLE, errors: [], examples: [EXAMPLE] })
      : ok({ ...TABLE, table: 4, updatedAt: "2026-11-21T05:30:00.000Z" }),
  );
  await screen.getByLabelText("Price 1 in rupees per m²").fill("31");
  await button("Apply").click();
  await expect.element(screen.getByText("+₹500.00 (+7.1%)")).toBeVisible();
  await expect.element(screen.getByText("1 change", { exact: true })).toBeVisible();
  await screen.getByText("Every changed value").click();
  await expect.element(screen.getByRole("cell", { name: "28", exact: true })).toBeVisible();
  await expectNoAxeViolations();
  await button("Save Table").click();
  await expect.element(screen.getByText("Size Table Saved")).toBeVisible();
  expect(sent.at(-1)?.body).toMatchObject({
    updatedAt: TABLE.updatedAt,
    boards: [{ _id: "e-kraft", prices: [{ from: "2026-04-01", perM2: 31 }] }],
  });
});

it("keeps changes when another user was faster, and reports refusals", async () => {
  await showTab();
  answer("PUT /admin/size-table", ok({ table: TABLE, errors: [], examples: [] }));
  await changeBoard("31");
  await expect.element(button("Save Table")).toBeVisible();
  answer(
    "PUT /admin/size-table",
    refusal(400, "invalid_input", "Wrong", { "boards.0.gsm": "Enter a whole number" }),
  );
  await button("Save Table").click();
  await expect
    .element(screen.getByText("Board E-flute, kraft: Enter a whole number"))
    .toBeVisible();
  answer(
    "PUT /admin/size-table",
    refusal(409, "edit_conflict", "Somebody else has saved the size table."),
  );
  await button("Save Table").click();
  await expect.element(screen.getByText("Somebody else has saved the size table.")).toBeVisible();
  await expect.element(screen.getByText("₹31.00").first()).toBeVisible();
  await button("Load It Again").click();
  await expect.element(screen.getByText("₹28.00").first()).toBeVisible();
});

it("validates a style by the server's rules, at its fields", async () => {
  await showTab();
  await button("Edit Mailer box").click();
  await screen.getByLabelText("Least length in mm").fill("500");
  await screen.getByLabelText("Least quantity").fill("200");
  await dialog.getByRole("checkbox", { name: "E-flute, kraft" }).click();
  await button("Apply").click();
  await expect.element(dialog.getByText("Choose a board")).toBeVisible();
  await dialog.getByRole("checkbox", { name: "E-flute, kraft" }).click();
  await button("Apply").click();
  await expect.element(dialog.getByText("Enter the least before the greatest")).toBeVisible();
  await expect.element(dialog.getByText("This is below the least quantity")).toBeVisible();
  await expectNoAxeViolations();
});

it("adds a board, and refuses to remove one that a style uses", async () => {
  await showTab();
  const sent = answer("PUT /admin/size-table", ok({ table: TABLE, errors: [], examples: [] }));
  await button("Remove E-flute, kraft").click();
  await expect.element(screen.getByText("Take it out of Mailer box first.")).toBeVisible();
  await button("Add Board").click();
  await screen.getByLabelText("Name").fill("E-flute, kraft");
  await screen.getByLabelText("Thickness in mm").fill("1.8");
  await screen.getByLabelText("GSM").fill("430");
  await screen.getByLabelText("First day of price 1").fill("2026-04-01");
  await screen.getByLabelText("Price 1 in rupees per m²").fill("₹ 30.50");
  await button("Apply").click();
  await expect
    .poll(() => sent.at(-1)?.body)
    .toMatchObject({ boards: [{}, { _id: "e-flute-kraft", gsm: 430, prices: [{ perM2: 30.5 }] }] });
});

it("saves a tried size as an example, tries it again, and removes it", async () => {
  const tried = await showTab();
  const sent = answer("PUT /admin/size-table", ok({ table: TABLE, errors: [], examples: [] }));
  await screen.getByLabelText("Length mm").fill("240.5");
  await screen.getByLabelText("Pieces").fill("700");
  await expect.poll(() => tried.at(-1)?.body).toMatchObject({ length: 240.5, quantities: [700] });
  await button("Add to Examples").click();
  await expect.element(screen.getByText("1 change", { exact: true })).toBeVisible();
  await expect.element(screen.getByText("This is an example.")).toBeVisible();
  const example = { ...SPEC, style: "mailer-box", length: 240.5, quantity: 700 };
  await expect.poll(() => sent.at(-1)?.body).toMatchObject({ examples: [example] });
  await expectNoAxeViolations();
  await screen.getByLabelText("Length mm").fill("300");
  await button("Try 700 × Mailer box, 240.5 × 155 × 70 mm inside, E-flute, kraft, Plain").click();
  await expect.element(screen.getByLabelText("Length mm")).toHaveValue("240.5");
  await button("Remove example 700 × Mailer box").click();
  await expect.element(screen.getByText(/^None yet/)).toBeVisible();
  await expect.element(button("Save Table")).not.toBeInTheDocument();
});

it("uploads the picture of a style, which the table then names", async () => {
  await showTab();
  const sent = answer("PUT /admin/size-table", ok({ table: TABLE, errors: [], examples: [] }));
  const words = "This file is not a picture.";
  const forms = answerForms((_, count) =>
    count === 1
      ? { status: 415, body: { code: "unsupported_media_type", message: words } }
      : { status: 201, body: { picture: PICTURE } },
  );
  await button("Edit Mailer box").click();
  const file = new File(["picture"], "mailer.png", { type: "image/png" });
  const input = dialog.getByLabelText("Picture", { exact: true });
  await input.upload(file);
  await expect.element(screen.getByText(words)).toBeVisible();
  await input.upload(file);
  await expect.element(dialog.getByAltText("The style's picture")).toBeVisible();
  await expectNoAxeViolations();
  await button("Apply").click();
  await expect.poll(() => sent.at(-1)?.body).toMatchObject({ styles: [{ picture: PICTURE }] });
  expect(forms[1]?.get("picture")).toMatchObject({ name: "mailer.png" });
});

it("is read-only for an accountant", async () => {
  await showTab("accountant");
  await expect.element(screen.getByText("₹28.00").first()).toBeVisible();
  expect(screen.getByRole("button", { name: /^(Edit|Remove|Add|Import)/ }).elements()).toEqual([]);
});

it("shows an earlier version read-only, and links back to the current one", async () => {
  const requested = answer("GET /admin/size-table", ok(TABLE));
  await show(<SizesTab />, "/admin?tab=sizes&version=3", "admin");
  await expect
    .element(screen.getByRole("heading", { name: "Size table, version 3" }))
    .toBeVisible();
  await expect
    .element(screen.getByRole("link", { name: "The table that counts now" }))
    .toBeVisible();
  await expect.element(button("Import CSV")).not.toBeInTheDocument();
  await expect.element(button("Edit Mailer box")).not.toBeInTheDocument();
  await expect
    .element(screen.getByRole("link", { name: "Export CSV" }))
    .toHaveAttribute("href", expect.stringContaining("version=3"));
  expect(requested[0]?.query).toEqual({ version: "3" });
});
