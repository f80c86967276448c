"use client";

import { SelectField } from "@/components/shared/form/select-field";
import { SwitchField } from "@/components/shared/form/switch-field";
import { TextField } from "@/components/shared/form/text-field";
import { TextareaField } from "@/components/shared/form/textarea-field";
import { useZodForm } from "@/components/shared/form/zod-form";
import { MOST_SERVICES, servicesBlock, type SiteContent } from "@/lib/shop/content/blocks";
import { DEFAULT_CONTENT } from "@/lib/shop/content/defaults";
import type { ServicePicture } from "@/lib/shop/content/pictures";
import { EditorForm, type EditorProps } from "./editor";
import { ItemList } from "./item-list";
import { ShelfField } from "./shelf-field";
import { useShelves } from "./use-shelves";

type Service = SiteContent["services"]["items"][number];

const EMPTY: Service = { title: "", text: "", picture: "none", linkLabel: "", category: "" };

const PICTURE_NAMES: Record<ServicePicture, string> = {
  measured: "A box and a ruler",
  printed: "Printed mailers",
  served: "Food in bowls",
  protected: "Jars packed for the road",
  none: "No picture",
};

const PICTURES = Object.entries(PICTURE_NAMES).map(([value, label]) => ({ value, label }));

export function ServicesEditor(props: EditorProps) {
  const { draft, live } = props.states.services;
  const form = useZodForm(servicesBlock, draft ?? live);
  const shelves = useShelves((draft ?? live).items);
  return (
    <EditorForm block="services" form={form} defaults={DEFAULT_CONTENT.services} {...props}>
      <SwitchField name="shown" label="Show the services" />
      <ItemList what="service" most={MOST_SERVICES} empty={EMPTY}>
        {(at) => (
          <div className="grid gap-4 sm:grid-cols-2">
            <TextField name={at("title")} label="Title" required maxLength={60} />
            <SelectField name={at("picture")} label="Picture" required options={PICTURES} />
            <TextareaField
              name={at("text")}
              label="Text"
              required
              maxLength={400}
              className="sm:col-span-2 [&_textarea]:min-h-20"
            />
            <TextField name={at("linkLabel")} label="Words of the link" maxLength={40} />
            <ShelfField name={at("category")} options={shelves} />
          </div>
        )}
      </ItemList>
    </EditorForm>
  );
}
