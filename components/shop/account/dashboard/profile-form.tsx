import { useState } from "react";
import { useWatch } from "react-hook-form";
import { useTranslate } from "#words";
import { useAction } from "@/components/shared/call/use-action";
import { SubmitButton } from "@/components/shared/form/submit-button";
import { TextField } from "@/components/shared/form/text-field";
import { showFieldErrors, useZodForm, ZodForm } from "@/components/shared/form/zod-form";
import { Button } from "@/components/ui/button";
import { toast, toastFailure } from "@/components/ui/toast/toast";
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
  const t = useTranslate();
  const [schema] = useState(() => profileFormSchema(profile));
  const form = useZodForm(schema, {
    name: profile.name,
    email: profile.email,
    company: profile.company ?? "",
    gstin: profile.gstin ?? "",
    currentPassword: "",
  });
  const title = t("Profile Update Failed");
  const text = t("Could not update profile. Please try again.");
  const { run } = useAction({
    title,
    text,
    onRefused: (error) => {
      toastFailure(title, text);
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
      title: t("Profile Updated"),
      description:
        body.email && t("Open the link we sent to {email} to confirm it.", { email: body.email }),
    });
    onDone();
  }

  return (
    <ZodForm form={form} onSubmit={(values) => run(() => save(values))} className="space-y-5">
      <TextField name="name" label={t("Name")} required />
      <EmailFields profile={profile} />
      <TextField name="company" label={t("Company")} />
      <TextField
        name="gstin"
        label={t("GSTIN")}
        autoCapitalize="characters"
        spellCheck={false}
        hint={t("Of your business, for the invoices of your orders")}
      />
      <div>
        <p className="mb-1 text-sm font-semibold">{t("Role")}</p>
        <p className="text-muted-foreground">{t(profile.role)}</p>
      </div>
      <div className="flex flex-wrap gap-3 border-t perforated pt-5">
        <SubmitButton busyLabel={t("Saving")}>{t("Save Changes")}</SubmitButton>
        <Button variant="outline" onClick={onDone}>
          {t("Cancel")}
        </Button>
      </div>
    </ZodForm>
  );
}

/** Changing the email requires the password, so that a stolen session cannot take over the account. */
function EmailFields({ profile: { email, hasPassword } }: { profile: Profile }) {
  const t = useTranslate();
  const typed = useWatch({ name: "email" }) as string;
  const isNew = typed.trim().toLowerCase() !== email;
  const hint = hasPassword
    ? t("We will send a link to the new address. Your email changes when you open it.")
    : t("You sign in with Google. To change your email, first set a password under Settings.");
  return (
    <>
      <TextField name="email" label={t("Email")} required readOnly={!hasPassword} hint={hint} />
      {isNew && hasPassword && (
        <TextField
          name="currentPassword"
          label={t("Current Password")}
          type="password"
          autoComplete="current-password"
          required
        />
      )}
    </>
  );
}
