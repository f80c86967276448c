"use client";

import { SelectField } from "@/components/shared/form/select-field";
import { TextField } from "@/components/shared/form/text-field";
import { useZodForm } from "@/components/shared/form/zod-form";
import { MOST_TRADES, tradesBlock, type SiteContent } from "@/lib/shop/content/blocks";
import { DEFAULT_CONTENT } from "@/lib/shop/content/defaults";
import type { TradeIcon } from "@/lib/shop/content/trade-icons";
import { EditorForm, type EditorProps } from "./editor";
import { ItemList } from "./item-list";
import { ShelfField } from "./shelf-field";
import { useShelves } from "./use-shelves";

type Trade = SiteContent["trades"]["items"][number];

const EMPTY: Trade = { name: "", goods: "", icon: "shop", category: "" };

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

export function TradesEditor(props: EditorProps) {
  const { draft, live } = props.states.trades;
  const form = useZodForm(tradesBlock, draft ?? live);
  const shelves = useShelves((draft ?? live).items);
  return (
    <EditorForm block="trades" form={form} defaults={DEFAULT_CONTENT.trades} {...props}>
      <p className="text-sm text-muted-foreground">
        The tiles below the top, for buyers who know what they run and not what you call it. Four
        fill a row.
      </p>
      <ItemList what="trade" most={MOST_TRADES} empty={EMPTY}>
        {(at) => (
          <div className="grid gap-4 sm:grid-cols-2">
            <TextField name={at("name")} label="Trade" required maxLength={40} />
            <TextField name={at("goods")} label="What is for it" maxLength={60} />
            <SelectField name={at("icon")} label="Drawing" required options={ICONS} />
            <ShelfField name={at("category")} options={shelves} />
          </div>
        )}
      </ItemList>
    </EditorForm>
  );
}
