import { ScanLine } from "lucide-react";
import { QRCodeSVG } from "qrcode.react";
import { ZodForm } from "@/components/shared/form/zod-form";
import { Button } from "@/components/ui/button";
import { Card } from "@/components/ui/card";
import { Spinner } from "@/components/ui/spinner";
import { CODE_LENGTH, type TwoFactorSetup } from "@/lib/identity/two-factor/schemas";
import { CopyButton } from "@/components/shared/call/copy-button";
import { CodeField, StatusLine, useProofForm } from "./proof-form";
import { cancelSetup, enable } from "./steps";

interface SetupViewProps {
  /** Null after a reload, because a secret is shown only once. */
  setup: TwoFactorSetup | null;
  /** Whether an earlier secret is still active. */
  enabled: boolean;
  onEnabled: (recoveryCodes: string[]) => void;
  onCancelled: () => Promise<void>;
}

/** The secret as QR code and as text, and a field for the code that proves that the app has it. */
export function SetupView({ setup, enabled, ...on }: SetupViewProps) {
  const { form, proof, busy, run, press } = useProofForm("twoFactorToken");
  return (
    <Card className="p-5 sm:p-6">
      <StatusLine Icon={ScanLine} tone="waiting">
        {setup ? "Set up your authenticator app" : "Setup is not finished"}
      </StatusLine>
      {enabled && (
        <p className="mt-3 measure text-[0.9375rem] text-muted-foreground">
          Your current app keeps working until you confirm a code from the new one.
        </p>
      )}
      {setup ? <Secret setup={setup} /> : <Unfinished />}
      <ZodForm
        form={form}
        onSubmit={() => run(enable(proof, on.onEnabled))}
        className="mt-6 border-t perforated pt-5"
      >
        <p className="mb-4 text-[0.9375rem]">
          <Step>2</Step> Enter the code that the app shows for this shop.
        </p>
        <CodeField />
        <div className="mt-5 flex flex-wrap gap-3">
          <Button type="submit" disabled={busy || proof.length < CODE_LENGTH}>
            {busy && <Spinner />} Confirm
          </Button>
          <Button
            variant={setup ? "ghost" : "outline"}
            disabled={busy}
            onClick={() => press(cancelSetup(on.onCancelled))}
          >
            {setup ? "Cancel Setup" : "Start Over"}
          </Button>
        </div>
      </ZodForm>
    </Card>
  );
}

function Step({ children }: { children: string }) {
  return (
    <span className="mr-1.5 inline-grid size-6 place-items-center rounded-full bg-secondary text-sm font-semibold text-secondary-foreground">
      {children}
    </span>
  );
}

function Unfinished() {
  return (
    <p className="mt-4 measure text-[0.9375rem]">
      The QR code is shown only once. If your app already has an entry for this shop, confirm its
      code below. If not, start over with a new QR code.
    </p>
  );
}

/** Groups of four are easier to read. */
const grouped = (secret: string) => secret.replace(/.{4}(?=.)/g, "$& ");

function Secret({ setup: { otpauthUrl, secret } }: { setup: TwoFactorSetup }) {
  return (
    <div className="mt-5">
      <p className="mb-4 text-[0.9375rem]">
        <Step>1</Step> Scan this QR code with your authenticator app.
      </p>
      <div className="flex flex-wrap items-start gap-x-8 gap-y-5">
        {/* White in the dark theme too, with the quiet zone that cameras need. */}
        <div className="rounded-md border bg-white p-4">
          <QRCodeSVG
            value={otpauthUrl}
            size={180}
            level="H"
            bgColor="#ffffff"
            fgColor="#000000"
            role="img"
            aria-label="QR code for your authenticator app"
          />
        </div>
        <div className="min-w-0 flex-1 basis-64">
          <h3 className="text-sm font-semibold">Cannot scan it?</h3>
          <p className="mt-1 text-sm text-muted-foreground">
            In the app, choose to enter a key by hand and type this one. Do not share it.
          </p>
          <code className="mt-3 block rounded-md border bg-muted px-3 py-2.5 font-mono text-[0.9375rem] leading-relaxed break-words select-all">
            {grouped(secret)}
          </code>
          <div className="mt-3 flex flex-wrap gap-2">
            <CopyButton text={secret}>Copy Key</CopyButton>
            <Button
              asChild
              size="sm"
              variant="outline"
              className="hidden pointer-coarse:inline-flex"
            >
              <a href={otpauthUrl}>Open in an app on this device</a>
            </Button>
          </div>
        </div>
      </div>
    </div>
  );
}
