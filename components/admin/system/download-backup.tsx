import { CallDialog } from "@/components/shared/form/call-dialog";
import { PasswordField } from "@/components/shared/form/password-field";
import { useZodForm } from "@/components/shared/form/zod-form";
import { saveFile } from "@/components/shared/call/save-file";
import { downloadBackupSchema, type BackupRun } from "@/lib/dashboard/system/schemas";
import { CodeField } from "../two-factor/proof-form";

/** Asks for the user's password and for the passphrase of the file. */
export function DownloadBackup({ run, onClose }: { run: BackupRun; onClose: () => void }) {
  const form = useZodForm(downloadBackupSchema, {
    currentPassword: "",
    twoFactorToken: "",
    passphrase: "",
  });
  return (
    <CallDialog
      form={form}
      title="Download a backup"
      description="It holds your customers’ data and the keys to your accounts. Keep the passphrase apart from the file: without it nobody can open it."
      submit="Download"
      busyLabel="Encrypting"
      failure={{
        title: "Backup Not Downloaded",
        text: "The backup could not be downloaded. Please try again.",
      }}
      onClose={onClose}
      save={async (body) => {
        await saveFile(`/api/admin/system/backups/${run._id}/download`, { body });
        return {
          title: "Backup Downloaded",
          description: "Open it with the restore command and your passphrase.",
        };
      }}
    >
      <div className="space-y-5">
        <PasswordField
          name="passphrase"
          label="Passphrase of the file"
          hint="At least 14 characters, such as five words of your own."
          required
          autoComplete="new-password"
        />
        <PasswordField
          name="currentPassword"
          label="Your password"
          required
          autoComplete="current-password"
        />
        <CodeField hint="The six digits that your authenticator app shows now." />
      </div>
    </CallDialog>
  );
}
