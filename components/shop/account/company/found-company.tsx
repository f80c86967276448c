"use client";

import { useWords } from "#words";
import { useAction } from "@/components/shared/call/use-action";
import { SubmitButton } from "@/components/shared/form/submit-button";
import { TextField } from "@/components/shared/form/text-field";
import { showFieldErrors, useZodForm, ZodForm } from "@/components/shared/form/zod-form";
import { Card } from "@/components/ui/card";
import { toast } from "@/components/ui/toast/toast";
import { z } from "@/lib/base/input/zod";
import { call } from "@/lib/client/api";
import { foundCompanySchema } from "@/lib/identity/companies/schemas";

const schema = z.object({
  name: foundCompanySchema.shape.name,
  legalName: z.string().trim().max(160, "Use at most 160 characters"),
});

interface FoundCompanyProps {
  /** What the profile calls the company; may be empty. */
  name: string;
  /** Resolves once the profile names the company. */
  onFounded: () => Promise<unknown>;
}

export function FoundCompany({ name: known, onFounded }: FoundCompanyProps) {
  const say = useWords();
  const form = useZodForm(schema, { name: known, legalName: "" });
  const { run } = useAction({
    title: say("Company Not Added"),
    text: say("The company could not be added. Please try again."),
    onRefused: ({ fields }) => showFieldErrors(form, fields),
  });

  async function found({ name, legalName }: z.output<typeof schema>) {
    await call("POST /company", { body: { name, ...(legalName && { legalName }) } });
    await onFounded();
    toast({
      title: say("Company Added"),
      description: say("You are the owner of {name}.", { name }),
    });
  }

  return (
    <Card className="max-w-xl p-5 sm:p-6">
      <h2 className="text-heading">{say("Buy as a company")}</h2>
      <p className="mt-2 mb-5 text-muted-foreground">
        {say(
          "Invite the people who buy with you, and decide what each may order. What you order from then on is the company’s; earlier orders stay yours. Credit that we gave you moves to the company, with the orders that are still to be paid on it.",
        )}
      </p>
      <ZodForm form={form} onSubmit={(values) => run(() => found(values))} className="grid gap-5">
        <TextField name="name" label={say("Company Name")} required autoComplete="organization" />
        <TextField
          name="legalName"
          label={say("Legal Name")}
          hint={say("As registered, where it is another one.")}
          autoComplete="off"
        />
        <SubmitButton busyLabel={say("Adding")} className="max-sm:w-full sm:justify-self-start">
          {say("Add Company")}
        </SubmitButton>
      </ZodForm>
    </Card>
  );
}
