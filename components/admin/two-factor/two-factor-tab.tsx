import { ShieldOff, Download, LifeBuoy } from "lucide-react";
import { useState, useEffect, useRef } from "react";
import { LoadFailure } from "@/components/shared/call/load-failure";
import { endsSession } from "@/components/shared/call/refusal-text";
import { type Load, useLoad } from "@/components/shared/call/use-load";
import { TextField } from "@/components/shared/form/text-field";
import { ZodForm } from "@/components/shared/form/zod-form";
import { Button } from "@/components/ui/button";
import { Card } from "@/components/ui/card";
import { Notice } from "@/components/ui/notice";
import { Spinner } from "@/components/ui/spinner";
import { toastFailure } from "@/components/ui/toast/toast";
import { PASSWORD_LENGTH } from "@/lib/base/input/lengths";
import { call } from "@/lib/client/api";
import { useMay } from "@/lib/client/use-role";
import type { TwoFactorSetup, TwoFactorState } from "@/lib/identity/two-factor/schemas";
import { guardTexts } from "@/lib/identity/session/guard-texts";
import { AdminsOnly, PageHeading, PageSpinner } from "@/components/admin/shared/page-heading";
import { dayText } from "@/components/shared/format/dates";
import { LeaveGuard } from "@/components/shared/call/leave-guard";
import { CopyButton } from "@/components/shared/call/copy-button";
import { EnabledView } from "./enabled-view";
import { PolicyCard } from "./policy-card";
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
      toastFailure("Error", "Failed to fetch user data for 2FA settings.");
    },
  });
}

/** Shows the ten codes once; leaving asks for confirmation. */
function RecoveryCodesView({ codes, onKept }: { codes: readonly string[]; onKept: () => void }) {
  const card = useRef<HTMLDivElement>(null);

  // The pressed button is gone, so the focus moves to the card.
  useEffect(() => card.current?.focus(), []);

  return (
    <Card ref={card} tabIndex={-1} className="p-5 outline-none sm:p-6">
      <StatusLine Icon={LifeBuoy} tone="waiting">
        Save your recovery codes
      </StatusLine>
      <p className="mt-3 measure text-[0.9375rem]">
        If you lose your phone, sign in with one of these codes instead. Each works once. They are
        shown only now: print them, or save the file where you can reach it without your phone.
      </p>
      <ol
        aria-label="Recovery codes"
        className="mt-5 grid max-w-lg gap-x-8 gap-y-1.5 rounded-md border bg-muted px-4 py-3.5 font-mono text-[0.9375rem] select-all sm:grid-cols-2"
      >
        {codes.map((code) => (
          <li key={code} className="whitespace-nowrap">
            {code}
          </li>
        ))}
      </ol>
      <div className="mt-4 flex flex-wrap gap-2">
        <Button size="sm" variant="outline" onClick={() => download(codes)}>
          <Download aria-hidden /> Download
        </Button>
        <CopyButton text={codes.join("\n")}>Copy</CopyButton>
      </div>
      <div className="mt-6 border-t perforated pt-5">
        <Button onClick={onKept}>I have saved them</Button>
      </div>
      <LeaveGuard
        active
        title="Have you saved the codes?"
        leave="Leave Without Them"
        stay="Stay Here"
      >
        <p>
          They cannot be shown again. If you lose both the codes and your phone, only somebody with
          access to the shop’s server can let you in.
        </p>
      </LeaveGuard>
    </Card>
  );
}

function download(codes: readonly string[]): void {
  const day = dayText(new Date());
  const text = [
    `Recovery codes for ${window.location.host}`,
    `Made on ${day}. Each works once, instead of the code of your authenticator app.`,
    "",
    ...codes,
    "",
  ].join("\r\n");
  const address = URL.createObjectURL(new Blob([text], { type: "text/plain;charset=utf-8" }));
  const link = document.createElement("a");
  link.href = address;
  link.download = "recovery-codes.txt";
  link.click();
  URL.revokeObjectURL(address);
}
