import { useEffect, useRef, useState, type ClipboardEvent } from "react";
import { useWatch } from "react-hook-form";
import { useTranslate } from "#words";
import { SubmitButton } from "@/components/shared/form/submit-button";
import { TextField } from "@/components/shared/form/text-field";
import { useZodForm, ZodForm } from "@/components/shared/form/zod-form";
import { Button } from "@/components/ui/button";
import { CODE_LENGTH } from "@/lib/identity/two-factor/schemas";
import { z } from "@/lib/base/input/zod";
import { toastFailure } from "@/components/ui/toast/toast";
import { ROW_LIMITS } from "@/lib/http/limits/limits";
import { ApiError, call } from "@/lib/client/api";
import { showFailure } from "./show-failure";
import type { Welcome } from "./views";
import type { ViewProps } from "./view-props";

const codeSchema = z.object({
  twoFactorToken: z.string().length(CODE_LENGTH, "Enter the 6-digit code"),
});
const recoverySchema = z.object({
  twoFactorToken: z.string().trim().min(1, "Enter one of your recovery codes"),
});

const digitsIn = (text: string) => text.replace(/\D/g, "").slice(0, CODE_LENGTH);

interface TwoFactorFormProps extends ViewProps {
  /** From the response to the first step; sent as `userId`. */
  handle: string;
  /** The message after signing in; "Welcome back" by default. */
  welcome?: Omit<Welcome, "title">;
}

/** The second step of a login (docs/product.md: Second factor). */
export function TwoFactorForm(props: TwoFactorFormProps) {
  const t = useTranslate();
  const [byRecoveryCode, setByRecoveryCode] = useState(false);
  const send = useSecondFactor(props);
  const Form = byRecoveryCode ? RecoveryForm : CodeForm;
  return (
    <>
      <Form send={send} />
      <div className="mt-3 grid gap-1">
        <Button variant="ghost" onClick={() => setByRecoveryCode(!byRecoveryCode)}>
          {t(byRecoveryCode ? "Use the authenticator app" : "Use a recovery code")}
        </Button>
        <Button variant="ghost" onClick={() => props.setView({ name: "login" })}>
          {t("Back to Sign In")}
        </Button>
      </div>
    </>
  );
}

interface StepProps {
  /** Resolves to false for a refused code. */
  send: (code: string) => Promise<boolean>;
}

function CodeForm({ send }: StepProps) {
  const t = useTranslate();
  const element = useRef<HTMLFormElement>(null);
  const form = useZodForm(codeSchema, { twoFactorToken: "" });
  const code = useWatch({ control: form.control, name: "twoFactorToken" });

  // Submits a complete code by itself, whether typed, pasted or filled in by the phone.
  useEffect(() => {
    if (code.length === CODE_LENGTH) element.current?.requestSubmit();
  }, [code]);

  const submit = async ({ twoFactorToken }: z.output<typeof codeSchema>) => {
    if (await send(twoFactorToken)) return;
    form.reset();
    form.setFocus("twoFactorToken");
  };
  const paste = (event: ClipboardEvent<HTMLInputElement>) => {
    event.preventDefault();
    // Pasted text may contain spaces, and the input's maxLength would cut it short.
    form.setValue("twoFactorToken", digitsIn(event.clipboardData.getData("text")));
  };
  return (
    <ZodForm form={form} onSubmit={submit} ref={element}>
      <p className="mb-4 text-muted-foreground">
        {t("Enter the code that your authenticator app shows for this shop.")}
      </p>
      <TextField
        name="twoFactorToken"
        label={t("Code")}
        required
        placeholder={t("6-digit code")}
        maxLength={CODE_LENGTH}
        format={digitsIn}
        onPaste={paste}
      />
      <SubmitButton className="mt-5 w-full" busyLabel={t("Checking")}>
        {t("Verify")}
      </SubmitButton>
    </ZodForm>
  );
}

function RecoveryForm({ send }: StepProps) {
  const t = useTranslate();
  const form = useZodForm(recoverySchema, { twoFactorToken: "" });
  const submit = async ({ twoFactorToken }: z.output<typeof recoverySchema>) => {
    if (!(await send(twoFactorToken))) form.setFocus("twoFactorToken", { shouldSelect: true });
  };
  return (
    <ZodForm form={form} onSubmit={submit}>
      <p className="mb-4 text-muted-foreground">
        {t(
          "Enter one of the recovery codes you saved when you set up two-factor authentication. Each works once.",
        )}
      </p>
      <TextField
        name="twoFactorToken"
        label={t("Recovery code")}
        required
        autoComplete="off"
        inputMode="text"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={40}
      />
      <SubmitButton className="mt-5 w-full" busyLabel={t("Checking")}>
        {t("Verify")}
      </SubmitButton>
    </ZodForm>
  );
}

/** Sends a code of the second step; resolves to false when it was refused. */
function useSecondFactor({ handle, welcome, setView, enter }: TwoFactorFormProps) {
  const t = useTranslate();
  const refused = useRef(0);
  return async (twoFactorToken: string): Promise<boolean> => {
    try {
      const body = { userId: handle, twoFactorToken };
      const { token } = await call("POST /auth/login/2fa", { body, token: null });
      const message = welcome ?? { description: t("Welcome back") };
      enter(token, { title: t("Login Successful"), ...message });
      return true;
    } catch (error) {
      showFailure("2FA Failed", error, "Invalid 2FA token. Please try again.", t);
      if (error instanceof ApiError && error.code === "invalid_code") refused.current += 1;
      if (refused.current < ROW_LIMITS.signInCodes.points) return false;
      toastFailure(
        t("Sign-in Ended"),
        t("That was five wrong codes. Please sign in with your password again."),
      );
      setView({ name: "login" });
      return true;
    }
  };
}
