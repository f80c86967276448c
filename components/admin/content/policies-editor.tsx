"use client";

import { TextField } from "@/components/shared/form/text-field";
import { useZodForm } from "@/components/shared/form/zod-form";
import { policiesBlock } from "@/lib/shop/content/blocks";
import { DEFAULT_CONTENT } from "@/lib/shop/content/defaults";
import { EditorForm, type EditorProps } from "./editor";

const SPAN = "A number, or a span such as 7-10";

export function PoliciesEditor(props: EditorProps) {
  const { draft, live } = props.states.policies;
  const form = useZodForm(policiesBlock, draft ?? live);
  return (
    <EditorForm
      block="policies"
      form={form}
      defaults={DEFAULT_CONTENT.policies}
      page="returns"
      {...props}
    >
      <p className="mb-5 text-sm text-muted-foreground">
        Leave one empty and the policies leave the sentence out. Customers rely on what stood here
        when they ordered: change the date below with the facts.
      </p>
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField
          name="claimReportHours"
          label="Damage is reported within (hours)"
          hint="Counted from receipt"
          inputMode="numeric"
        />
        <TextField
          name="claimAssessmentDays"
          label="Claims are assessed in (business days)"
          hint={SPAN}
        />
        <TextField name="refundDays" label="Refunds take (business days)" hint={SPAN} />
        <TextField
          name="returnDays"
          label="Standard products can be returned within (days)"
          inputMode="numeric"
        />
        <TextField name="warrantyDays" label="Warranty (days)" inputMode="numeric" />
        <TextField name="minimumAge" label="Customers are at least (years)" inputMode="numeric" />
        <TextField name="noticeDays" label="Notice of changed terms (days)" inputMode="numeric" />
        <TextField
          name="liabilityMonths"
          label="Liability is capped at what was paid in (months)"
          inputMode="numeric"
        />
        <TextField
          name="lastUpdated"
          label="Last updated"
          required
          hint="Below each policy's title, such as January 2025"
        />
      </div>
    </EditorForm>
  );
}
