"use client";

import { TextField } from "@/components/shared/form/text-field";
import { useZodForm } from "@/components/shared/form/zod-form";
import { claimsBlock } from "@/lib/shop/content/blocks";
import { DEFAULT_CONTENT } from "@/lib/shop/content/defaults";
import { EditorForm, type EditorProps } from "./editor";

export function ClaimsEditor(props: EditorProps) {
  const { draft, live } = props.states.claims;
  const form = useZodForm(claimsBlock, draft ?? live);
  return (
    <EditorForm block="claims" form={form} defaults={DEFAULT_CONTENT.claims} {...props}>
      <p className="mb-5 text-sm text-muted-foreground">
        Pages, emails and the chat assistant quote these. Leave one empty and the site does not
        mention it.
      </p>
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField name="minimumOrder" label="Orders from" hint="Such as 100 pieces" />
        <TextField name="production" label="Production takes" hint="Such as 3-5 business days" />
        <TextField
          name="delivery"
          label="Delivery takes"
          hint="After dispatch, such as 24-48 hrs"
        />
        <TextField name="clients" label="Clients" hint="Such as 500+" />
        <TextField name="states" label="States with clients" hint="Such as 28" />
        <TextField
          name="quoteReplyHours"
          label="Quotes answered within (hours)"
          inputMode="numeric"
        />
        <TextField
          name="responseHours"
          label="Response in business hours within (hours)"
          hint="A number, or a span such as 2-4"
        />
      </div>
    </EditorForm>
  );
}
