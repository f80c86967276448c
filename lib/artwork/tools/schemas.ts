import { ToolKind } from "@/lib/db/generated/enums";
import { idField, momentField, nullableText, requiredText } from "@/lib/base/input/fields";
import { pageQuery, searchQuery } from "@/lib/base/input/list-query";
import { z } from "@/lib/base/input/zod";

/** Schemas of tools: the dies, plates and cylinders that printed goods are made with. */

const day = (what: string) =>
  z.iso
    .date(`Enter ${what} as a date, such as 2028-12-31.`)
    .or(z.literal(""))
    .nullable()
    .transform((value) => value || null);

const fields = {
  number: requiredText("Number", 60)
    .meta({ example: "D-1204" })
    .describe("On the tool itself; no two have the same"),
  kind: z.enum(ToolKind, "Choose die, plate or cylinder."),
  size: nullableText(120).describe("Such as 230 × 155 × 70 mm"),
  owner: nullableText(120).describe("Whose it is"),
  paidBy: nullableText(120).describe("Who paid for it"),
  keepUntil: day("the day until which it is kept").describe("The last day on which it is kept"),
  product: idField().nullable().describe("`_id` of the product that it is for"),
  customer: idField()
    .nullable()
    .describe("`_id` of the account that paid for it, which is not charged for it again"),
};

const { number, kind, ...optional } = fields;

export const newToolSchema = z.object({
  number,
  kind,
  size: optional.size.default(null),
  owner: optional.owner.default(null),
  paidBy: optional.paidBy.default(null),
  keepUntil: optional.keepUntil.default(null),
  product: optional.product.default(null),
  customer: optional.customer.default(null),
});

export type NewTool = z.output<typeof newToolSchema>;

export const updateToolSchema = z
  .object(fields)
  .partial()
  .extend({
    updatedAt: momentField()
      .optional()
      .describe("As it was read; what somebody else changed since is then not overwritten"),
  })
  .refine((change) => Object.keys(change).some((name) => name !== "updatedAt"), {
    message: "Say what to change.",
  });

export type ToolChanges = z.output<typeof updateToolSchema>;

export const toolSchema = z.object({
  _id: z.uuid(),
  number: z.string(),
  kind: z.enum(ToolKind),
  size: z.string().nullable(),
  owner: z.string().nullable(),
  paidBy: z.string().nullable(),
  keepUntil: z.iso.date().nullable(),
  lastUsedOn: z.iso.date().nullable().describe("The day of the last approval that it is made with"),
  product: z.uuid().nullable(),
  customer: z.uuid().nullable(),
  updatedAt: z.iso.datetime(),
});

export type ToolAnswer = z.output<typeof toolSchema>;

export const toolListQuerySchema = z.object({
  q: searchQuery("Part of the number, the size, the owner or who paid"),
  kind: z.enum(ToolKind).optional(),
  ...pageQuery({ default: 50, max: 100 }),
});

export type ToolListQuery = z.output<typeof toolListQuerySchema>;
