import { useEffect } from "react";
import { useTranslate } from "#words";
import { CheckboxField } from "@/components/shared/form/checkbox-field";
import { PasswordField } from "@/components/shared/form/password-field";
import { SubmitButton } from "@/components/shared/form/submit-button";
import { TextField } from "@/components/shared/form/text-field";
import { FormFrame } from "@/components/shared/form/form-frame";
import { useLateForm } from "@/components/shared/form/late-form";
import { Button } from "@/components/ui/button";
import type { CallInput } from "@/lib/api/call";
import { ApiError, call } from "@/lib/client/api";
import { loadLogin } from "./load-late";
import { showFailure } from "./show-failure";
import type { EmailFormProps } from "./view-props";

export function LoginForm({ email, setEmail, setView, enter }: EmailFormProps) {
  const t = useTranslate();
  const form = useLateForm(loadLogin, { email, password: "", remember: false });
  // Input from before hydration fires no event.
  useEffect(() => setEmail(form.getValues("email")), [form, setEmail]);

  async function send(body: CallInput<"POST /auth/login">["body"]) {
    try {
      const answer = await call("POST /auth/login", { body, token: null });
      if ("token" in answer) {
        enter(answer.token, { title: t("Login Successful"), description: t("Welcome back") });
      } else {
        setView({ name: "two-factor", handle: answer.userId });
      }
    } catch (error) {
      showFailure("Login Failed", error, "Please check your credentials and try again.", t);
      form.setFocus("password", { shouldSelect: true });
      if (error instanceof ApiError && error.code === "invalid_credentials") {
        form.setError("password", { message: "Check your email and password." });
      }
    }
  }

  return (
    <FormFrame form={form} onSubmit={send} onChange={() => setEmail(form.getValues("email"))}>
      <TextField name="email" label={t("Email")} required autoComplete="username" />
      <PasswordField name="password" label={t("Password")} required className="mt-4" />
      <div className="mt-2 mb-4 flex flex-wrap items-center justify-between gap-x-4">
        <CheckboxField name="remember" label={t("Remember me")} />
        <Button
          variant="link"
          className="min-h-11 px-0"
          onClick={() => setView({ name: "forgot", email: form.getValues("email") })}
        >
          {t("Forgot password?")}
        </Button>
      </div>
      <SubmitButton className="w-full" busyLabel={t("Signing in")}>
        {t("Sign In")}
      </SubmitButton>
    </FormFrame>
  );
}
