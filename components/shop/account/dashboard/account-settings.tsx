import {
  Bell,
  KeyRound,
  LogOut,
  MessageCircle,
  Newspaper,
  type LucideIcon,
  ChevronRight,
} from "lucide-react";
import { useState, type ReactNode } from "react";
import type { z } from "zod";
import { useTranslate } from "#words";
import { late } from "@/components/ui/late";
import { useSignOut } from "@/components/shared/call/use-sign-out";
import { Card } from "@/components/ui/card";
import { Dialog, DialogBody, DialogContent, DialogHeader } from "@/components/ui/dialog";
import { Spinner } from "@/components/ui/spinner";
import { type Profile, mailPreferencesSchema } from "@/lib/identity/accounts/schemas";
import { useAction } from "@/components/shared/call/use-action";
import { Button } from "@/components/ui/button";
import { toast } from "@/components/ui/toast/toast";
import { call } from "@/lib/client/api";
import { CheckboxField } from "@/components/shared/form/checkbox-field";
import { SubmitButton } from "@/components/shared/form/submit-button";
import { useZodForm, ZodForm } from "@/components/shared/form/zod-form";
import { CONSENT_WORDS } from "@/lib/audit/consent-words";

const PasswordForm = late(
  () => import("./password-form").then((file) => file.PasswordForm),
  <Spinner />,
);

const WhatsAppForm = late(
  () => import("./whatsapp-form").then((file) => file.WhatsAppForm),
  <Spinner />,
);

interface AccountSettingsProps {
  profile: Profile | null;
  onSaved: (profile: Profile) => void;
}

const onOrOff = (on: boolean | undefined) => (on === undefined ? "…" : on ? "On" : "Off");

function newsletterState(profile: Profile | null): string {
  if (profile?.preferences.newsletterPending) return "open the link that we emailed you";
  return onOrOff(profile?.preferences.newsletter);
}

export function AccountSettings({ profile, onSaved }: AccountSettingsProps) {
  const t = useTranslate();
  const [open, setOpen] = useState<"password" | "whatsapp" | Preference | null>(null);
  const signOut = useSignOut();
  const close = () => setOpen(null);
  const whatsapp = profile?.preferences.whatsapp;
  return (
    <Card className="overflow-hidden">
      <h2 className="p-5 pb-3 text-heading sm:px-6">{t("Account")}</h2>
      <ul className="divide-y border-t">
        <SettingsRow
          Icon={KeyRound}
          label={t("Change Password")}
          note={t("Signs you out everywhere else")}
          disabled={!profile}
          onClick={() => setOpen("password")}
        />
        <SettingsRow
          Icon={Bell}
          label={t(PREFERENCES.orderUpdates.title)}
          note={t("Order updates by email: {state}", {
            state: t(onOrOff(profile?.preferences.orderUpdates)),
          })}
          disabled={!profile}
          onClick={() => setOpen("orderUpdates")}
        />
        <SettingsRow
          Icon={Newspaper}
          label={t(PREFERENCES.newsletter.title)}
          note={t("News and offers: {state}", { state: t(newsletterState(profile)) })}
          disabled={!profile}
          onClick={() => setOpen("newsletter")}
        />
        {whatsapp && (
          <SettingsRow
            Icon={MessageCircle}
            label={t("WhatsApp Messages")}
            note={
              whatsapp.kinds.length > 0
                ? t("On, to {number}", { number: whatsapp.number ?? "" })
                : t("Off")
            }
            onClick={() => setOpen("whatsapp")}
          />
        )}
        <SettingsRow
          Icon={LogOut}
          label={t("Log Out")}
          note={t("On this device")}
          onClick={() => void signOut()}
        />
      </ul>
      {profile && (
        <>
          <Dialog open={open === "password"} onOpenChange={close}>
            <DialogContent closesOutside={false}>
              <DialogHeader title={t("Change Password")} />
              <DialogBody>
                {profile.hasPassword ? (
                  <PasswordForm email={profile.email} onDone={close} />
                ) : (
                  <SetPassword email={profile.email} onDone={close} />
                )}
              </DialogBody>
            </DialogContent>
          </Dialog>
          <Dialog open={open === "whatsapp"} onOpenChange={close}>
            <DialogContent closesOutside={false}>
              <DialogHeader title={t("WhatsApp Messages")} />
              <DialogBody>
                {whatsapp && (
                  <WhatsAppForm
                    profile={profile}
                    chosen={whatsapp}
                    onSaved={onSaved}
                    onDone={close}
                  />
                )}
              </DialogBody>
            </DialogContent>
          </Dialog>
          {(["orderUpdates", "newsletter"] as const).map((preference) => (
            <Dialog key={preference} open={open === preference} onOpenChange={close}>
              <DialogContent>
                <DialogHeader title={t(PREFERENCES[preference].title)} />
                <DialogBody>
                  <PreferenceForm
                    preference={preference}
                    profile={profile}
                    onSaved={onSaved}
                    onDone={close}
                  />
                </DialogBody>
              </DialogContent>
            </Dialog>
          ))}
        </>
      )}
    </Card>
  );
}

