import { loginAnswerSchema, registerSchema } from "@/lib/identity/accounts/schemas";
import { emailField } from "@/lib/base/input/fields";
import { CompanyRole } from "@/lib/db/generated/enums";
import { STAFF } from "@/lib/base/permissions";
import { z } from "@/lib/base/input/zod";

const role = z.enum(STAFF);

export const inviteSchema = z.object({ email: emailField, role });

export type InviteRequest = z.output<typeof inviteSchema>;

export const invitationSchema = z.object({
  _id: z.uuid(),
  email: z.string(),
  role,
  invitedBy: z.string(),
  createdAt: z.iso.datetime(),
  expiresAt: z.iso.datetime(),
});

export type Invitation = z.output<typeof invitationSchema>;

const token = z.string().min(1).max(200).describe("The text of the mailed link");

export const readInvitationSchema = z.object({ token });

export const openInvitationSchema = z.object({
  email: z.string(),
  role: z.enum([...STAFF, ...Object.values(CompanyRole)]),
  company: z.string().optional().describe("The company that it leads into; the shop without it"),
  name: z.string().optional().describe("As the shop entered the person"),
  invitedBy: z.string(),
  account: z
    .enum(["new", "signed-in", "password"])
    .describe(
      "How it is accepted: with a name and a password for a new account, as who is signed in, or with the password of the account that the address has",
    ),
});

export type OpenInvitation = z.output<typeof openInvitationSchema>;

export const acceptInvitationSchema = z.object({
  token,
  name: registerSchema.shape.name.optional().describe("Of a new account"),
  password: z
    .string()
    .max(1000)
    .optional()
    .describe("Of a new account, or of the one that the address has"),
});

export const acceptedInvitationSchema = loginAnswerSchema;
