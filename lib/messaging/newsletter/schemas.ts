import { searchQuery } from "@/lib/base/input/list-query";
import { z } from "@/lib/base/input/zod";
import { MAIL_LISTS } from "./lists";

const link = z.string().min(1).max(200).meta({ example: "019aa1f0.9f2c6b1a" });

export const linkBodySchema = z.object({ link });
export const linkQuerySchema = z.object({ link });

export const unsubscribedSchema = z.object({
  list: z.enum(MAIL_LISTS).describe("Which mails end: news and offers, or an order's status"),
});

export const newsletterFilterSchema = z.object({
  q: searchQuery("Part of the address"),
  state: z.enum(["confirmed", "pending", "unsubscribed"]).optional(),
});

export type NewsletterFilter = z.output<typeof newsletterFilterSchema>;
