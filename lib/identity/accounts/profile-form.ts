import { z } from "@/lib/base/input/zod";
import { changePasswordSchema, updateProfileSchema, type Profile } from "./schemas";

/** A new email needs the current password where the account has one (docs/product.md: Accounts). */
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

/** Returns the part of the form to send: the email only when it has changed, with the password. */
export function profileChange(
  { name, company, gstin, email, currentPassword }: ProfileForm,
  profile: Pick<Profile, "email">,
): z.input<typeof updateProfileSchema> {
  const names = { name, company, gstin };
  return email === profile.email ? names : { ...names, email, currentPassword };
}

/** docs/product.md (Messages) defines the text for a mismatch. */
export const passwordFormSchema = changePasswordSchema
  .extend({ confirmPassword: z.string() })
  .refine(({ newPassword, confirmPassword }) => newPassword === confirmPassword, {
    path: ["confirmPassword"],
    message: "Please make sure both passwords are identical",
  });

export type PasswordForm = z.output<typeof passwordFormSchema>;
