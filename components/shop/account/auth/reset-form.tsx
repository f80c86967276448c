import { useTranslate } from "#words";
import { PasswordField } from "@/components/shared/form/password-field";
import { SubmitButton } from "@/components/shared/form/submit-button";
import { showFieldErrors, useZodForm, ZodForm } from "@/components/shared/form/zod-form";
import { Button } from "@/components/ui/button";
import { toast } from "@/components/ui/toast/toast";
import { registerSchema } from "@/lib/identity/accounts/schemas";
import { ApiError, call } from "@/lib/client/api";
import { PASSWORD_HINT } from "@/lib/base/input/lengths";
import { z } from "@/lib/base/input/zod";
import { showFailure, showMismatch } from "./show-failure";
import type { ViewProps } from "./view-props";

const schema = z.object({
  password: registerSchema.shape.password,
  confirmPassword: z.string().min(1, "Please fill in the Confirm Password field."),
});

interface ResetFormProps extends Pick<ViewProps, "setView"> {
  /** The token of the emailed link. */
  link: string;
}

export function ResetForm({ link, setView }: ResetFormProps) {
  const t = useTranslate();
  const form = useZodForm(schema, { password: "", confirmPassword: "" });

  async function send({ password, confirmPassword }: z.output<typeof schema>) {
    if (password !== confirmPassword) {
      showMismatch(form, t);
      return;
    }
    try {
      await call("POST /auth/password/reset", { body: { token: link, password }, token: null });
      toast({
        title: t("Password Changed"),
        description: t("Sign in with your new password."),
      });
      setView({ name: "login" });
    } catch (error) {
      showFailure("Password not changed", error, "The shop could not be reached. Try again.", t);
      if (error instanceof ApiError && error.fields.password) {
        showFieldErrors(form, { password: "Choose another password." });
      }
    }
  }

  return (
    <ZodForm form={form} onSubmit={send} className="grid gap-4">
      <p className="text-muted-foreground">{t("This signs you out on all devices.")}</p>
      <PasswordField
        name="password"
        label={t("New password")}
        required
        autoComplete="new-password"
        hint={t(PASSWORD_HINT)}
      />
      <PasswordField name="confirmPassword" label={t("Confirm Password")} required />
      <SubmitButton className="mt-1 w-full" busyLabel={t("Saving")}>
        {t("Set the new password")}
      </SubmitButton>
      <Button variant="ghost" onClick={() => setView({ name: "forgot", email: "" })}>
        {t("Get another link")}
      </Button>
    </ZodForm>
  );
}
