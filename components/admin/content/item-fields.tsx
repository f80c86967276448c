"use client";

import { useFormContext } from "react-hook-form";
import { useLoad } from "@/components/shared/call/use-load";
import { SelectField } from "@/components/shared/form/select-field";
import { SwitchField } from "@/components/shared/form/switch-field";
import { TextField } from "@/components/shared/form/text-field";
import { TextareaField } from "@/components/shared/form/textarea-field";
import { call } from "@/lib/client/api";
import {
  MAX_REASONS,
  MAX_SERVICES,
  MAX_TESTIMONIALS,
  MAX_TRADES,
  type SiteContent,
} from "@/lib/shop/content/blocks";
import type { ServicePicture, TradeIcon } from "@/lib/shop/content/pictures";
import { TranslationFields } from "../shared/translation-fields";
import { ItemList } from "./item-list";
import { QuoteHint } from "./text-fields";

type Item<Block extends "trades" | "services"> = SiteContent[Block]["items"][number];

const NEW_TRADE: Item<"trades"> = { name: "", goods: "", icon: "shop", category: "" };

const ICON_NAMES: Record<TradeIcon, string> = {
  coffee: "Cup",
  kitchen: "Cooking pot",
  cake: "Cake",
  truck: "Truck",
  shop: "Shop front",
  clothes: "Shirt",
  gift: "Gift",
  plant: "Plant",
  medicine: "Pill",
  factory: "Factory",
};

const ICONS = Object.entries(ICON_NAMES).map(([value, label]) => ({ value, label }));

export function TradesFields() {
  const shelves = useShelves();
  return (
    <>
      <p className="text-sm text-muted-foreground">
        The tiles below the top, for buyers who know what they run and not what you call it. Four
        fill a row.
      </p>
      <ItemList what="trade" most={MAX_TRADES} empty={NEW_TRADE}>
        {(at) => (
          <>
            <div className="grid gap-4 sm:grid-cols-2">
              <TextField name={at("name")} label="Trade" required maxLength={40} />
              <TextField name={at("goods")} label="What is for it" maxLength={60} />
              <SelectField name={at("icon")} label="Drawing" required options={ICONS} />
              <ShelfField name={at("category")} options={shelves} />
            </div>
            <TranslationFields
              at={at}
              texts={[
                { name: "name", label: "Trade" },
                { name: "goods", label: "What is for it" },
              ]}
            />
          </>
        )}
      </ItemList>
    </>
  );
}

const NEW_SERVICE: Item<"services"> = {
  title: "",
  text: "",
  picture: "none",
  linkLabel: "",
  category: "",
};

const PICTURE_NAMES: Record<ServicePicture, string> = {
  measured: "A box and a ruler",
  printed: "Printed mailers",
  served: "Food in bowls",
  protected: "Jars packed for the road",
  none: "No picture",
};

const PICTURES = Object.entries(PICTURE_NAMES).map(([value, label]) => ({ value, label }));

export function ServicesFields() {
  const shelves = useShelves();
  return (
    <>
      <SwitchField name="shown" label="Show the services" />
      <ItemList what="service" most={MAX_SERVICES} empty={NEW_SERVICE}>
        {(at) => (
          <>
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
            <TranslationFields
              at={at}
              texts={[
                { name: "title", label: "Title" },
                { name: "text", label: "Text", isLong: true },
                { name: "linkLabel", label: "Words of the link" },
              ]}
            />
          </>
        )}
      </ItemList>
    </>
  );
}

const NEW_REASON = { figure: "", title: "", text: "" };

export function WhyFields() {
  return (
    <>
      <QuoteHint />
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField name="title" label="Heading" required maxLength={60} />
        <TextField name="text" label="Below the heading" maxLength={160} />
      </div>
      <TranslationFields
        texts={[
          { name: "title", label: "Heading" },
          { name: "text", label: "Below the heading" },
        ]}
      />
      <ItemList what="reason" most={MAX_REASONS} empty={NEW_REASON}>
        {(at) => (
          <>
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
            <TranslationFields
              at={at}
              texts={[
                { name: "title", label: "Title" },
                { name: "text", label: "Text", isLong: true },
              ]}
            />
          </>
        )}
      </ItemList>
    </>
  );
}

const NEW_TESTIMONIAL = { quote: "", name: "", role: "", city: "" };

export function TestimonialsFields({ isDefault }: { isDefault: boolean }) {
  return (
    <>
      {isDefault && (
        <p className="mb-4 rounded-md border border-kraft-line bg-kraft px-4 py-3 text-sm text-kraft-foreground">
          These six are invented, as part of the demo. Put in what your own buyers wrote to you,
          with their consent, or switch the part off.
        </p>
      )}
      <SwitchField name="shown" label="Show the testimonials" />
      <ItemList what="testimonial" most={MAX_TESTIMONIALS} empty={NEW_TESTIMONIAL}>
        {(at) => (
          <>
            <div className="grid gap-4 sm:grid-cols-3">
              <TextareaField
                name={at("quote")}
                label="Words"
                required
                maxLength={600}
                className="sm:col-span-3 [&_textarea]:min-h-20"
              />
              <TextField
                name={at("name")}
                label="Name"
                required
                maxLength={80}
                autoComplete="off"
              />
              <TextField name={at("role")} label="What they do" maxLength={80} />
              <TextField name={at("city")} label="City" maxLength={60} autoComplete="off" />
            </div>
            <TranslationFields
              at={at}
              texts={[
                { name: "quote", label: "Words", isLong: true },
                { name: "name", label: "Name" },
                { name: "role", label: "What they do" },
                { name: "city", label: "City" },
              ]}
            />
          </>
        )}
      </ItemList>
    </>
  );
}

function ShelfField({ name, options }: { name: string; options: ReturnType<typeof useShelves> }) {
  return (
    <SelectField
      // The options load later than the value.
      key={options.length}
      name={name}
      label="Where it leads"
      required
      options={options}
    />
  );
}

const loadShelves = (_: string, signal: AbortSignal) => call("GET /admin/categories", { signal });

/** The link targets. A link to a deleted category shows as all products, which is where it leads. */
function useShelves() {
  const { formState } = useFormContext<{ items: { category: string }[] }>();
  const items = formState.defaultValues?.items ?? [];
  const { value } = useLoad({ load: loadShelves });
  const shelves = (value ?? []).map(({ slug, name }) => ({ value: slug, label: name }));
  const gone = new Set(items.map((item) => item?.category ?? ""));
  shelves.forEach((shelf) => gone.delete(shelf.value));
  gone.delete("");
  return [
    { value: "", label: "All products" },
    ...shelves,
    ...[...gone].map((slug) => ({
      value: slug,
      label: value ? `${slug} (renamed or deleted)` : slug,
    })),
  ];
}
