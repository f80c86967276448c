"use client";

import type { z } from "zod";
import { useAction } from "@/components/shared/call/use-action";
import { CheckboxField } from "@/components/shared/form/checkbox-field";
import { SubmitButton } from "@/components/shared/form/submit-button";
import { useZodForm, ZodForm } from "@/components/shared/form/zod-form";
import { toast } from "@/components/ui/toast/toast";
import { preferencesSchema, type Profile } from "@/lib/identity/accounts/schemas";
import { call } from "@/lib/client/api";
import { PREFERENCES, type Preference } from "./preferences";

interface PreferenceFormProps {
  preference: Preference;
  profile: Profile;
  onSaved: (profile: Profile) => void;
  onDone: () => void;
}

export function PreferenceForm({ preference, profile, onSaved, onDone }: PreferenceFormProps) {
  const { label, hint } = PREFERENCES[preference];
  const { orderUpdates, newsletter } = profile.preferences;
  const form = useZodForm(preferencesSchema, { orderUpdates, newsletter });
  const { run } = useAction({
    title: "Not Saved",
    text: "Your choice could not be saved. Please try again.",
  });

  async function save(body: z.output<typeof preferencesSchema>) {
    const preferences = await call("PATCH /auth/preferences", { body });
    onSaved({ ...profile, preferences });
    toast({ title: "Preferences Saved" });
    onDone();
  }

  return (
    <ZodForm form={form} onSubmit={(body) => run(() => save(body))}>
      <CheckboxField name={preference} label={label} hint={hint} />
      <SubmitButton className="mt-5" busyLabel="Save">
        Save
      </SubmitButton>
    </ZodForm>
  );
}
