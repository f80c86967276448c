"use client";

import { SwitchField } from "@/components/shared/form/switch-field";
import { TextField } from "@/components/shared/form/text-field";
import { useZodForm } from "@/components/shared/form/zod-form";
import { announcementWith, type SiteContent } from "@/lib/shop/content/blocks";
import { DEFAULT_CONTENT } from "@/lib/shop/content/defaults";
import { toIndiaInput } from "@/lib/base/india-time";
import { momentText } from "@/lib/shop/promotions/promo-form";
import { MomentField } from "../shared/moment-field";
import { EditorForm, type EditorProps } from "./editor";

const formSchema = announcementWith(momentText);

const typed = (moment: string | null) => (moment ? toIndiaInput(new Date(moment)) : "");

const valuesOf = ({ from, to, ...words }: SiteContent["announcement"]) => ({
  ...words,
  from: typed(from),
  to: typed(to),
});

export function AnnouncementEditor(props: EditorProps) {
  const { draft, live } = props.states.announcement;
  const form = useZodForm(formSchema, valuesOf(draft ?? live));
  const defaults = valuesOf(DEFAULT_CONTENT.announcement);
  return (
    <EditorForm block="announcement" form={form} defaults={defaults} {...props}>
      <SwitchField name="shown" label="Show the announcement" className="mb-4" />
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField
          name="text"
          label="Text"
          hint="One short line; whoever closes it sees it again when it changes"
          className="sm:col-span-2"
        />
        <TextField name="linkLabel" label="Words of a link" hint="Such as See the offer" />
        <TextField name="linkAddress" label="Where it leads" hint="Such as /products" />
        <MomentField name="from" label="From" hint="India's time; empty: at once" />
        <MomentField name="to" label="To" hint="Empty: until you switch it off" />
      </div>
    </EditorForm>
  );
}
