"use client";

import { ShieldOff } from "lucide-react";
import { TextField } from "@/components/shared/form/text-field";
import { ZodForm } from "@/components/shared/form/zod-form";
import { Button } from "@/components/ui/button";
import { Card } from "@/components/ui/card";
import { Spinner } from "@/components/ui/spinner";
import { PASSWORD_LENGTH } from "@/lib/base/input/password-length";
import type { TwoFactorSetup } from "@/lib/identity/two-factor/schemas";
import { StatusLine } from "./status-line";
import { generateSecret } from "./steps";
import { useProofForm } from "./use-proof-form";

interface DisabledViewProps {
  /** False for an account that signs in with Google alone. */
  hasPassword: boolean;
  onStarted: (setup: TwoFactorSetup) => void;
}

/** Off: what it is for, and the way to begin. */
export function DisabledView({ hasPassword, onStarted }: DisabledViewProps) {
  const { form, proof, busy, run } = useProofForm("currentPassword");
  const start = () => run(generateSecret(hasPassword ? { currentPassword: proof } : {}, onStarted));
  return (
    <Card className="p-5 sm:p-6">
      <StatusLine Icon={ShieldOff} tone="off">
        Two-factor authentication is off
      </StatusLine>
      <p className="mt-3 measure text-[0.9375rem]">
        When it is on, signing in needs your password and a code that changes every 30 seconds. A
        stolen password alone is then not enough.
      </p>
      <p className="mt-2 measure text-[0.9375rem] text-muted-foreground">
        You need an authenticator app on your phone, such as Google Authenticator, Microsoft
        Authenticator or 2FAS, and about two minutes.
      </p>
      <ZodForm form={form} onSubmit={start} className="mt-5">
        {hasPassword && (
          <TextField
            name="currentPassword"
            label="Current Password"
            required
            maxLength={PASSWORD_LENGTH.most}
            className="[&_input]:max-w-80"
          />
        )}
        <Button type="submit" className="mt-5" disabled={busy}>
          {busy && <Spinner />} Generate Secret
        </Button>
      </ZodForm>
    </Card>
  );
}
