"use client";

import { SettingsRow } from "./setting-row";
import { useSetting } from "./use-setting";
import type { SettingsState } from "./use-settings";

/** Where payments by UPI go, saved as one. */
export function UpiRow({ settings }: { settings: SettingsState }) {
  const lines = [
    { name: "upiId", setting: useSetting("upiId", settings) },
    { name: "upiPayee", setting: useSetting("upiPayee", settings) },
  ] as const;
  return <SettingsRow what="UPI details" lines={lines} />;
}

/** Where bank transfers go, saved as one. */
export function BankRow({ settings }: { settings: SettingsState }) {
  const lines = [
    { name: "bankAccountName", setting: useSetting("bankAccountName", settings) },
    { name: "bankAccount", setting: useSetting("bankAccount", settings) },
    { name: "bankIfsc", setting: useSetting("bankIfsc", settings) },
    { name: "bankName", setting: useSetting("bankName", settings) },
  ] as const;
  return <SettingsRow what="Bank details" lines={lines} />;
}
