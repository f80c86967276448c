import { useState } from "react";
import type { z } from "zod";
import { useTranslate } from "#words";
import { useRouter } from "@/components/ui/use-router";
import { Button } from "@/components/ui/button";
import { Spinner } from "@/components/ui/spinner";
import { PasswordField } from "@/components/shared/form/password-field";
import { SubmitButton } from "@/components/shared/form/submit-button";
import { showFieldErrors, useZodForm, ZodForm } from "@/components/shared/form/zod-form";
import { loginSchema } from "@/lib/identity/accounts/schemas";
import { useSession } from "@/lib/client/session";
import { paths } from "@/lib/base/paths";
import { ApiError, call, isOutage } from "@/lib/client/api";
import { renewToken } from "@/lib/client/sign-in";
import type { ViewProps } from "./view-props";

const schema = loginSchema.pick({ password: true });

interface VerifyPasswordProps {
  verify: (password: string) => Promise<Outcome>;
  /** Opens the form that emails a link for a new password. */
  forgotten: () => void;
}

/** Asks for the password as well: a stranger may have opened the account with another person's email. */
function VerifyPassword({ verify, forgotten }: VerifyPasswordProps) {
  const t = useTranslate();
  const form = useZodForm(schema, { password: "" });

  async function send({ password }: z.output<typeof schema>) {
    const outcome = await verify(password);
    if (outcome.state === "password") showFieldErrors(form, { password: outcome.problem });
    if (outcome.state === "later") showFieldErrors(form, { password: outcome.text });
  }

  return (
    <ZodForm form={form} onSubmit={send} className="grid gap-4">
      <p className="text-muted-foreground">
        {t(
          "You are not signed in to this account here. Enter its password to verify the address; every other device is then signed out.",
        )}
      </p>
      <PasswordField
        name="password"
        label={t("Password")}
        required
        autoComplete="current-password"
      />
      <SubmitButton className="mt-1 w-full" busyLabel={t("Verifying")}>
        {t("Verify my address")}
      </SubmitButton>
      <p className="mt-2 border-t perforated pt-5 text-muted-foreground">
        {t(
          "Forgot it, or did not open this account? Choose a new password by email: the old one stops working and every device is signed out.",
        )}
      </p>
      <Button variant="outline" onClick={forgotten}>
        {t("Mail me a link")}
      </Button>
    </ZodForm>
  );
}

interface VerifyEmailProps extends Pick<ViewProps, "setView"> {
  /** The token of the emailed link. */
  link: string;
  onClose: () => void;
}

/** Sends nothing until the button is pressed, because mail scanners open links. */
export function VerifyEmail({ link, setView, onClose }: VerifyEmailProps) {
  const [outcome, setOutcome] = useState<Outcome>();
  const [asksPassword, setAsksPassword] = useState(false);

  async function verify(password?: string): Promise<Outcome> {
    const answer = await verifyLink(link, password);
    if (answer.state === "password") setAsksPassword(true);
    setOutcome(answer);
    return answer;
  }

  if (outcome?.state === "verified" || outcome?.state === "refused") {
    return <VerifyNextStep {...{ outcome, setView, onClose }} />;
  }
  if (asksPassword) {
    const forgotten = () => setView({ name: "forgot", email: "" });
    return <VerifyPassword verify={verify} forgotten={forgotten} />;
  }
  return (
    <VerifyButton text={outcome?.state === "later" ? outcome.text : undefined} {...{ verify }} />
  );
}

interface VerifyButtonProps {
  /** Why the last attempt failed. */
  text: string | undefined;
  verify: () => Promise<unknown>;
}

function VerifyButton({ text, verify }: VerifyButtonProps) {
  const t = useTranslate();
  const [busy, setBusy] = useState(false);
  async function press() {
    if (busy) return;
    setBusy(true);
    await verify();
    setBusy(false);
  }
  return (
    <>
      <p role="status">{t(text ?? "Verify the email address that this link was sent to.")}</p>
      <Button className="mt-5 w-full" aria-disabled={busy} onClick={() => void press()}>
        {busy && <Spinner />}
        {t(text ? "Try again" : "Verify my address")}
      </Button>
    </>
  );
}

interface VerifyNextStepProps extends Pick<ViewProps, "setView"> {
  outcome: Extract<Outcome, { state: "verified" } | { state: "refused" }>;
  onClose: () => void;
}

/** Shown once the link has worked or can never work. */
function VerifyNextStep({ outcome, setView, onClose }: VerifyNextStepProps) {
  const t = useTranslate();
  return (
    <>
      <p role="status">
        {outcome.state === "refused"
          ? t(outcome.text)
          : t.parts("{email} is verified. Orders placed with it are now in your account.", {
              email: <strong className="[overflow-wrap:anywhere]">{outcome.email}</strong>,
            })}
      </p>
      <Buttons {...{ outcome, setView, onClose }} />
    </>
  );
}

function Buttons({ outcome, setView, onClose }: VerifyNextStepProps) {
  const t = useTranslate();
  const session = useSession();
  const router = useRouter();
  if (session.state !== "signed-in") {
    return (
      <Button className="mt-5 w-full" onClick={() => setView({ name: "login" })}>
        {t("Sign In")}
      </Button>
    );
  }
  const tab = outcome.state === "verified" ? "orders" : "profile";
  return (
    <>
      <Button className="mt-5 w-full" onClick={() => router.push(paths.dashboard(tab))}>
        {t(outcome.state === "verified" ? "My Orders" : "Ask for a new link in your profile")}
      </Button>
      <Button variant="ghost" className="mt-3 w-full" onClick={onClose}>
        {t("To the shop")}
      </Button>
    </>
  );
}

/** The result of opening a link that verifies an email. */
type Outcome =
  | { state: "verified"; email: string }
  /** No one is signed in to the link's account here, or the password is wrong. */
  | { state: "password"; problem: string }
  /** The link will never work. */
  | { state: "refused"; text: string }
  /** The link is still valid and can be tried again. */
  | { state: "later"; text: string };

const NO_CONNECTION = "The shop could not be reached. Your link still works: please try again.";

/** @throws any error that is not an API response */
async function verifyLink(token: string, password?: string): Promise<Outcome> {
  try {
    const body = { token, password };
    const { email } = await call("POST /auth/verify", { body });
    await renewToken();
    return { state: "verified", email };
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    if (isOutage(error)) return { state: "later", text: NO_CONNECTION };
    if (error.code === "rate_limited") return { state: "later", text: error.message };
    if (error.fields.password) return { state: "password", problem: error.fields.password };
    return { state: "refused", text: error.message };
  }
}
