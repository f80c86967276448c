"use client";

import { useState } from "react";
import { useAction } from "@/components/call/use-action";
import { Button } from "@/components/ui/button";
import { Checkbox } from "@/components/ui/checkbox";
import { Spinner } from "@/components/ui/spinner";
import { toast } from "@/components/ui/toast";
import type { Profile } from "@/lib/accounts/schemas";
import { callApi } from "@/lib/client/api";
import { PREFERENCES, type Preference } from "./preferences";

interface PreferenceFormProps {
  preference: Preference;
  profile: Profile;
  onSaved: (profile: Profile) => void;
  onDone: () => void;
}

export function PreferenceForm({ preference, profile, onSaved, onDone }: PreferenceFormProps) {
  const { label, hint } = PREFERENCES[preference];
  const [wanted, setWanted] = useState(profile.preferences[preference]);
  const { busy, run } = useAction({
    title: "Not Saved",
    text: "Your choice could not be saved. Please try again.",
  });

  async function save() {
    const { orderUpdates, newsletter } = profile.preferences;
    const preferences = await callApi<"updatePreferences">({
      call: "PATCH /auth/preferences",
      body: { orderUpdates, newsletter, [preference]: wanted },
    });
    onSaved({ ...profile, preferences });
    toast({ title: "Preferences Saved" });
    onDone();
  }

  return (
    <>
      <label className="flex min-h-11 items-center gap-3">
        <Checkbox
          name={preference}
          aria-describedby={`${preference}-hint`}
          checked={wanted}
          onChange={(event) => setWanted(event.currentTarget.checked)}
        />
        {label}
      </label>
      <p id={`${preference}-hint`} className="pl-8 text-sm text-muted-foreground">
        {hint}
      </p>
      <Button className="mt-5" aria-disabled={busy} onClick={() => void run(save)}>
        {busy && <Spinner />} Save
      </Button>
    </>
  );
}
