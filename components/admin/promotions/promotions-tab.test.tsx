import { expect, it } from "vitest";
import { page as screen, userEvent } from "vitest/browser";
import { promotionsAdminExamples } from "@/lib/shop/promotions/examples";
import { expectNoAxeViolations } from "@/e2e/component/accessible";
import { answer, firstOf, page, refusal } from "@/e2e/component/shop";
import { show } from "@/e2e/component/show";
import { PromotionsTab } from "./promotions-tab";

const form = () => screen.getByRole("dialog", { name: "Add Promo Code" });
const add = () => form().getByRole("button", { name: "Add Promo Code" });

async function openForm(): Promise<void> {
  answer("GET /admin/promo-codes", page([]));
  await show(<PromotionsTab />, "/admin?tab=promotions");
  await screen.getByRole("button", { name: "Add Promo Code" }).first().click();
  await expect.element(form()).toBeVisible();
}

it("reports missing fields of a code", async () => {
  await openForm();
  await add().click();
  await expect.element(form().getByText("Please fill in the Code field.")).toBeVisible();
  await expect.element(form().getByText("Please fill in the Percent off field.")).toBeVisible();
  await expect.element(form().getByLabelText("Code")).toHaveFocus();
  await expectNoAxeViolations();
});

it("does not treat an incomplete date as none", async () => {
  await openForm();
  await form().getByLabelText("Code").fill("diwali26");
  await expect.element(form().getByLabelText("Code")).toHaveValue("DIWALI26");
  await form().getByLabelText("Percent off").fill("10");
  await form()
    .getByLabelText("Starts")
    .click({ position: { x: 16, y: 12 } });
  await userEvent.keyboard("01");
  await add().click();
  await expect
    .element(form().getByText("Enter the whole date and time, or clear the field"))
    .toBeVisible();
});

it("shows another user's change at any scroll position", async () => {
  await screen.viewport(390, 500);
  const promo = firstOf(promotionsAdminExamples.listPromoCodes.answer);
  answer("GET /admin/promo-codes", page([promo]));
  await show(<PromotionsTab />, "/admin?tab=promotions");
  await screen.getByRole("button", { name: `Edit ${promo.code}` }).click();
  await screen.getByLabelText("Orders per customer").fill("3");
  const message = "Somebody else has changed this promo code.";
  answer("PATCH /admin/promo-codes/{code}", refusal(409, "edit_conflict", message));
  await screen.getByRole("button", { name: "Save Changes" }).click();
  await expect
    .element(screen.getByRole("alert").filter({ hasText: "Somebody else changed this code" }))
    .toBeInViewport();
});
