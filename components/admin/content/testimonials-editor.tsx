"use client";

import { SwitchField } from "@/components/shared/form/switch-field";
import { TextField } from "@/components/shared/form/text-field";
import { TextareaField } from "@/components/shared/form/textarea-field";
import { useZodForm } from "@/components/shared/form/zod-form";
import { MOST_TESTIMONIALS, testimonialsBlock } from "@/lib/shop/content/blocks";
import { DEFAULT_CONTENT } from "@/lib/shop/content/defaults";
import { EditorForm, type EditorProps } from "./editor";
import { ItemList } from "./item-list";

const EMPTY = { quote: "", name: "", role: "", city: "" };

export function TestimonialsEditor(props: EditorProps) {
  const { draft, live, isDefault } = props.states.testimonials;
  const form = useZodForm(testimonialsBlock, draft ?? live);
  return (
    <EditorForm block="testimonials" form={form} defaults={DEFAULT_CONTENT.testimonials} {...props}>
      {isDefault && (
        <p className="mb-4 rounded-md border border-kraft-line bg-kraft px-4 py-3 text-sm text-kraft-foreground">
          These six are invented, as part of the demo. Put in what your own buyers wrote to you,
          with their consent, or switch the part off.
        </p>
      )}
      <SwitchField name="shown" label="Show the testimonials" />
      <ItemList what="testimonial" most={MOST_TESTIMONIALS} empty={EMPTY}>
        {(at) => (
          <div className="grid gap-4 sm:grid-cols-3">
            <TextareaField
              name={at("quote")}
              label="Words"
              required
              maxLength={600}
              className="sm:col-span-3 [&_textarea]:min-h-20"
            />
            <TextField name={at("name")} label="Name" required maxLength={80} autoComplete="off" />
            <TextField name={at("role")} label="What they do" maxLength={80} />
            <TextField name={at("city")} label="City" maxLength={60} autoComplete="off" />
          </div>
        )}
      </ItemList>
    </EditorForm>
  );
}
