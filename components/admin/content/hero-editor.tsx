"use client";

import { SelectField } from "@/components/shared/form/select-field";
import { TextField } from "@/components/shared/form/text-field";
import { TextareaField } from "@/components/shared/form/textarea-field";
import { useZodForm } from "@/components/shared/form/zod-form";
import { heroBlock } from "@/lib/shop/content/blocks";
import { DEFAULT_CONTENT } from "@/lib/shop/content/defaults";
import { EditorForm, type EditorProps } from "./editor";
import { QuoteHint } from "./quote-hint";

const PICTURES = [
  { value: "workbench", label: "Packaging on a workbench" },
  { value: "none", label: "No picture" },
];

export function HeroEditor(props: EditorProps) {
  const { draft, live } = props.states.hero;
  const form = useZodForm(heroBlock, draft ?? live);
  return (
    <EditorForm block="hero" form={form} defaults={DEFAULT_CONTENT.hero} {...props}>
      <QuoteHint />
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField
          name="title"
          label="Heading"
          required
          maxLength={120}
          hint="Also on the picture that other sites show of a link to the shop"
          className="sm:col-span-2"
        />
        <TextareaField
          name="text"
          label="Text"
          maxLength={400}
          className="sm:col-span-2 [&_textarea]:min-h-24"
        />
        <TextField name="linkLabel" label="First button" maxLength={40} hint="Empty: no button" />
        <TextField name="linkAddress" label="Where it leads" hint="Such as /products" />
        <TextField
          name="secondLabel"
          label="Second button"
          maxLength={40}
          hint="Empty: no button"
        />
        <TextField
          name="secondAddress"
          label="Where the second leads"
          hint="Such as /quote, or https://…"
        />
        <SelectField name="picture" label="Picture" required options={PICTURES} />
      </div>
    </EditorForm>
  );
}
