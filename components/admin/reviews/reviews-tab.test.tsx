import { expect, it } from "vitest";
import { page as screen } from "vitest/browser";
import { reviewsAdminExamples } from "@/lib/fulfilment/reviews/examples";
import { expectNoAxeViolations } from "@/e2e/component/accessible";
import { answer, firstOf, ok, page, refusal } from "@/e2e/component/shop";
import { show } from "@/e2e/component/show";
import { ReviewsTab } from "./reviews-tab";

const WAITING = firstOf(reviewsAdminExamples.listReviews.answer);
const SHOWN = reviewsAdminExamples.updateReview.answer;

const dialog = () => screen.getByRole("dialog", { name: "Kraft mailer box" });

async function showReviews(): Promise<void> {
  answer("GET /admin/reviews", page([WAITING]));
  await show(<ReviewsTab />, "/admin?tab=reviews");
  await screen.getByRole("button", { name: /the corners hold/ }).click();
  await expect.element(dialog()).toBeVisible();
}

it("publishes a review, and confirms it", async () => {
  await showReviews();
  const requested = answer("PATCH /admin/reviews/{id}", { status: 200, body: SHOWN });
  answer("GET /admin/reviews", page([SHOWN]));
  await dialog().getByRole("button", { name: "Show It" }).click();
  await expect.element(dialog().getByRole("button", { name: "Hide It" })).toBeVisible();
  await expect.element(dialog().getByText("Shown", { exact: true })).toBeVisible();
  expect(requested).toMatchObject([{ body: { status: "approved" } }]);
  await expectNoAxeViolations();
});

it("answers a review, and reports a failure", async () => {
  await showReviews();
  await dialog().getByLabelText("Your answer").fill("Thank you.");
  answer("PATCH /admin/reviews/{id}", refusal(404, "not_found", "There is no such review."));
  await dialog().getByRole("button", { name: "Save Answer" }).click();
  await expect.element(screen.getByText("There is no such review.")).toBeVisible();
  const requested = answer("PATCH /admin/reviews/{id}", { status: 200, body: SHOWN });
  answer("GET /admin/reviews", page([SHOWN]));
  await dialog().getByRole("button", { name: "Save Answer" }).click();
  await expect.element(screen.getByText("Answer Saved")).toBeVisible();
  expect(requested).toMatchObject([{ body: { answer: "Thank you." } }]);
});

it("publishes several reviews, and lists failed ones with the reason", async () => {
  const other = { ...WAITING, _id: "0199c0de-0000-7000-8000-000000000002", name: "Ravi I." };
  answer("GET /admin/reviews", page([WAITING, other]));
  await show(<ReviewsTab />, "/admin?tab=reviews");
  await screen.getByLabelText("Select all reviews on this page").click();
  await expect.element(screen.getByText("2 reviews selected")).toBeVisible();
  await expectNoAxeViolations();
  const message = "There is no such review.";
  const requested = answer(
    "PATCH /admin/reviews",
    ok([
      { _id: WAITING._id, ok: true, message: "Is shown." },
      { _id: other._id, ok: false, message },
    ]),
  );
  answer("GET /admin/reviews", page([SHOWN]));
  await screen.getByRole("button", { name: "Show Them" }).click();
  await expect.element(screen.getByText("1 review shown")).toBeVisible();
  const report = screen.getByRole("dialog", { name: "Not all reviews were changed" });
  await expect
    .element(report.getByRole("listitem").filter({ hasText: message }))
    .toMatchTextContent(/, Ravi I\.: There is no/);
  expect(requested).toMatchObject([
    { body: { reviews: [WAITING._id, other._id], status: "approved" } },
  ]);
});
