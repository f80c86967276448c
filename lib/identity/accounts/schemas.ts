import {
  emailField,
  knownPassword,
  nullableText,
  optionalText,
  requiredText,
} from "@/lib/base/input/fields";
import { storedGstin } from "@/lib/shop/gst/gstin-field";
import { atMostCharacters } from "@/lib/base/input/input-texts";
import { PASSWORD_LENGTH } from "@/lib/base/input/lengths";
import { ROLES } from "@/lib/base/permissions";
import { CompanyRole } from "@/lib/db/generated/enums";
import { z } from "@/lib/base/input/zod";
import { chooseWhatsAppSchema, whatsAppPreferencesSchema } from "@/lib/messaging/whatsapp/schemas";
import { SIGN_IN_CODE } from "./sign-in/sign-in-code-form";

/** There are no composition rules (NIST SP 800-63B section 5.1.1). */
const newPassword = z
  .string()
  .min(PASSWORD_LENGTH.least, `Use at least ${PASSWORD_LENGTH.least} characters`)
  .max(PASSWORD_LENGTH.most, atMostCharacters(PASSWORD_LENGTH.most))
  .meta({ example: "brown paper and string" });

/** A code of the authenticator app, or one of the recovery codes. */
const secondFactor = z.string().trim().min(1, "Enter the code").max(40).meta({ example: "492817" });

const link = z.string().min(1).max(200).meta({ example: "2b7f0c51d6a84e39" });

export const loginSchema = z.object({
  email: emailField,
  password: knownPassword,
  remember: z.boolean().default(false).describe("30 days instead of 12 hours"),
});

/** The `token` in the address after a sign-in with the provider is this code. */
export const signInCodeSchema = z.object({ code: z.string().regex(SIGN_IN_CODE) });

export const secondFactorSchema = z.object({
  userId: z
    .string()
    .min(1)
    .max(200)
    .meta({ example: "2c1a9e44f0d7" })
    .describe("The handle that the login answered"),
  twoFactorToken: secondFactor,
});

export const registerSchema = z.object({
  name: requiredText("Full Name", 120).meta({ example: "Asha Rao" }),
  email: emailField,
  password: newPassword,
  company: optionalText(120),
});

export const tokenSchema = z.object({
  token: z.string().meta({ example: "eyJhbGciOiJIUzI1NiJ9…" }),
});

export const loginAnswerSchema = z.union([
  tokenSchema,
  z.object({ requiresTwoFactor: z.literal(true), userId: z.string() }),
]);

export const mailPreferencesSchema = z.object({
  orderUpdates: z.boolean().describe("Emails when the status of an order changes"),
  newsletter: z.boolean().describe("News and offers"),
});

/** Omitted fields stay as they are. */
export const preferencesSchema = mailPreferencesSchema
  .extend({
    whatsapp: chooseWhatsAppSchema.describe("WhatsApp messages, where the shop sends any"),
  })
  .partial()
  .refine((changes) => Object.keys(changes).length > 0, {
    message: "Say what to change: orderUpdates, newsletter or whatsapp.",
  });

export const preferencesAnswerSchema = mailPreferencesSchema.extend({
  whatsapp: whatsAppPreferencesSchema.nullable().describe("Null where the shop sends none"),
  newsletterPending: z.boolean().describe("Requested, but not yet confirmed by the mailed link"),
});

export type Preferences = z.output<typeof preferencesAnswerSchema>;

export const profileSchema = z.object({
  _id: z.uuid(),
  name: z.string(),
  email: z.string(),
  company: z.string().nullable(),
  gstin: z.string().nullable(),
  role: z.enum(ROLES),
  twoFactorEnabled: z.boolean(),
  emailVerified: z.boolean(),
  hasPassword: z.boolean().describe("False for an account that signs in with Google alone"),
  pendingEmail: z.string().optional(),
  preferences: preferencesAnswerSchema,
  membership: z
    .object({ company: z.object({ _id: z.uuid(), name: z.string() }), role: z.enum(CompanyRole) })
    .nullable()
    .describe("The company that the account belongs to, and what it is there"),
  createdAt: z.iso.datetime(),
});

export type Profile = z.output<typeof profileSchema>;

export const updateProfileSchema = z.object({
  name: requiredText("Name", 120).optional(),
  email: emailField.optional(),
  company: nullableText(120).optional(),
  gstin: storedGstin.optional().describe("Of the business, for its invoices"),
  currentPassword: knownPassword.optional().describe("Needed for a new email"),
});

export const updatedProfileSchema = profileSchema.extend({ token: z.string() });

export const changePasswordSchema = z.object({
  currentPassword: knownPassword,
  newPassword,
});

export const forgotPasswordSchema = z.object({ email: emailField });
export const resetPasswordSchema = z.object({ token: link, password: newPassword });
export const verifyEmailSchema = z.object({
  token: link,
  password: knownPassword
    .optional()
    .describe("The account's; needed where the caller has no session of it"),
});
export const verifiedEmailSchema = z.object({
  email: z.string().meta({ example: "asha@example.in" }),
});

export const deleteAccountSchema = z.object({
  currentPassword: knownPassword.optional().describe("Needed where the account has a password"),
});

export const sessionSchema = z.object({
  _id: z.uuid(),
  device: z.string().meta({ example: "Chrome on Windows" }),
  ipAddress: z.string().meta({ example: "203.0.113.7" }),
  createdAt: z.iso.datetime(),
  lastSeenAt: z.iso.datetime(),
  current: z.boolean(),
});
