import type { reviewsAdminEndpoints } from "../../../lib/fulfilment/reviews/admin-endpoints";
import type { reviewEndpoints } from "../../../lib/fulfilment/reviews/endpoints";
import { staffOnly, order, unlessEnded, type Rows } from "./shared/all";

export const reviewRows: Rows<typeof reviewEndpoints> = {
  writeReview: {
    path: "/products/no-such-product/reviews",
    body: { rating: 5, comment: "Sturdy." },
    expected: unlessEnded(404),
  },
  listOrderReviews: { path: "/orders/{order}/reviews", expected: order(200) },
};

export const reviewsAdminRows: Rows<typeof reviewsAdminEndpoints> = {
  listReviews: { expected: staffOnly(200) },
  summariseReviews: { expected: staffOnly(200) },
  updateReviews: {
    path: "/admin/reviews",
    body: { reviews: ["no-such-review"], status: "approved" },
    expected: staffOnly(200),
  },
  updateReview: {
    path: "/admin/reviews/no-such-review",
    body: { status: "approved" },
    expected: staffOnly(404),
  },
};
