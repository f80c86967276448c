"use client";

import { Bell, KeyRound, LogOut, Newspaper } from "lucide-react";
import dynamic from "next/dynamic";
import { useState } from "react";
import { useSignOut } from "@/components/shared/call/use-sign-out";
import { Card } from "@/components/ui/card";
import {
  Dialog,
  DialogBody,
  DialogContent,
  DialogHeader,
  DialogTitle,
} from "@/components/ui/dialog";
import { Spinner } from "@/components/ui/spinner";
import type { Profile } from "@/lib/identity/accounts/schemas";
import { PREFERENCES, type Preference } from "./preferences";
import { PreferenceForm } from "./preference-form";
import { SetPassword } from "./set-password";
import { SettingsRow } from "./settings-row";

const PasswordForm = dynamic(() => import("./password-form").then((file) => file.PasswordForm), {
  ssr: false,
  loading: () => <Spinner />,
});

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
  const [open, setOpen] = useState<"password" | Preference | null>(null);
  const signOut = useSignOut();
  const close = () => setOpen(null);
  return (
    <Card className="overflow-hidden">
      <h2 className="p-5 pb-3 text-heading sm:px-6">Account</h2>
      <ul className="divide-y border-t">
        <SettingsRow
          Icon={KeyRound}
          label="Change Password"
          note="Signs you out everywhere else"
          disabled={!profile}
          onClick={() => setOpen("password")}
        />
        <SettingsRow
          Icon={Bell}
          label={PREFERENCES.orderUpdates.title}
          note={`Order updates by email: ${onOrOff(profile?.preferences.orderUpdates)}`}
          disabled={!profile}
          onClick={() => setOpen("orderUpdates")}
        />
        <SettingsRow
          Icon={Newspaper}
          label={PREFERENCES.newsletter.title}
          note={`News and offers: ${newsletterState(profile)}`}
          disabled={!profile}
          onClick={() => setOpen("newsletter")}
        />
        <SettingsRow
          Icon={LogOut}
          label="Log Out"
          note="On this device"
          onClick={() => void signOut()}
        />
      </ul>
      {profile && (
        <>
          <Dialog open={open === "password"} onOpenChange={close}>
            <DialogContent closesOutside={false}>
              <DialogHeader>
                <DialogTitle>Change Password</DialogTitle>
              </DialogHeader>
              <DialogBody>
                {profile.hasPassword ? (
                  <PasswordForm email={profile.email} onDone={close} />
                ) : (
                  <SetPassword email={profile.email} onDone={close} />
                )}
              </DialogBody>
            </DialogContent>
          </Dialog>
          {(["orderUpdates", "newsletter"] as const).map((preference) => (
            <Dialog key={preference} open={open === preference} onOpenChange={close}>
              <DialogContent>
                <DialogHeader>
                  <DialogTitle>{PREFERENCES[preference].title}</DialogTitle>
                </DialogHeader>
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
