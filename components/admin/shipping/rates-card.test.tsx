import { expect, it } from "vitest";
import { page as screen } from "vitest/browser";
import { expectNoAxeViolations } from "@/e2e/component/accessible";
import { answer, ok } from "@/e2e/component/shop";
import { show } from "@/e2e/component/show";
import { shippingAdminExamples } from "@/lib/shop/shipping/examples";
import { productsAdminExamples } from "@/lib/catalogue/editing/examples";
import { RatesCard } from "./rates-card";

const KNOWN = shippingAdminExamples.listShippingRates.answer;

async function showCard() {
  answer("GET /admin/shipping-rates", ok(KNOWN));
  answer(
    "GET /admin/shipping-rates/unweighed",
    ok(productsAdminExamples.readUnweighedProducts.answer),
  );
  await show(<RatesCard />, "/admin?tab=settings");
  await expect.element(screen.getByLabelText("PIN codes from, rate 2")).toHaveValue("560, 562");
}

it("saves the rates as rows, and lists products without a weight", async () => {
  await showCard();
  await expect.element(screen.getByText(/1 product without packed weight/)).toBeVisible();
  await screen.getByRole("button", { name: "Remove rate 1" }).click();
  await screen.getByLabelText("Ask above kg, rate 1").fill("");
  await screen.getByLabelText("₹ per kg, rate 1").fill("-2");
  await screen.getByRole("button", { name: "Save rates" }).click();
  await expect.element(screen.getByText(/Enter rupees per kg/)).toBeVisible();
  await expectNoAxeViolations();
  await screen.getByLabelText("₹ per kg, rate 1").fill("12.5");
  const rows = [
    { way: "courier", pins: "560,562", perKg: 12.5, least: 80, askAbove: null },
  ] as const;
  const requested = answer("PUT /admin/shipping-rates", ok({ rows, errors: [] }));
  await screen.getByRole("button", { name: "Save rates" }).click();
  await expect.element(screen.getByText("Shipping rates saved")).toBeVisible();
  expect(requested).toMatchObject([{ body: { rows } }]);
});

it("shows a server-side error at its row", async () => {
  await showCard();
  const message = "Courier has a rate for 560 already.";
  answer("PUT /admin/shipping-rates", {
    status: 400,
    body: { code: "invalid_input", message, fields: { "rows.1.pins": message } },
  });
  await screen.getByLabelText("Least ₹, rate 2").fill("90");
  await screen.getByRole("button", { name: "Save rates" }).click();
  await expect.element(screen.getByText(message).first()).toBeVisible();
});

it("shows another user's rates, which the next save overwrites or a press loads", async () => {
  await showCard();
  const rows = [{ way: "pickup", pins: "", perKg: 0, least: 10, askAbove: null }] as const;
  const stale = { code: "edit_conflict", message: "Changed.", rows } as const;
  const requested = answer("PUT /admin/shipping-rates", { status: 409, body: stale });
  const save = screen.getByRole("button", { name: "Save rates" });
  await screen.getByLabelText("Least ₹, rate 2").fill("90");
  await save.click();
  const notice = screen.getByRole("alert");
  await expect.element(notice).toMatchTextContent("everywhere: ₹0 per kg, least ₹10");
  await expect.element(screen.getByLabelText("Least ₹, rate 2")).toHaveValue("90");
  await expectNoAxeViolations();
  await save.click();
  await expect
    .poll(() => requested.map(({ body }) => body))
    .toMatchObject([{ rowsRead: KNOWN }, { rowsRead: rows }]);
  await screen.getByRole("button", { name: "Use the saved shipping rates" }).click();
  await expect.element(screen.getByLabelText("Least ₹, rate 1")).toHaveValue("10");
  await expect.element(notice).not.toBeInTheDocument();
});
