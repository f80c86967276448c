import { validate } from "@/components/shared/form/validator";
import { forgotPasswordSchema, loginSchema, registerSchema } from "@/lib/identity/accounts/schemas";
import { z } from "@/lib/base/input/zod";

/** Parts of signing in that load after the first fields: schemas, and rarely used views. */

export { Invitation } from "./invitation";
export { ResetForm } from "./reset-form";
export { TwoFactorForm } from "./two-factor-form";
export { VerifyEmail } from "./verify-email";

const signupSchema = registerSchema.extend({
  confirmPassword: z.string().min(1, "Please fill in the Confirm Password field."),
});

export type Signup = z.output<typeof signupSchema>;

export const validateLogin = validate(loginSchema);
export const validateSignup = validate(signupSchema);
export const validateForgotten = validate(forgotPasswordSchema);
