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

export const reviewsAdminEndpoints = {
  listReviews: {
    method: "GET",
    path: "/admin/reviews",
    chapter: "Reviews",
    summary: "List reviews",
    description: "All reviews, with what the shop answered; newest first, with the paging headers.",
    access: "reviews.read",
    status: 200,
    query: reviewListQuerySchema,
    response: z.array(adminReviewSchema),
    limit: "browse",
  },
  summariseReviews: {
    method: "GET",
    path: "/admin/reviews/summary",
    chapter: "Reviews",
    summary: "Count waiting reviews",
    description: "How many reviews wait for approval.",
    access: "reviews.read",
    status: 200,
    response: reviewSummarySchema,
    limit: "browse",
  },
  updateReviews: {
    method: "PATCH",
    path: "/admin/reviews",
    chapter: "Reviews",
    summary: "Show or hide many reviews",
    description:
      "Gives many reviews the same status, each by itself: what is refused for one leaves the others alone, and `ok` says for each whether it was done.",
    access: "reviews.write",
    status: 200,
    body: updateReviewsSchema,
    response: reviewOutcomesSchema,
    limit: "form",
  },
  updateReview: {
    method: "PATCH",
    path: "/admin/reviews/{id}",
    chapter: "Reviews",
    summary: "Show, hide or answer a review",
    description:
      "Approves or hides a review, or sets the shop's answer below it. The product's rating and number of reviews follow at once.",
    access: "reviews.write",
    status: 200,
    params: idParams,
    body: updateReviewSchema,
    response: adminReviewSchema,
    limit: "work",
  },
} as const;
