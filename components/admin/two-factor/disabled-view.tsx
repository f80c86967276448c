"use client";

import { ShieldOff } from "lucide-react";
import { Button } from "@/components/ui/button";
import { Card } from "@/components/ui/card";
import { Spinner } from "@/components/ui/spinner";
import type { TwoFactorSetup } from "@/lib/two-factor/schemas";
import { generateSecret } from "./calls";
import { StatusLine } from "./status-line";
import { useCodeAction } from "./use-two-factor";

/** Off: what it is for, and the way to begin. */
export function DisabledView({ onStarted }: { onStarted: (setup: TwoFactorSetup) => void }) {
  const { busy, run } = useCodeAction();
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
      <Button
        className="mt-5"
        disabled={busy}
        onClick={() => void run(...generateSecret(undefined, onStarted))}
      >
        {busy && <Spinner />} Generate Secret
      </Button>
    </Card>
  );
}
