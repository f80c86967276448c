import { inChapter } from "@/lib/base/http/in-chapter";
import {
  orderReviewSchema,
  ownReviewSchema,
  reviewRequestSchema,
} from "@/lib/fulfilment/reviews/schemas";
import { idParams as params, keyQuery as query } from "@/lib/base/input/params";
import { z } from "@/lib/base/input/zod";

/** Review calls, for customers who received a product. */
export const reviewEndpoints = inChapter("Products", {
  writeReview: {
    call: "POST /products/{id}/reviews",
    summary: "Review a product",
    description:
      "What somebody says of a product that a delivered order brought them: one of their account's orders, or a guest's, named by `order` and opened by its `key`. It is shown after the shop approved it. Sent again for the same order, it replaces what was said and waits for approval again. A customer who did not receive the product, or sent all of it back, is refused (403).",
    access: "guest",
    status: 201,
    params,
    query,
    body: reviewRequestSchema,
    response: ownReviewSchema,
    limit: "bulk",
  },
  listOrderReviews: {
    call: "GET /orders/{id}/reviews",
    chapter: "Orders",
    summary: "List what of an order can be reviewed",
    description:
      "The products of a delivered order that can be reviewed, each with what its customer said of it so far.",
    access: "order",
    params,
    query,
    response: z.array(orderReviewSchema),
    limit: "work",
  },
});
