"use client";

import { TextField } from "@/components/shared/form/text-field";
import { TextareaField } from "@/components/shared/form/textarea-field";
import { useZodForm } from "@/components/shared/form/zod-form";
import { MOST_REASONS, whyChooseUsBlock } from "@/lib/shop/content/blocks";
import { DEFAULT_CONTENT } from "@/lib/shop/content/defaults";
import { EditorForm, type EditorProps } from "./editor";
import { ItemList } from "./item-list";
import { QuoteHint } from "./quote-hint";

const EMPTY = { figure: "", title: "", text: "" };

export function WhyEditor(props: EditorProps) {
  const { draft, live } = props.states.whyChooseUs;
  const form = useZodForm(whyChooseUsBlock, draft ?? live);
  return (
    <EditorForm block="whyChooseUs" form={form} defaults={DEFAULT_CONTENT.whyChooseUs} {...props}>
      <QuoteHint />
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField name="title" label="Heading" required maxLength={60} />
        <TextField name="text" label="Below the heading" maxLength={160} />
      </div>
      <ItemList what="reason" most={MOST_REASONS} empty={EMPTY}>
        {(at) => (
          <div className="grid gap-4 sm:grid-cols-[12rem_minmax(0,1fr)]">
            <TextField
              name={at("figure")}
              label="Figure"
              maxLength={20}
              hint="Shown large; empty: a leaf"
            />
            <TextField name={at("title")} label="Title" required maxLength={80} />
            <TextareaField
              name={at("text")}
              label="Text"
              maxLength={300}
              className="sm:col-span-2 [&_textarea]:min-h-20"
            />
          </div>
        )}
      </ItemList>
    </EditorForm>
  );
}
