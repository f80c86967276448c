import { useFormContext } from "react-hook-form";
import { useLoad } from "@/components/shared/call/use-load";
import { SwitchField } from "@/components/shared/form/switch-field";
import { call } from "@/lib/client/api";
import {
  MAX_REASONS,
  MAX_SERVICES,
  MAX_TESTIMONIALS,
  MAX_TRADES,
  type SiteContent,
} from "@/lib/shop/content/blocks";
import type { ServicePicture, TradeIcon } from "@/lib/shop/content/pictures";
import { type FieldDefinition, Fields } from "../shared/fields";
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

const ICONS = toOptions(ICON_NAMES);

const TRADE: readonly FieldDefinition[] = [
  { name: "name", label: "Trade", required: true, maxLength: 40 },
  { name: "goods", label: "What is for it", maxLength: 60 },
  { kind: "choice", name: "icon", label: "Drawing", required: true, options: ICONS },
];

export function TradesFields() {
  const shelf = useShelf();
  return (
    <>
      <p className="text-sm text-muted-foreground">
        The tiles below the top, for buyers who know what they run and not what you call it. Four
        fill a row.
      </p>
      <ItemList what="trade" most={MAX_TRADES} empty={NEW_TRADE}>
        {(at) => <Fields of={[...TRADE, shelf]} translated={["name", "goods"]} at={at} />}
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

const PICTURES = toOptions(PICTURE_NAMES);

const SERVICE: readonly FieldDefinition[] = [
  { name: "title", label: "Title", required: true, maxLength: 60 },
  { kind: "choice", name: "picture", label: "Picture", required: true, options: PICTURES },
  {
    kind: "text",
    name: "text",
    label: "Text",
    required: true,
    maxLength: 400,
    className: "sm:col-span-2 [&_textarea]:min-h-20",
  },
  { name: "linkLabel", label: "Words of the link", maxLength: 40 },
];

export function ServicesFields() {
  const shelf = useShelf();
  return (
    <>
      <SwitchField name="shown" label="Show the services" />
      <ItemList what="service" most={MAX_SERVICES} empty={NEW_SERVICE}>
        {(at) => (
          <Fields of={[...SERVICE, shelf]} translated={["title", "text", "linkLabel"]} at={at} />
        )}
      </ItemList>
    </>
  );
}

const NEW_REASON = { figure: "", title: "", text: "" };

const WHY: readonly FieldDefinition[] = [
  { name: "title", label: "Heading", required: true, maxLength: 60 },
  { name: "text", label: "Below the heading", maxLength: 160 },
];

const REASON: readonly FieldDefinition[] = [
  { name: "figure", label: "Figure", maxLength: 20, hint: "Shown large; empty: a leaf" },
  { name: "title", label: "Title", required: true, maxLength: 80 },
  {
    kind: "text",
    name: "text",
    label: "Text",
    maxLength: 300,
    className: "sm:col-span-2 [&_textarea]:min-h-20",
  },
];

export function WhyFields() {
  return (
    <>
      <QuoteHint />
      <Fields of={WHY} translated={["title", "text"]} />
      <ItemList what="reason" most={MAX_REASONS} empty={NEW_REASON}>
        {(at) => (
          <Fields
            of={REASON}
            translated={["title", "text"]}
            at={at}
            className="grid gap-4 sm:grid-cols-[12rem_minmax(0,1fr)]"
          />
        )}
      </ItemList>
    </>
  );
}

const NEW_TESTIMONIAL = { quote: "", name: "", role: "", city: "" };

const TESTIMONIAL: readonly FieldDefinition[] = [
  {
    kind: "text",
    name: "quote",
    label: "Words",
    required: true,
    maxLength: 600,
    className: "sm:col-span-3 [&_textarea]:min-h-20",
  },
  { name: "name", label: "Name", required: true, maxLength: 80 },
  { name: "role", label: "What they do", maxLength: 80 },
  { name: "city", label: "City", maxLength: 60 },
];

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
          <Fields
            of={TESTIMONIAL}
            translated={["quote", "name", "role", "city"]}
            at={at}
            className="grid gap-4 sm:grid-cols-3"
          />
        )}
      </ItemList>
    </>
  );
}

function toOptions(names: Readonly<Record<string, string>>) {
  return Object.entries(names).map(([value, label]) => ({ value, label }));
}

const loadShelves = (_: string, signal: AbortSignal) => call("GET /admin/categories", { signal });

/** The link of an item. A link to a deleted category is shown as all products, which is what it opens. */
function useShelf(): FieldDefinition {
  const { formState } = useFormContext<{ items: { category: string }[] }>();
  const items = formState.defaultValues?.items ?? [];
  const { value } = useLoad({ load: loadShelves });
  const there = (value ?? []).map(({ slug, name }) => ({ value: slug, label: name }));
  const gone = new Set(items.map((item) => item?.category ?? ""));
  there.forEach((shelf) => gone.delete(shelf.value));
  gone.delete("");
  const shelves = [
    { value: "", label: "All products" },
    ...there,
    ...[...gone].map((slug) => ({
      value: slug,
      label: value ? `${slug} (renamed or deleted)` : slug,
    })),
  ];
  return {
    kind: "choice",
    name: "category",
    label: "Where it leads",
    required: true,
    options: shelves,
  };
}
