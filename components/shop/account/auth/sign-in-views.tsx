import { Suspense, useEffect, useState, type ReactNode } from "react";
import { useTranslate } from "#words";
import { Tabs, TabsContent, TabsList, TabsTrigger } from "@/components/ui/tabs";
import { SubmitButton } from "@/components/shared/form/submit-button";
import { TextField } from "@/components/shared/form/text-field";
import { FormFrame } from "@/components/shared/form/form-frame";
import { useLateForm } from "@/components/shared/form/late-form";
import { Button } from "@/components/ui/button";
import { late } from "@/components/ui/late";
import { Skeleton } from "@/components/ui/skeleton";
import { call } from "@/lib/client/api";
import { GoogleButton } from "./google-button";
import { LoginForm } from "./login-form";
import { loadForgotten, loadInvitation, loadReset, loadTwoFactor, loadVerify } from "./load-late";
import { SignupForm } from "./signup-form";
import type { View } from "./views";
import { showFailure } from "./show-failure";
import type { ViewProps } from "./view-props";

const Invitation = late(loadInvitation);
const ResetForm = late(loadReset);
const TwoFactorForm = late(loadTwoFactor);
const VerifyEmail = late(loadVerify);

interface SignInViewsProps extends ViewProps {
  view: View;
  googleEnabled: boolean | null;
  next?: string;
  onClose: () => void;
  /** Called when a view is ready for use. */
  onShown: () => void;
}

export function SignInViews(props: SignInViewsProps) {
  return (
    <Suspense fallback={<Skeleton className="h-40" />}>
      <ViewOf {...props} />
      <Shown key={props.view.name} tell={props.onShown} />
    </Suspense>
  );
}

function Shown({ tell }: { tell: () => void }) {
  useEffect(tell, [tell]);
  return null;
}

function ViewOf(props: SignInViewsProps): ReactNode {
  const { view, setView, enter } = props;
  switch (view.name) {
    case "login":
    case "signup":
      return <LoginOrSignup {...props} mode={view.name} />;
    case "forgot":
      return <ForgotForm email={view.email} setView={setView} />;
    case "two-factor":
      return <TwoFactorForm {...view} setView={setView} enter={enter} />;
    case "reset":
      return <ResetForm link={view.link} setView={setView} />;
    case "invite":
      return <Invitation link={view.link} setView={setView} enter={enter} />;
    case "verify":
      return <VerifyEmail link={view.link} setView={setView} onClose={props.onClose} />;
  }
}

function LoginOrSignup(props: SignInViewsProps & { mode: "login" | "signup" }) {
  const { mode, setView, enter, googleEnabled, next } = props;
  // The email carries over from one form to the next.
  const [email, setEmail] = useState("");
  const t = useTranslate();
  const form = { email, setEmail, setView, enter };
  return (
    <Tabs
      value={mode}
      onValueChange={(name) => setView({ name: name === "signup" ? "signup" : "login" })}
    >
      <TabsList aria-label={t("Sign in or sign up")} className="*:flex-1">
        <TabsTrigger value="login">{t("Sign In")}</TabsTrigger>
        <TabsTrigger value="signup">{t("Sign Up")}</TabsTrigger>
      </TabsList>
      <TabsContent value="login" tabIndex={-1} className="pt-4">
        <LoginForm {...form} />
      </TabsContent>
      <TabsContent value="signup" tabIndex={-1} className="pt-4">
        <SignupForm {...form} />
      </TabsContent>
      {googleEnabled !== null && <GoogleButton isOn={googleEnabled} next={next} />}
    </Tabs>
  );
}

interface ForgotFormProps extends Pick<ViewProps, "setView"> {
  /** The email from the login form. */
  email: string;
}

function ForgotForm({ email, setView }: ForgotFormProps) {
  const t = useTranslate();
  const [sentTo, setSentTo] = useState<string>();
  const form = useLateForm(loadForgotten, { email });

  async function send(body: { email: string }) {
    try {
      await call("POST /auth/password/forgot", { body, token: null });
      setSentTo(body.email);
    } catch (error) {
      showFailure("Link not sent", error, "The shop could not be reached. Please try again.", t);
    }
  }

  const back = (
    <Button variant="ghost" className="mt-3 w-full" onClick={() => setView({ name: "login" })}>
      {t("Back to Sign In")}
    </Button>
  );
  if (sentTo) {
    return (
      <>
        <p role="status">
          {t.parts(
            "If there is an account for {email}, we have sent it a link. It works once, within 30 minutes. Please check the spam folder too.",
            { email: <strong className="[overflow-wrap:anywhere]">{sentTo}</strong> },
          )}
        </p>
        {back}
      </>
    );
  }
  return (
    <FormFrame form={form} onSubmit={send}>
      <p className="mb-4 text-muted-foreground">
        {t(
          "Enter the email address of your account. We will send you a link to choose a new password.",
        )}
      </p>
      <TextField name="email" label={t("Email")} required autoComplete="username" />
      <SubmitButton className="mt-5 w-full" busyLabel={t("Sending")}>
        {t("Send the link")}
      </SubmitButton>
      {back}
    </FormFrame>
  );
}
