"use client";

import { useState } from "react";
import type { z } from "zod";
import { SubmitButton } from "@/components/shared/form/submit-button";
import { TextField } from "@/components/shared/form/text-field";
import { useZodForm, ZodForm } from "@/components/shared/form/zod-form";
import { Button } from "@/components/ui/button";
import { forgotPasswordSchema } from "@/lib/identity/accounts/schemas";
import { call } from "@/lib/client/api";
import type { ViewProps } from "./sign-in-views";
import { tellFailure } from "./tell-failure";

interface ForgotFormProps extends Pick<ViewProps, "setView"> {
  /** What was typed into the login form. */
  email: string;
}

export function ForgotForm({ email, setView }: ForgotFormProps) {
  const [sentTo, setSentTo] = useState<string>();
  const form = useZodForm(forgotPasswordSchema, { email });

  async function send(body: z.output<typeof forgotPasswordSchema>) {
    try {
      await call("POST /auth/password/forgot", { body, token: null });
      setSentTo(body.email);
    } catch (error) {
      tellFailure("Link not sent", error, "The shop could not be reached. Please try again.");
    }
  }

  const back = (
    <Button variant="ghost" className="mt-3 w-full" onClick={() => setView({ name: "login" })}>
      Back to Sign In
    </Button>
  );
  if (sentTo) {
    return (
      <>
        <p role="status">
          If there is an account for <strong className="[overflow-wrap:anywhere]">{sentTo}</strong>,
          we have sent it a link. It works once, within 30 minutes. Please check the spam folder
          too.
        </p>
        {back}
      </>
    );
  }
  return (
    <ZodForm form={form} onSubmit={send}>
      <p className="mb-4 text-muted-foreground">
        Enter the email address of your account. We will send you a link to choose a new password.
      </p>
      <TextField name="email" label="Email" required autoComplete="username" />
      <SubmitButton className="mt-5 w-full" busyLabel="Sending">
        Send the link
      </SubmitButton>
      {back}
    </ZodForm>
  );
}
