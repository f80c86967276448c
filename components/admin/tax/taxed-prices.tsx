"use client";

import { useId } from "react";
import { useAction } from "@/components/shared/call/use-action";
import type { Load } from "@/components/shared/call/use-load";
import { Label } from "@/components/ui/label";
import { Switch } from "@/components/ui/switch";
import { toast } from "@/components/ui/toast";
import { call } from "@/lib/client/api";
import { SETTINGS } from "@/lib/shop/settings/definitions";
import type { Settings } from "@/lib/shop/settings/schemas";

const key = "pricesWithTax";

/** Prices stay before tax; the switch tells the one with tax beside them. */
export function TaxedPrices({ settings }: { settings: Load<Settings> }) {
  const { busy, run } = useAction({
    title: "Setting Not Saved",
    text: "Prices are shown as before. Please try again.",
  });
  const id = useId();
  const on = settings.value?.[key]?.value === "yes";

  async function save(value: boolean) {
    const body = { value: value ? "yes" : "no" };
    const setting = await call("PUT /admin/settings/{key}", { params: { key }, body });
    settings.adopt({ ...settings.value, [key]: setting });
    toast({ title: `${setting.description} updated successfully` });
  }

  return (
    <div className="mt-5 border-t perforated pt-4">
      <div className="flex items-center justify-between gap-4">
        <Label htmlFor={id}>{SETTINGS[key].description}</Label>
        <Switch
          id={id}
          checked={on}
          aria-disabled={busy}
          onCheckedChange={(value) => void run(() => save(value))}
        />
      </div>
      <p className="text-sm text-muted-foreground">
        On cards and product pages, beside the price before tax.
      </p>
      {settings.value && !on && (
        <p className="mt-2 text-sm text-muted-foreground">
          The list of products for Google (/feeds/google.xml) always has prices with tax, as Google
          asks of shops in India. Switch this on before you give Google that list: it turns down
          products whose page shows another price.
        </p>
      )}
    </div>
  );
}
