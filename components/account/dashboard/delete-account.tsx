"use client";

import { useState, type SyntheticEvent } from "react";
import { useAction } from "@/components/call/use-action";
import { FieldError } from "@/components/form/field-frame";
import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";
import { Input } from "@/components/ui/input";
import { Label } from "@/components/ui/label";
import { Spinner } from "@/components/ui/spinner";
import { toast } from "@/components/ui/toast";
import type { Profile } from "@/lib/accounts/schemas";
import { callApi } from "@/lib/client/api";
import { endSession } from "@/lib/client/session";
import { PASSWORD_LENGTH } from "@/lib/password-length";

interface DeleteAccountProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  profile: Profile;
}

export function DeleteAccount({ open, onOpenChange, profile }: DeleteAccountProps) {
  return (
    <Dialog open={open} onOpenChange={onOpenChange} title="Delete your account?">
      <DeleteForm profile={profile} onKeep={() => onOpenChange(false)} />
    </Dialog>
  );
}

function DeleteForm({ profile, onKeep }: { profile: Profile; onKeep: () => void }) {
  const [password, setPassword] = useState("");
  const [problem, setProblem] = useState<string | null>(null);
  const { busy, run } = useAction({
    title: "Account Not Deleted",
    text: "The account could not be deleted. Please try again.",
    onRefused: ({ fields }) => {
      setProblem(fields.currentPassword ?? null);
      return fields.currentPassword !== undefined;
    },
  });

  async function deleteAccount() {
    const body = profile.hasPassword ? { currentPassword: password } : {};
    await callApi<"deleteAccount">({ call: "DELETE /auth/me", body });
    toast({ title: "Account Deleted", description: "Your account has been deleted." });
    // The guard leads home.
    endSession("logged-out");
  }

  function submit(event: SyntheticEvent) {
    event.preventDefault();
    if (profile.hasPassword && password === "") {
      setProblem("Please fill in the Password field.");
      return;
    }
    void run(deleteAccount);
  }

  return (
    <form onSubmit={submit} noValidate>
      <p>
        Your profile, addresses and sessions will be deleted, and you will no longer be able to open
        your orders here. This cannot be undone.
      </p>
      {profile.hasPassword && (
        <div className="mt-5">
          <Label htmlFor="delete-password" className="mb-1.5">
            Password
          </Label>
          <Input
            id="delete-password"
            name="currentPassword"
            type="password"
            autoComplete="current-password"
            maxLength={PASSWORD_LENGTH.most}
            value={password}
            aria-required
            aria-invalid={problem !== null}
            aria-describedby={problem ? "delete-problem" : undefined}
            onChange={(event) => setPassword(event.currentTarget.value)}
          />
          {problem && <FieldError id="delete-problem">{problem}</FieldError>}
        </div>
      )}
      <div className="mt-6 flex flex-wrap justify-end gap-3">
        <Button variant="outline" onClick={onKeep}>
          Keep Account
        </Button>
        <Button type="submit" variant="destructive" aria-disabled={busy}>
          {busy && <Spinner />} Delete Account
        </Button>
      </div>
    </form>
  );
}
