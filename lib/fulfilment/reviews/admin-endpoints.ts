import { inChapter } from "@/lib/base/http/in-chapter";
import {
  adminReviewSchema,
  reviewListQuerySchema,
  reviewOutcomesSchema,
  reviewSummarySchema,
  updateReviewSchema,
  updateReviewsSchema,
} from "@/lib/fulfilment/reviews/schemas";
import { idParams } from "@/lib/base/input/params";
import { z } from "@/lib/base/input/zod";

export const reviewsAdminEndpoints = inChapter("Reviews", {
  listReviews: {
    call: "GET /admin/reviews",
    summary: "List reviews",
    description: "All reviews, with what the shop answered; newest first, with the paging headers.",
    access: "reviews.read",
    query: reviewListQuerySchema,
    response: z.array(adminReviewSchema),
    limit: "browse",
  },
  summariseReviews: {
    call: "GET /admin/reviews/summary",
    summary: "Count waiting reviews",
    description: "How many reviews wait for approval.",
    access: "reviews.read",
    response: reviewSummarySchema,
    limit: "browse",
  },
  updateReviews: {
    call: "PATCH /admin/reviews",
    summary: "Show or hide many reviews",
    description:
      "Gives many reviews the same status, each by itself: what is refused for one leaves the others alone, and `ok` says for each whether it was done.",
    access: "reviews.write",
    body: updateReviewsSchema,
    response: reviewOutcomesSchema,
    limit: "form",
  },
  updateReview: {
    call: "PATCH /admin/reviews/{id}",
    summary: "Show, hide or answer a review",
    description:
      "Approves or hides a review, or sets the shop's answer below it. The product's rating and number of reviews follow at once.",
    access: "reviews.write",
    params: idParams,
    body: updateReviewSchema,
    response: adminReviewSchema,
    limit: "work",
  },
});
