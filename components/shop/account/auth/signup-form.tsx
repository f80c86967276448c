import { useEffect } from "react";
import { useTranslate } from "#words";
import { PrivacyNoticeLink } from "@/components/shared/format/privacy-notice-link";
import { PasswordField } from "@/components/shared/form/password-field";
import { SubmitButton } from "@/components/shared/form/submit-button";
import { TextField } from "@/components/shared/form/text-field";
import { FormFrame, showFieldErrors } from "@/components/shared/form/form-frame";
import { useLateForm } from "@/components/shared/form/late-form";
import { toastFailure } from "@/components/ui/toast/toast";
import { ApiError, call } from "@/lib/client/api";
import { PASSWORD_HINT } from "@/lib/base/input/lengths";
import { loadSignup } from "./load-late";
import { showFailure, showMismatch } from "./show-failure";
import type { EmailFormProps } from "./view-props";
import type { Signup } from "./late";

const INCOMPLETE = "Please complete all required fields.";

/** Texts at the fields by error code; the server's own message is shown in the toast. */
const ADVICE: Record<string, string> = {
  duplicate_email: "Sign in with this address, or use another.",
  invalid_input: "Choose another password.",
};

export function SignupForm({ email, setEmail, enter }: EmailFormProps) {
  const t = useTranslate();
  const empty = { name: "", email, password: "", company: "", confirmPassword: "" };
  const form = useLateForm(loadSignup, empty);
  // Input from before hydration fires no event.
  useEffect(() => setEmail(form.getValues("email")), [form, setEmail]);

  async function send({ confirmPassword, ...body }: Signup) {
    if (body.password !== confirmPassword) {
      showMismatch(form, t);
      return;
    }
    try {
      const { token } = await call("POST /auth/register", { body, token: null });
      enter(token, { title: t("Account Created Successfully") });
    } catch (error) {
      showFailure("Signup Failed", error, INCOMPLETE, t);
      if (error instanceof ApiError) showFieldErrors(form, advised(error));
    }
  }

  function complain() {
    const { name, email, password, confirmPassword } = form.getValues();
    const isComplete = [name, email, password, confirmPassword].every((value) => value.trim());
    if (password && confirmPassword && password !== confirmPassword) {
      showMismatch(form, t);
    } else if (!isComplete) {
      toastFailure(t("Signup Failed"), t(INCOMPLETE));
    }
  }

  return (
    <FormFrame
      form={form}
      onSubmit={send}
      onInvalid={complain}
      onChange={() => setEmail(form.getValues("email"))}
      className="grid gap-3"
    >
      <TextField name="name" label={t("Full Name")} required />
      <TextField name="email" label={t("Email")} required autoComplete="username" />
      <TextField name="company" label={t("Company")} />
      <PasswordField
        name="password"
        label={t("Password")}
        required
        autoComplete="new-password"
        hint={t(PASSWORD_HINT)}
      />
      <PasswordField name="confirmPassword" label={t("Confirm Password")} required />
      <SubmitButton className="mt-1 w-full" busyLabel={t("Creating your account")}>
        {t("Sign Up")}
      </SubmitButton>
      <PrivacyNoticeLink />
    </FormFrame>
  );
}

/** The server's field errors, replaced by the form's own texts where it has some. */
function advised({ code, fields }: ApiError): Record<string, string> {
  return Object.fromEntries(
    Object.entries(fields).map(([name, message]) => [name, ADVICE[code] ?? message]),
  );
}
