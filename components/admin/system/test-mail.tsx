"use client";

import { Send } from "lucide-react";
import { useState } from "react";
import { useAction } from "@/components/shared/call/use-action";
import { SubmitButton } from "@/components/shared/form/submit-button";
import { TextField } from "@/components/shared/form/text-field";
import { showFieldErrors, useZodForm, ZodForm } from "@/components/shared/form/zod-form";
import { call } from "@/lib/client/api";
import { testMailSchema, type TestMailResult } from "@/lib/dashboard/system/schemas";

/** One email at once, and what the mail server says to it. */
export function TestMail() {
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
