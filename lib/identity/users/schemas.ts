import { z } from "@/lib/base/input/zod";
import { ROLE_FILTERS, ROLES } from "@/lib/base/permissions";
import { pageQuery, searchQuery } from "@/lib/base/input/list-query";
import { nullableText, requiredText } from "@/lib/base/input/fields";

export const adminUserSchema = z.object({
  _id: z.uuid(),
  name: z.string(),
  email: z.string(),
  company: z.string().nullable(),
  role: z.enum(ROLES),
  avatar: z.string().nullable(),
  createdAt: z.iso.datetime(),
  emailVerified: z.boolean(),
  twoFactorEnabled: z.boolean(),
  deactivatedAt: z.iso
    .datetime()
    .nullable()
    .describe("Since when the account is deactivated; null: it is not"),
  orders: z.number().int().describe("Orders of the account, cancelled ones too"),
});

export type AdminUser = z.output<typeof adminUserSchema>;

export const userListQuerySchema = z.object({
  q: searchQuery("Part of the name, email or company"),
  role: z.enum(ROLE_FILTERS).optional().describe("One role, or `staff` for all but customers"),
  ...pageQuery({ default: 50, max: 200 }),
});

export type UserListQuery = z.output<typeof userListQuerySchema>;

export const updateUserSchema = z
  .object({
    name: requiredText("Name", 120).optional(),
    company: nullableText(120).optional(),
    role: z.enum(ROLES).optional(),
    deactivated: z
      .boolean()
      .optional()
      .describe("true: the person can no longer sign in; orders stay"),
  })
  .refine((request) => Object.keys(request).length > 0, {
    message: "Say what to change: name, company, role or deactivated.",
  });

export type UpdateUserRequest = z.output<typeof updateUserSchema>;
