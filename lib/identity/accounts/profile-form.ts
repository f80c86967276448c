import { z } from "@/lib/base/input/zod";
import { changePasswordSchema, updateProfileSchema, type Profile } from "./schemas";

/** The forms of the dashboard, on the schemas of the calls that they make. */

/** A new e-mail needs the current password, where the account has one (docs/product.md: Accounts). */
export function profileFormSchema({ email, hasPassword }: Pick<Profile, "email" | "hasPassword">) {
  const { shape } = updateProfileSchema;
  return z
    .object({
      name: shape.name.unwrap(),
      email: shape.email.unwrap(),
      company: z.string().max(120, "Use at most 120 characters"),
      gstin: shape.gstin.unwrap(),
      currentPassword: z.string().max(128),
    })
    .superRefine((values, context) => {
      if (values.email === email || !hasPassword || values.currentPassword !== "") return;
      context.addIssue({
        code: "custom",
        path: ["currentPassword"],
        message: "Enter your current password to change your email.",
      });
    });
}

export type ProfileForm = z.output<ReturnType<typeof profileFormSchema>>;

/** What of the form is sent: the e-mail only where it is another one, with the password. */
export function profileChange(
  { name, company, gstin, email, currentPassword }: ProfileForm,
  profile: Pick<Profile, "email">,
): z.input<typeof updateProfileSchema> {
  const names = { name, company, gstin };
  return email === profile.email ? names : { ...names, email, currentPassword };
}

/** The text for a mismatch stands in docs/product.md: Messages. */
export const passwordFormSchema = changePasswordSchema
  .extend({ confirmPassword: z.string() })
  .refine(({ newPassword, confirmPassword }) => newPassword === confirmPassword, {
    path: ["confirmPassword"],
    message: "Please make sure both passwords are identical",
  });

export type PasswordForm = z.output<typeof passwordFormSchema>;
