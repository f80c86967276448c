"use client";

import { useState } from "react";
import { LoadFailure } from "@/components/shared/call/load-failure";
import { Notice } from "@/components/ui/notice";
import { useMay } from "@/lib/client/use-role";
import { guardTexts } from "@/lib/session/guard-texts";
import type { TwoFactorSetup } from "@/lib/identity/two-factor/schemas";
import { PageSpinner } from "../shared/page-spinner";
import { PageHeading } from "../shared/page-heading";
import { AdminsOnly } from "./admins-only";
import { DisabledView } from "./disabled-view";
import { EnabledView } from "./enabled-view";
import { PolicyCard } from "./policy-card";
import { RecoveryCodesView } from "./recovery-codes-view";
import { SetupView } from "./setup-view";
import { useTwoFactorState } from "./use-two-factor";

/** Two-factor authentication of one's own account (docs/product.md: Second factor), and the rule for all who work here. */
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
  // They are shown this once, whatever becomes of the state behind them.
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
