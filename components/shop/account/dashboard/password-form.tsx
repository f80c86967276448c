import { useTranslate } from "#words";
import { useAction } from "@/components/shared/call/use-action";
import { SubmitButton } from "@/components/shared/form/submit-button";
import { TextField } from "@/components/shared/form/text-field";
import { showFieldErrors, useZodForm, ZodForm } from "@/components/shared/form/zod-form";
import { toast } from "@/components/ui/toast/toast";
import {
  passwordFormSchema,
  type PasswordForm as Values,
} from "@/lib/identity/accounts/profile-form";
import { call } from "@/lib/client/api";
import { signIn } from "@/lib/client/session";
import { PASSWORD_HINT } from "@/lib/base/input/lengths";

const EMPTY = { currentPassword: "", newPassword: "", confirmPassword: "" };

interface PasswordFormProps {
  /** Tells password managers to which account the password belongs. */
  email: string;
  onDone?: () => void;
}

export function PasswordForm({ email, onDone }: PasswordFormProps) {
  const t = useTranslate();
  const form = useZodForm(passwordFormSchema, EMPTY);
  const { run } = useAction({
    title: t("Password Not Changed"),
    text: t("The password could not be changed. Please try again."),
    onRefused: (error) => showFieldErrors(form, error.fields),
  });

  async function change({ currentPassword, newPassword }: Values) {
    const body = { currentPassword, newPassword };
    const { token } = await call("POST /auth/password", { body });
    signIn(token);
    toast({
      title: t("Password Changed"),
      description: t("You are signed out everywhere else."),
    });
    onDone?.();
  }

  return (
    <ZodForm form={form} onSubmit={(values) => run(() => change(values))} className="space-y-5">
      <input type="hidden" name="username" autoComplete="username" value={email} readOnly />
      <TextField
        name="currentPassword"
        label={t("Current Password")}
        type="password"
        autoComplete="current-password"
        required
      />
      <TextField
        name="newPassword"
        label={t("New Password")}
        type="password"
        autoComplete="new-password"
        hint={t(PASSWORD_HINT)}
        required
      />
      <TextField
        name="confirmPassword"
        label={t("Confirm New Password")}
        type="password"
        autoComplete="new-password"
        required
      />
      <SubmitButton busyLabel={t("Saving")} className="max-sm:w-full">
        {t("Change Password")}
      </SubmitButton>
    </ZodForm>
  );
}
