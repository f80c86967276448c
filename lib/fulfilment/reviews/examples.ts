import { REVIEW } from "@/lib/catalogue/lists/example-product";
import type { reviewEndpoints } from "@/lib/fulfilment/reviews/endpoints";
import { type Examples, AT, ID, LATER } from "@/lib/base/examples/example";
import type { reviewsAdminEndpoints } from "@/lib/fulfilment/reviews/admin-endpoints";

const { name, rating, comment } = REVIEW;

const PRODUCT = { _id: ID.product, name: "Kraft mailer box" };

const OWN = {
  _id: ID.review,
  product: PRODUCT,
  name,
  rating,
  comment,
  status: "new",
  answer: null,
} as const;

const ADMIN_REVIEW = {
  ...OWN,
  verified: true,
  order: { _id: ID.order, orderId: "KLN-261121-AB12CD" },
  answeredAt: null,
  createdAt: AT,
} as const;

export const reviewExamples: Examples<typeof reviewEndpoints, "writeReview" | "listOrderReviews"> =
  {
    writeReview: {
      body: { rating, comment, name, order: "KLN-261121-AB12CD" },
      answer: OWN,
    },
    listOrderReviews: {
      answer: [{ product: PRODUCT, review: OWN, suggestedName: "Meera N." }],
    },
  };

export const reviewsAdminExamples: Examples<
  typeof reviewsAdminEndpoints,
  "listReviews" | "updateReviews" | "updateReview"
> = {
  listReviews: { answer: [ADMIN_REVIEW] },
  updateReviews: {
    body: { reviews: [ID.review, ID.entry], status: "approved" },
    answer: [
      { _id: ID.review, ok: true, message: "Is shown." },
      { _id: ID.entry, ok: false, message: "There is no such review." },
    ],
  },
  updateReview: {
    body: { status: "approved", answer: "Thank you." },
    answer: { ...ADMIN_REVIEW, status: "approved", answer: "Thank you.", answeredAt: LATER },
  },
};
