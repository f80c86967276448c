import { pageQuery, searchQuery } from "@/lib/base/input/list-query";
import { z } from "@/lib/base/input/zod";
import { MAIL_LISTS } from "./lists";

export const NEWSLETTER_STATES = ["confirmed", "pending", "unsubscribed"] as const;

const link = z.string().min(1).max(200).meta({ example: "019aa1f0.9f2c6b1a" });

export const linkBodySchema = z.object({ link });
export const linkQuerySchema = z.object({ link });

export const unsubscribedSchema = z.object({
  list: z.enum(MAIL_LISTS).describe("Which mails end: news and offers, or an order's status"),
});

export const subscriptionSchema = z.object({
  _id: z.uuid(),
  email: z.string().meta({ example: "asha@example.in" }),
  state: z.enum(NEWSLETTER_STATES),
  source: z.enum(["checkout", "account"]).describe("Where it was last asked for"),
  requestedAt: z.iso.datetime(),
  confirmedAt: z.iso.datetime().nullable().describe("When the address's owner agreed"),
  confirmedBy: z.enum(["mailed_link", "signed_in"]).nullable(),
  unsubscribedAt: z.iso.datetime().nullable(),
});

export type Subscription = z.output<typeof subscriptionSchema>;

export const newsletterFilterSchema = z.object({
  q: searchQuery("Part of the address"),
  state: z.enum(NEWSLETTER_STATES).optional(),
});

export type NewsletterFilter = z.output<typeof newsletterFilterSchema>;

export const newsletterListQuerySchema = newsletterFilterSchema.extend(
  pageQuery({ default: 50, max: 200 }),
);

export type NewsletterListQuery = z.output<typeof newsletterListQuerySchema>;

const count = z.number().int();

export const newsletterSummarySchema = z.object({
  confirmed: count,
  pending: count,
  unsubscribed: count,
});

export type NewsletterSummary = z.output<typeof newsletterSummarySchema>;