/** An account that signs in only with Google gets its first password through an emailed link. */
function SetPassword({ email, onDone }: { email: string; onDone: () => void }) {
  const t = useTranslate();
  const { busy, run } = useAction({
    title: t("Link Not Sent"),
    text: t("The link could not be sent. Please try again."),
  });

  async function mailLink() {
    await call("POST /auth/password/forgot", { body: { email } });
    toast({ title: t("Link Sent"), description: t("Check the inbox of {email}.", { email }) });
    onDone();
  }

  return (
    <>
      <p>
        {t(
          "You sign in with Google and have no password yet. To set one, open the link we send to {email}.",
          { email },
        )}
      </p>
      <Button className="mt-5" aria-disabled={busy} onClick={() => void run(mailLink)}>
        {busy && <Spinner />} {t("Send the link")}
      </Button>
    </>
  );
}

interface SettingsRowProps {
  Icon: LucideIcon;
  label: string;
  /** The current state of the setting, or its effect. */
  note: ReactNode;
  disabled?: boolean;
  onClick: () => void;
}

function SettingsRow({ Icon, label, note, disabled, onClick }: SettingsRowProps) {
  return (
    <li>
      <button
        type="button"
        disabled={disabled}
        onClick={onClick}
        className="flex min-h-14 w-full items-center gap-4 px-5 py-3 text-left hover:bg-muted focus-visible:-outline-offset-2 disabled:opacity-60 sm:px-6"
      >
        <Icon aria-hidden className="size-5 shrink-0 text-muted-foreground" strokeWidth={1.75} />
        <span className="min-w-0 flex-1">
          <span className="block font-semibold">{label}</span>
          <span className="block text-sm text-muted-foreground">{note}</span>
        </span>
        <ChevronRight aria-hidden className="size-4.5 shrink-0 text-muted-foreground" />
      </button>
    </li>
  );
}

interface PreferenceFormProps {
  preference: Preference;
  profile: Profile;
  onSaved: (profile: Profile) => void;
  onDone: () => void;
}

function PreferenceForm({ preference, profile, onSaved, onDone }: PreferenceFormProps) {
  const t = useTranslate();
  const { label, hint } = PREFERENCES[preference];
  const { orderUpdates, newsletter } = profile.preferences;
  const form = useZodForm(mailPreferencesSchema, { orderUpdates, newsletter });
  const { run } = useAction({
    title: t("Not Saved"),
    text: t("Your choice could not be saved. Please try again."),
  });

  async function save(body: z.output<typeof mailPreferencesSchema>) {
    const preferences = await call("PATCH /auth/preferences", { body });
    onSaved({ ...profile, preferences });
    toast({ title: t("Preferences Saved") });
    onDone();
  }

  return (
    <ZodForm form={form} onSubmit={(body) => run(() => save(body))}>
      <CheckboxField name={preference} label={t(label)} hint={t(hint)} />
      <SubmitButton className="mt-5" busyLabel={t("Save")}>
        {t("Save")}
      </SubmitButton>
    </ZodForm>
  );
}

type Preference = "orderUpdates" | "newsletter";

/** Texts of the two kinds of email that a customer can switch off. */
const PREFERENCES: Record<Preference, { title: string; label: string; hint: string }> = {
  orderUpdates: {
    title: "Notification Preferences",
    label: CONSENT_WORDS.order_mails,
    hint: "We always send order confirmations, cancellations and emails about your account.",
  },
  newsletter: {
    title: "Email Subscriptions",
    label: CONSENT_WORDS.newsletter,
    hint: "New products and seasonal prices, now and then.",
  },
};
