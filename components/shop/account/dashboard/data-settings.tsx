import { Download, Trash2 } from "lucide-react";
import { useState } from "react";
import { useTranslate } from "#words";
import { FileLink } from "@/components/shared/call/file-link";
import { Button } from "@/components/ui/button";
import { Card } from "@/components/ui/card";
import type { Profile } from "@/lib/identity/accounts/schemas";
import { apiAddress } from "@/lib/api/call";
import { useAction } from "@/components/shared/call/use-action";
import { SubmitButton } from "@/components/shared/form/submit-button";
import { TextField } from "@/components/shared/form/text-field";
import { showFieldErrors, useZodForm, ZodForm } from "@/components/shared/form/zod-form";
import { Dialog, DialogBody, DialogContent, DialogHeader } from "@/components/ui/dialog";
import { toast } from "@/components/ui/toast/toast";
import { call } from "@/lib/client/api";
import { endSession } from "@/lib/client/session";
import { knownPassword } from "@/lib/base/input/fields";
import { z } from "@/lib/base/input/zod";

const formSchema = (hasPassword: boolean) =>
  z.object({
    currentPassword: hasPassword ? knownPassword : z.string(),
  });

interface DeleteAccountProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  profile: Profile;
}

function DeleteAccount({ open, onOpenChange, profile }: DeleteAccountProps) {
  const t = useTranslate();
  return (
    <Dialog open={open} onOpenChange={onOpenChange}>
      <DialogContent>
        <DialogHeader title={t("Delete your account?")} />
        <DialogBody>
          <DeleteForm profile={profile} onApply={() => onOpenChange(false)} />
        </DialogBody>
      </DialogContent>
    </Dialog>
  );
}

function DeleteForm({ profile, onApply }: { profile: Profile; onApply: () => void }) {
  const t = useTranslate();
  const form = useZodForm(formSchema(profile.hasPassword), { currentPassword: "" });
  const { run } = useAction({
    title: t("Account Not Deleted"),
    text: t("The account could not be deleted. Please try again."),
    onRefused: ({ fields }) => showFieldErrors(form, fields),
  });

  async function deleteAccount({ currentPassword }: { currentPassword: string }) {
    const body = profile.hasPassword ? { currentPassword } : {};
    await call("DELETE /auth/me", { body });
    toast({ title: t("Account Deleted"), description: t("Your account has been deleted.") });
    // The guard then opens the home page.
    endSession("logged-out");
  }

  return (
    <ZodForm form={form} onSubmit={(values) => run(() => deleteAccount(values))}>
      <p>
        {t(
          "Your profile, addresses and sessions will be deleted, and you will no longer be able to open your orders here. This cannot be undone.",
        )}
      </p>
      {profile.hasPassword && (
        <TextField name="currentPassword" label={t("Password")} required className="mt-5" />
      )}
      <div className="mt-6 flex flex-wrap justify-end gap-3">
        <Button variant="outline" onClick={onApply}>
          {t("Keep Account")}
        </Button>
        <SubmitButton variant="destructive" busyLabel={t("Delete Account")}>
          {t("Delete Account")}
        </SubmitButton>
      </div>
    </ZodForm>
  );
}

export function DataSettings({ profile }: { profile: Profile | null }) {
  const t = useTranslate();
  const [asking, setAsking] = useState(false);
  return (
    <Card className="p-5 sm:p-6">
      <h2 className="text-heading">{t("Your data")}</h2>
      <p className="mt-2 text-[0.9375rem] text-muted-foreground">
        {t(
          "Download everything we hold about you as one file, or delete your account for good. We keep your orders for our records.",
        )}
      </p>
      <div className="mt-4 flex flex-wrap gap-3">
        <Button asChild variant="outline">
          <FileLink href={apiAddress("GET /auth/me/data")} download="my-data.json">
            <Download aria-hidden /> {t("Download My Data")}
          </FileLink>
        </Button>
        <Button
          variant="ghost"
          className="text-destructive"
          disabled={!profile}
          onClick={() => setAsking(true)}
        >
          <Trash2 aria-hidden /> {t("Delete My Account")}
        </Button>
      </div>
      {profile && <DeleteAccount open={asking} onOpenChange={setAsking} profile={profile} />}
    </Card>
  );
}
