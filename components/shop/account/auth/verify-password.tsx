"use client";

import type { z } from "zod";
import { PasswordField } from "@/components/shared/form/password-field";
import { SubmitButton } from "@/components/shared/form/submit-button";
import { showFieldErrors, useZodForm, ZodForm } from "@/components/shared/form/zod-form";
import { Button } from "@/components/ui/button";
import { loginSchema } from "@/lib/identity/accounts/schemas";
import type { Outcome } from "./verify-outcome";

const schema = loginSchema.pick({ password: true });

interface VerifyPasswordProps {
  verify: (password: string) => Promise<Outcome>;
  /** To a new password by mail. */
  forgotten: () => void;
}

/** Whoever reads the mailbox proves that the account is theirs, too: a stranger may have opened it. */
export function VerifyPassword({ verify, forgotten }: VerifyPasswordProps) {
  const form = useZodForm(schema, { password: "" });

  async function send({ password }: z.output<typeof schema>) {
    const outcome = await verify(password);
    if (outcome.state === "password") showFieldErrors(form, { password: outcome.problem });
    if (outcome.state === "later") showFieldErrors(form, { password: outcome.text });
  }

  return (
    <ZodForm form={form} onSubmit={send} className="grid gap-4">
      <p className="text-muted-foreground">
        You are not signed in to this account here. Enter its password to verify the address; every
        other device is then signed out.
      </p>
      <PasswordField name="password" label="Password" required autoComplete="current-password" />
      <SubmitButton className="mt-1 w-full" busyLabel="Verifying">
        Verify my address
      </SubmitButton>
      <p className="mt-2 border-t perforated pt-5 text-muted-foreground">
        Forgot it, or did not open this account? Choose a new password by email: the old one stops
        working and every device is signed out.
      </p>
      <Button variant="outline" onClick={forgotten}>
        Mail me a link
      </Button>
    </ZodForm>
  );
}
