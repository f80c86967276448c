"use client";

import { SwitchField } from "@/components/shared/form/switch-field";
import { useZodForm } from "@/components/shared/form/zod-form";
import { sectionsBlock } from "@/lib/shop/content/blocks";
import { DEFAULT_CONTENT } from "@/lib/shop/content/defaults";
import { EditorForm, type EditorProps } from "./editor";

export function SectionsEditor(props: EditorProps) {
  const { draft, live } = props.states.sections;
  const form = useZodForm(sectionsBlock, draft ?? live);
  return (
    <EditorForm block="sections" form={form} defaults={DEFAULT_CONTENT.sections} {...props}>
      <div className="grid gap-x-5 gap-y-2 sm:grid-cols-2">
        <SwitchField name="hero" label="Top with its heading" />
        <SwitchField name="trades" label="Ways in by trade" />
        <SwitchField name="figures" label="Band of figures" />
        <SwitchField name="featured" label="Featured products" />
        <SwitchField name="whyChooseUs" label="Why businesses stay with us" />
      </div>
    </EditorForm>
  );
}
