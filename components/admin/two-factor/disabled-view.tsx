"use client";

import { ShieldOff } from "lucide-react";
import { useState, type SyntheticEvent } from "react";
import { Button } from "@/components/ui/button";
import { Card } from "@/components/ui/card";
import { Spinner } from "@/components/ui/spinner";
import type { TwoFactorSetup } from "@/lib/two-factor/schemas";
import { generateSecret } from "./calls";
import { CurrentPassword } from "./current-password";
import { StatusLine } from "./status-line";
import { useCodeAction } from "./use-two-factor";

interface DisabledViewProps {
  /** False for an account that signs in with Google alone. */
  hasPassword: boolean;
  onStarted: (setup: TwoFactorSetup) => void;
}

/** Off: what it is for, and the way to begin. */
export function DisabledView({ hasPassword, onStarted }: DisabledViewProps) {
  const [password, setPassword] = useState("");
  const { busy, problem, clear, run } = useCodeAction();
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    void run(...generateSecret(hasPassword ? { currentPassword: password } : {}, onStarted));
  };
  const change = (text: string) => {
    setPassword(text);
    clear();
  };
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
      <form onSubmit={submit} noValidate className="mt-5">
        {hasPassword && <CurrentPassword value={password} onChange={change} problem={problem} />}
        <Button type="submit" className="mt-5" disabled={busy}>
          {busy && <Spinner />} Generate Secret
        </Button>
      </form>
    </Card>
  );
}
