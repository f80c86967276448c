"use client";

import type { Profile } from "@/lib/identity/accounts/schemas";
import { AddressSettings } from "./address-settings";
import { AccountSettings } from "./account-settings";
import { DataSettings } from "./data-settings";
import { SessionSettings } from "./session-settings";

interface SettingsTabProps {
  /** Null while it loads. */
  profile: Profile | null;
  onSaved: (profile: Profile) => void;
  states: readonly string[];
}

export function SettingsTab({ profile, onSaved, states }: SettingsTabProps) {
  return (
    <div className="grid items-start gap-5 lg:grid-cols-2">
      <div className="min-w-0 space-y-5">
        <AccountSettings profile={profile} onSaved={onSaved} />
        <SessionSettings />
      </div>
      <div className="min-w-0 space-y-5">
        <AddressSettings states={states} />
        <DataSettings profile={profile} />
      </div>
    </div>
  );
}
