"use client";

import { useState } from "react";
import { useWatch } from "react-hook-form";
import { useWords } from "#words";
import { useAction } from "@/components/shared/call/use-action";
import { SubmitButton } from "@/components/shared/form/submit-button";
import { TextField } from "@/components/shared/form/text-field";
import { showFieldErrors, useZodForm, ZodForm } from "@/components/shared/form/zod-form";
import { Button } from "@/components/ui/button";
import { toast } from "@/components/ui/toast/toast";
import {
  profileChange,
  profileFormSchema,
  type ProfileForm as Values,
} from "@/lib/identity/accounts/profile-form";
import type { Profile } from "@/lib/identity/accounts/schemas";
import { call } from "@/lib/client/api";
import { signIn } from "@/lib/client/session";

interface ProfileFormProps {
  profile: Profile;
  onSaved: (profile: Profile) => void;
  /** Leaves the edit mode. */
  onDone: () => void;
}

export function ProfileForm({ profile, onSaved, onDone }: ProfileFormProps) {
  const say = useWords();
  const [schema] = useState(() => profileFormSchema(profile));
  const form = useZodForm(schema, {
    name: profile.name,
    email: profile.email,
    company: profile.company ?? "",
    gstin: profile.gstin ?? "",
    currentPassword: "",
  });
  const title = say("Profile Update Failed");
  const text = say("Could not update profile. Please try again.");
  const { run } = useAction({
    title,
    text,
    onRefused: (error) => {
      toast({ title, description: text, destructive: true });
      const { code, message, fields } = error;
      showFieldErrors(form, code === "duplicate_email" ? { email: message, ...fields } : fields);
      return true;
    },
  });

  async function save(values: Values) {
    const body = profileChange(values, profile);
    const { token, ...saved } = await call("PATCH /auth/me", { body });
    signIn(token);
    onSaved(saved);
    toast({
      title: say("Profile Updated"),
      description:
        body.email && say("Open the link we sent to {email} to confirm it.", { email: body.email }),
    });
    onDone();
  }

  return (
    <ZodForm form={form} onSubmit={(values) => run(() => save(values))} className="space-y-5">
      <TextField name="name" label={say("Name")} required />
      <EmailFields profile={profile} />
      <TextField name="company" label={say("Company")} />
      <TextField
        name="gstin"
        label={say("GSTIN")}
        autoCapitalize="characters"
        spellCheck={false}
        hint={say("Of your business, for the invoices of your orders")}
      />
      <div>
        <p className="mb-1 text-sm font-semibold">{say("Role")}</p>
        <p className="text-muted-foreground">{say(profile.role)}</p>
      </div>
      <div className="flex flex-wrap gap-3 border-t perforated pt-5">
        <SubmitButton busyLabel={say("Saving")}>{say("Save Changes")}</SubmitButton>
        <Button variant="outline" onClick={onDone}>
          {say("Cancel")}
        </Button>
      </div>
    </ZodForm>
  );
}

/** Changing the email requires the password, so that a stolen session cannot take over the account. */
function EmailFields({ profile: { email, hasPassword } }: { profile: Profile }) {
  const say = useWords();
  const typed = useWatch({ name: "email" }) as string;
  const isNew = typed.trim().toLowerCase() !== email;
  const hint = hasPassword
    ? say("We will send a link to the new address. Your email changes when you open it.")
    : say("You sign in with Google. To change your email, first set a password under Settings.");
  return (
    <>
      <TextField name="email" label={say("Email")} required readOnly={!hasPassword} hint={hint} />
      {isNew && hasPassword && (
        <TextField
          name="currentPassword"
          label={say("Current Password")}
          type="password"
          autoComplete="current-password"
          required
        />
      )}
    </>
  );
}
