import { adminUserSchema } from "@/lib/identity/users/schemas";
import { searchText } from "@/lib/base/input/list-query";
import { listedOrderSchema } from "@/lib/orders/admin-schemas";
import { storableText } from "@/lib/base/input/storable";
import { z } from "@/lib/base/input/zod";

/** Results of the search in the admin's header. */

/** Minimum letters of a search; fewer match too much. */
export const MIN_LETTERS = 3;

/** Maximum results of each kind. */
export const FOUND = 5;

export const adminSearchQuerySchema = z.object({
  q: searchText
    .min(MIN_LETTERS, `Type at least ${MIN_LETTERS} letters`)
    .refine((text) => storableText(text) === text, "Remove characters that do not belong in a text")
    .describe("Part of a number, name, email or company"),
});

const { _id, orderId, status, createdAt, user } = listedOrderSchema.shape;

export const adminSearchSchema = z
  .object({
    orders: z.array(z.object({ _id, orderId, status, createdAt, name: user.shape.name })),
    products: z.array(
      z.object({
        _id: z.string(),
        name: z.string(),
        sku: z.string().nullable(),
        thumbnailImage: z.string().nullable(),
      }),
    ),
    companies: z.array(z.object({ _id: z.uuid(), name: z.string() })),
    people: z.array(adminUserSchema.pick({ _id: true, name: true, email: true, role: true })),
  })
  .describe(`At most ${FOUND} of each; none of what one's role may not read`);

export type AdminSearch = z.output<typeof adminSearchSchema>;
