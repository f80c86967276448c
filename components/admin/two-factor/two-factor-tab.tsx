"use client";

import { ShieldOff } from "lucide-react";
import { useState } from "react";
import { LoadFailure } from "@/components/shared/call/load-failure";
import { endsSession } from "@/components/shared/call/refusal-text";
import { type Load, useLoad } from "@/components/shared/call/use-load";
import { TextField } from "@/components/shared/form/text-field";
import { ZodForm } from "@/components/shared/form/zod-form";
import { Button } from "@/components/ui/button";
import { Card } from "@/components/ui/card";
import { Notice } from "@/components/ui/notice";
import { Spinner } from "@/components/ui/spinner";
import { toast } from "@/components/ui/toast/toast";
import { PASSWORD_LENGTH } from "@/lib/base/input/lengths";
import { call } from "@/lib/client/api";
import { useMay } from "@/lib/client/use-role";
import type { TwoFactorSetup, TwoFactorState } from "@/lib/identity/two-factor/schemas";
import { guardTexts } from "@/lib/session/guard-texts";
import { AdminsOnly, PageHeading, PageSpinner } from "../shared/page-heading";
import { EnabledView } from "./enabled-view";
import { PolicyCard } from "./policy-card";
import { RecoveryCodesView } from "./recovery-codes-view";
import { SetupView } from "./setup-view";
import { StatusLine, useProofForm } from "./proof-form";
import { generateSecret } from "./steps";

/** The user's own two-factor authentication (docs/product.md: Second factor), and the rule for all staff. */
export function TwoFactorTab() {
  const load = useTwoFactorState();
  const state = load.value;
  return (
    <section aria-label="Two-Factor Authentication" className="max-w-3xl">
      <PageHeading title="Two-Factor Authentication" />
      {load.error?.code === "forbidden" && <AdminsOnly />}
      {load.error && load.error.code !== "forbidden" && (
        <LoadFailure text="Failed to fetch user data for 2FA settings." retry={load.reload} />
      )}
      {!state && load.loading && <PageSpinner />}
      {state && load.error?.code !== "forbidden" && (
        <div className="space-y-5">
          {state.required && !state.enabled && (
            <Notice role="status">
              <p className="text-[0.9375rem]">{guardTexts.secondFactor.description}</p>
            </Notice>
          )}
          <OwnFactor state={state} renew={load.renew} />
        </div>
      )}
    </section>
  );
}

type OwnFactorProps = {
  state: NonNullable<ReturnType<typeof useTwoFactorState>["value"]>;
  renew: () => Promise<unknown>;
};

function OwnFactor({ state, renew }: OwnFactorProps) {
  const [setup, setSetup] = useState<TwoFactorSetup | null>(null);
  const [codes, setCodes] = useState<string[] | null>(null);
  const mayDecide = useMay("settings.write");
  const settle = async () => {
    await renew();
    setSetup(null);
  };
  // Recovery codes are shown only now, even if the state behind them changes.
  const receive = (recoveryCodes: string[]) => {
    setCodes(recoveryCodes);
    void settle();
  };

  if (codes) return <RecoveryCodesView codes={codes} onKept={() => setCodes(null)} />;
  if (setup || state.setupStarted) {
    return (
      <SetupView
        key={setup?.secret}
        setup={setup}
        enabled={state.enabled}
        onEnabled={receive}
        onCancelled={settle}
      />
    );
  }
  return (
    <>
      {state.enabled ? (
        <EnabledView state={state} onStarted={setSetup} onRenewed={receive} onDisabled={settle} />
      ) : (
        <DisabledView hasPassword={state.hasPassword} onStarted={setSetup} />
      )}
      {mayDecide && <PolicyCard state={state} onChanged={renew} />}
    </>
  );
}

interface DisabledViewProps {
  /** False for an account that signs in only with Google. */
  hasPassword: boolean;
  onStarted: (setup: TwoFactorSetup) => void;
}

function DisabledView({ hasPassword, onStarted }: DisabledViewProps) {
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

function loadState(_: string, signal: AbortSignal): Promise<TwoFactorState> {
  return call("GET /auth/2fa", { signal });
}

/** Loads the state of the second factor; every failure has the same text (docs/product.md: Messages). */
function useTwoFactorState(): Load<TwoFactorState> {
  return useLoad({
    load: loadState,
    onFailure: (error) => {
      if (endsSession(error) || error.code === "forbidden") return;
      toast({
        title: "Error",
        description: "Failed to fetch user data for 2FA settings.",
        destructive: true,
      });
    },
  });
}
