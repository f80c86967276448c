import { PRODUCT_LIMITS } from "@/lib/catalogue/product-form";
import { optionalText, requiredLines } from "@/lib/base/input/fields";
import { atMostCharacters } from "@/lib/base/input/input-texts";
import { pageQuery, searchQuery } from "@/lib/base/input/list-query";
import { z } from "@/lib/base/input/zod";

export const REVIEW_STATUSES = ["new", "approved", "hidden"] as const;

export type ReviewStatus = (typeof REVIEW_STATUSES)[number];

const STARS = "Give 1 to 5 stars";

export const reviewRequestSchema = z.object({
  rating: z.number(STARS).int(STARS).min(1, STARS).max(5, STARS),
  comment: requiredLines("Review", PRODUCT_LIMITS.reviewComment).describe("Plain text"),
  name: optionalText(PRODUCT_LIMITS.reviewName).describe(
    "How the writer is called; by default the first name and an initial",
  ),
  order: optionalText(64).describe(
    "The order that brought it, by `_id` or number; by default one's latest",
  ),
});

export type ReviewRequest = z.output<typeof reviewRequestSchema>;

const moment = z.iso.datetime();

const shared = {
  name: z.string(),
  rating: z.number().int().min(1).max(5),
  comment: z.string(),
  status: z.enum(REVIEW_STATUSES).describe("Only what is approved is shown and counted"),
  answer: z.string().nullable().describe("What the shop says to it"),
};

const productNamed = z.object({ _id: z.uuid(), name: z.string() });

export const ownReviewSchema = z.object({ _id: z.uuid(), product: productNamed, ...shared });

export type OwnReview = z.output<typeof ownReviewSchema>;

/** A product of an order that the customer may review, with their review so far. */
export const orderReviewSchema = z.object({
  product: productNamed,
  review: ownReviewSchema.nullable(),
  suggestedName: z.string().describe("The name that stands below it unless another is chosen"),
});

export type OrderReview = z.output<typeof orderReviewSchema>;

export const adminReviewSchema = z.object({
  ...ownReviewSchema.shape,
  verified: z.boolean().describe("Whether an order brought it; false: the owner typed it"),
  order: z.object({ _id: z.uuid(), orderId: z.string() }).nullable(),
  answeredAt: moment.nullable(),
  createdAt: moment,
});

export type AdminReview = z.output<typeof adminReviewSchema>;

export const reviewListQuerySchema = z.object({
  q: searchQuery("Part of the product's name, the writer's name or the comment"),
  status: z.enum(REVIEW_STATUSES).optional(),
  ...pageQuery({ default: 20, max: 100 }),
});

export type ReviewListQuery = z.output<typeof reviewListQuerySchema>;

export const reviewSummarySchema = z.object({
  new: z.number().int().describe("Nobody has looked at them yet"),
});

const answerField = z
  .string()
  .trim()
  .max(PRODUCT_LIMITS.reviewComment, atMostCharacters(PRODUCT_LIMITS.reviewComment))
  .nullable()
  .transform((text) => text || null);

export const reviewAnswerSchema = z.object({ answer: answerField });

export const updateReviewSchema = z
  .object({
    status: z.enum(REVIEW_STATUSES).optional(),
    answer: answerField.optional().describe("Shown below the review; null or empty takes it away"),
  })
  .refine(({ status, answer }) => status !== undefined || answer !== undefined, {
    message: "Say what is to change: the status or the answer",
  });

export type ReviewUpdate = z.output<typeof updateReviewSchema>;

/** Maximum reviews shown or hidden in one request. */
const MAX_AT_ONCE = 100;

export const updateReviewsSchema = z.object({
  reviews: z
    .array(z.string().min(1).max(64))
    .min(1, "Choose at least one review")
    .max(MAX_AT_ONCE, `Choose at most ${MAX_AT_ONCE} reviews at once`)
    .describe("Their `_id`s"),
  status: z.enum(["approved", "hidden"]),
});

export type ReviewsUpdate = z.output<typeof updateReviewsSchema>;

export const reviewOutcomesSchema = z
  .array(
    z.object({
      _id: z.string(),
      ok: z.boolean(),
      message: z.string().describe("What became of it, or why nothing did"),
    }),
  )
  .describe("One for each review, in their order");

export type ReviewOutcome = z.output<typeof reviewOutcomesSchema>[number];

/** The review as the form sends it: the rating is the text of a radio button. */
export const reviewFormSchema = reviewRequestSchema.omit({ order: true }).extend({
  rating: z.enum(["1", "2", "3", "4", "5"], STARS).transform(Number),
});
