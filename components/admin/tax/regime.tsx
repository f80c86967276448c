import { useId, useState } from "react";
import { ConfirmAction } from "@/components/shared/call/confirm-action";
import { useAction } from "@/components/shared/call/use-action";
import { type Load, useLoad } from "@/components/shared/call/use-load";
import { Button } from "@/components/ui/button";
import { Card } from "@/components/ui/card";
import { Label } from "@/components/ui/label";
import { Skeleton } from "@/components/ui/skeleton";
import { Switch } from "@/components/ui/switch";
import { toast } from "@/components/ui/toast/toast";
import { call } from "@/lib/client/api";
import { SETTING_KEYS, SETTINGS } from "@/lib/shop/settings/definitions";
import { gstShortfalls } from "@/lib/shop/settings/gst-settings";
import type { Settings } from "@/lib/shop/settings/schemas";
import type { SettingValues } from "@/lib/shop/settings/shop-settings";
import { LoadState } from "../shared/loaded";
import { GstGuide } from "./gst-guide";
import { Line } from "./line";
import { RegimeHeading, Seller } from "./regime-facts";

function loadSettings(_: string, signal: AbortSignal): Promise<Settings> {
  return call("GET /admin/settings", { signal });
}

const FAILED = "The tax settings could not be loaded.";

/** Shows the tax regime, one flat percent or GST, and how to switch. */
export function Regime() {
  const settings = useLoad({ load: loadSettings });
  const [open, setOpen] = useState<"guide" | "off" | null>(null);
  if (!settings.value) {
    return <LoadState of={settings} text={FAILED} waiting={<Skeleton className="h-44" />} />;
  }
  const values = settings.value;
  const isGst = values.taxRegime?.value === "gst";
  return (
    <Card className="p-5 sm:p-6">
      <RegimeHeading
        isGst={isGst}
        taxPercent={values.taxPercent?.value}
        actions={
          <>
            {isGst && (
              <Button size="sm" variant="outline" onClick={() => setOpen("off")}>
                Turn GST Off
              </Button>
            )}
            <Button size="sm" onClick={() => setOpen("guide")}>
              {isGst ? "Edit GST Details" : "Set Up GST"}
            </Button>
          </>
        }
      />
      {isGst && (
        <Seller
          legalName={values.legalName?.value}
          gstin={values.sellerGstin?.value}
          stateCode={values.sellerGstin?.value.slice(0, 2)}
          hsnDigits={values.hsnDigits?.value}
          defaultPercent={values.gstDefaultPercent?.value}
        />
      )}
      <Shortfalls settings={values} />
      <TaxedPrices settings={settings} />
      {open === "guide" && (
        <GstGuide settings={values} onClose={() => setOpen(null)} onChanged={settings.renew} />
      )}
      <ConfirmAction
        open={open === "off"}
        onClose={() => setOpen(null)}
        title="Turn GST off?"
        confirm="Turn GST Off"
        keep="Keep GST On"
        failure={{ title: "GST Not Turned Off", text: "GST is still on. Please try again." }}
        action={async () => {
          await turnOff();
          await settings.renew();
          return undefined;
        }}
      >
        New orders are taxed at one flat percentage again. Orders placed under GST stay as they are.
      </ConfirmAction>
    </Card>
  );
}

/** Missing or contradictory GST details. */
function Shortfalls({ settings }: { settings: Settings }) {
  const entries = SETTING_KEYS.map((key) => [key, settings[key]?.value ?? SETTINGS[key].value]);
  const found = gstShortfalls(Object.fromEntries(entries) as SettingValues);
  if (found.length === 0) return null;
  return (
    <div role="status" className="mt-5 space-y-2">
      {found.map((text) => (
        <Line key={text} sign="warning">
          {text}
        </Line>
      ))}
    </div>
  );
}

async function turnOff(): Promise<void> {
  await call("PUT /admin/settings/{key}", {
    params: { key: "taxRegime" },
    body: { value: "flat" },
  });
  toast({ title: "GST is off" });
}

const key = "pricesWithTax";

/** Prices stay without tax; the switch shows those with tax next to them. */
function TaxedPrices({ settings }: { settings: Load<Settings> }) {
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
