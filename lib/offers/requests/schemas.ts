import { pageQuery } from "@/lib/base/input/list-query";
import { z } from "@/lib/base/input/zod";
import { quoteDetailsSchema } from "./quote-details";

const moment = z.iso.datetime();

/** A price request of an account, with the shop's answers. */
export const ownQuoteSchema = z.object({
  _id: z.uuid().describe("Of the offer that answers it"),
  message: z.string(),
  request: quoteDetailsSchema.nullable(),
  file: z
    .object({ name: z.string(), size: z.number().int().describe("In bytes") })
    .nullable()
    .describe("What came with it"),
  order: z.object({ _id: z.uuid(), orderId: z.string() }).nullable(),
  offer: z.object({ _id: z.uuid(), number: z.string() }).nullable(),
  createdAt: moment,
  answeredAt: moment.nullable(),
  replies: z
    .array(
      z.object({
        _id: z.uuid(),
        text: z.string(),
        by: z.string(),
        createdAt: moment,
        whatsapp: z.null().describe("Always null: it was mailed"),
      }),
    )
    .describe("What the shop answered, oldest first"),
});

export type OwnQuote = z.output<typeof ownQuoteSchema>;

export const ownQuotesQuerySchema = z.object(pageQuery({ default: 10, max: 100 }));
