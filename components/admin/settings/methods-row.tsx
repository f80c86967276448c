"use client";

import { Checkbox } from "@/components/ui/checkbox";
import { Label } from "@/components/ui/label";
import { METHOD_NAMES, PAYMENT_METHODS } from "@/lib/shop/payment-methods/methods";
import { methodsOf } from "@/lib/shop/settings/payment-settings";
import { SettingRow } from "./setting-row";
import { useSetting } from "./use-setting";
import type { SettingsState } from "./use-settings";

/** The ways to pay, each switched on or off. */
export function MethodsRow({ settings }: { settings: SettingsState }) {
  const setting = useSetting("paymentMethods", settings);
  const chosen = methodsOf(setting.value);
  return (
    <SettingRow name="paymentMethods" setting={setting}>
      <ul className="grid gap-1 sm:grid-cols-2">
        {PAYMENT_METHODS.map((method) => {
          const isOn = chosen.includes(method);
          const toggled = PAYMENT_METHODS.filter((each) =>
            each === method ? !isOn : chosen.includes(each),
          );
          return (
            <li key={method}>
              <Label className="flex min-h-11 items-center gap-3 font-normal">
                <Checkbox checked={isOn} onChange={() => setting.type(toggled.join(","))} />
                {METHOD_NAMES[method]}
              </Label>
            </li>
          );
        })}
      </ul>
    </SettingRow>
  );
}
