import { Send } from "lucide-react";
import { useState } from "react";
import { LoadFailure } from "@/components/shared/call/load-failure";
import { useAction } from "@/components/shared/call/use-action";
import { type Load, useLoad } from "@/components/shared/call/use-load";
import { SubmitButton } from "@/components/shared/form/submit-button";
import { TextField } from "@/components/shared/form/text-field";
import { showFieldErrors, useZodForm, ZodForm } from "@/components/shared/form/zod-form";
import { call } from "@/lib/client/api";
import { type System, type TestMailResult, testMailSchema } from "@/lib/dashboard/system/schemas";
import { tellAdminDataFailed } from "../overview/use-overview";
import { PageHeading, PageSpinner, RefreshButton } from "../shared/page-heading";
import { Backups } from "./backups";
import { checkSystem, countTrouble } from "./checks";
import { QueueList } from "./queue-list";
import { SystemCards } from "./system-cards";

export function SystemTab() {
  const { value, error, loading, reload, renew } = useSystem();
  if (error && !value)
    return <LoadFailure text="The system status could not be loaded." retry={reload} />;
  if (!value) return <PageSpinner />;
  const checks = checkSystem(value.system, value.at);
  return (
    <>
      <PageHeading title="System" actions={<RefreshButton busy={loading} onClick={reload} />}>
        <p role="status">{summary(countTrouble(checks))}</p>
      </PageHeading>
      <SystemCards system={value.system} checks={checks} />
      <Backups backups={value.system.backups} now={value.at} onChange={renew} />
      <TestMail />
      <QueueList system={value.system} onRetried={renew} />
    </>
  );
}

function summary(trouble: number): string {
  if (trouble === 0) return "Everything is in order.";
  return trouble === 1 ? "One thing needs attention." : `${trouble} things need attention.`;
}

interface SeenSystem {
  system: System;
  /** When it was loaded, in milliseconds since 1970. */
  at: number;
}

async function loadSystem(_: string, signal: AbortSignal): Promise<SeenSystem> {
  const system = await call("GET /admin/system", { signal });
  return { system, at: Date.now() };
}

function useSystem(): Load<SeenSystem> {
  return useLoad({ load: loadSystem, onFailure: tellAdminDataFailed });
}

function TestMail() {
  const [result, setResult] = useState<TestMailResult | null>(null);
  const form = useZodForm(testMailSchema, { to: "" });
  const { run } = useAction({
    title: "Test Email Not Sent",
    text: "Please try again.",
    onRefused: (error) => showFieldErrors(form, error.fields),
  });
  return (
    <section aria-labelledby="test-email" className="mt-8">
      <h3 id="test-email" className="text-lg">
        Test email
      </h3>
      <ZodForm
        form={form}
        onSubmit={(body) =>
          run(async () => setResult(await call("POST /admin/system/test-mail", { body })))
        }
        className="mt-3 rounded-lg border bg-card p-4"
      >
        <div className="flex flex-wrap items-end gap-3">
          <TextField name="to" label="Send it to" required className="w-full sm:w-80" />
          <SubmitButton variant="outline" busyLabel="Sending">
            <Send aria-hidden /> Send Test Email
          </SubmitButton>
        </div>
        <p role="status" className="mt-3 text-sm empty:hidden">
          {result && (
            <>
              <strong className="font-semibold">
                {result.sent ? "The mail server accepted it." : "It was not sent."}
              </strong>{" "}
              <span className="[overflow-wrap:anywhere] text-muted-foreground">
                {result.answer}
              </span>
            </>
          )}
        </p>
      </ZodForm>
    </section>
  );
}
