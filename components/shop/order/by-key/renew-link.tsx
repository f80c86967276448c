"use client";

import { useState } from "react";
import type { z } from "zod";
import { useWords } from "#words";
import { useAction } from "@/components/shared/call/use-action";
import { SubmitButton } from "@/components/shared/form/submit-button";
import { TextField } from "@/components/shared/form/text-field";
import { useZodForm, ZodForm } from "@/components/shared/form/zod-form";
import { call } from "@/lib/client/api";
import { renewOrderKeySchema } from "@/lib/orders/schemas";

/** Emails a new link to an order whose link was lost or has expired. */
export function RenewLink({ orderId }: { orderId: string }) {
  const say = useWords();
  const [sentTo, setSentTo] = useState<string>();
  const form = useZodForm(renewOrderKeySchema, { orderId, email: "" });
  const { run } = useAction({
    title: say("Link Not Sent"),
    text: say("The shop could not be reached. Please try again."),
  });

  async function send(body: z.output<typeof renewOrderKeySchema>) {
    await run(async () => {
      await call("POST /orders/renew-key", { body, token: null });
      setSentTo(body.email);
    });
  }

  if (sentTo) {
    return (
      <p role="status" className="mx-auto max-w-md text-left">
        {say.parts(
          "If this order was placed with {email}, we have sent a new link to it. Look in the spam folder too.",
          { email: <strong className="break-all">{sentTo}</strong> },
        )}
      </p>
    );
  }
  return (
    <ZodForm form={form} onSubmit={send} className="mx-auto w-full max-w-md space-y-4 text-left">
      <TextField name="orderId" label={say("Order Number")} required autoComplete="off" />
      <TextField name="email" label={say("Email")} required autoComplete="email" />
      <SubmitButton className="w-full" busyLabel={say("Sending")}>
        {say("Mail me a new link")}
      </SubmitButton>
    </ZodForm>
  );
}
