import { expect, it } from "vitest";
import { page as screen } from "vitest/browser";
import { reviewExamples } from "@/lib/fulfilment/reviews/examples";
import { expectNoAxeViolations } from "@/e2e/component/accessible";
import { answer, firstOf } from "@/e2e/component/shop";
import { show } from "@/e2e/component/show";
import { OrderReviews } from "./order-reviews";

const SAID = firstOf(reviewExamples.listOrderReviews.answer);

const dialog = () => screen.getByRole("dialog", { name: "Write a review" });

it("sends stars and text for a received product, with the key of the emailed link", async () => {
  answer("GET /orders/{id}/reviews", { status: 200, body: [{ ...SAID, review: null }] });
  await show(<OrderReviews orderNumber="KLN-1" orderKey="secret" />, "/order-confirmation");
  await screen.getByRole("button", { name: "Write a review: Kraft mailer box" }).click();
  await dialog().getByRole("button", { name: "Send Review" }).click();
  await expect.element(dialog().getByText("Give 1 to 5 stars")).toBeVisible();
  await expect.element(dialog().getByLabelText("Shown as")).toHaveValue("Meera N.");
  await dialog().getByText("4 stars").click({ force: true });
  await dialog().getByLabelText("Your review").fill("Sturdy.");
  await expectNoAxeViolations();
  const requested = answer("POST /products/{id}/reviews", {
    status: 200,
    body: reviewExamples.writeReview.answer,
  });
  answer("GET /orders/{id}/reviews", { status: 200, body: [SAID] });
  await dialog().getByRole("button", { name: "Send Review" }).click();
  await expect.element(screen.getByText("Waiting for approval")).toBeVisible();
  expect(requested).toMatchObject([
    { body: { rating: 4, comment: "Sturdy.", name: "Meera N.", order: "KLN-1" } },
  ]);
});

it("renders nothing without anything to review", async () => {
  const requested = answer("GET /orders/{id}/reviews", { status: 200, body: [] });
  await show(<OrderReviews orderNumber="KLN-1" />, "/order/KLN-1");
  await expect.poll(() => requested.length).toBe(1);
  expect(screen.getByRole("heading").elements()).toEqual([]);
});
