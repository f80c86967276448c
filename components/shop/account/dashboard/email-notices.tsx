import { useTranslate } from "#words";
import { useAction } from "@/components/shared/call/use-action";
import { Button } from "@/components/ui/button";
import { Notice } from "@/components/ui/notice";
import { Spinner } from "@/components/ui/spinner";
import { toast } from "@/components/ui/toast/toast";
import type { Profile } from "@/lib/identity/accounts/schemas";
import { call } from "@/lib/client/api";

/** Shows what is left to do about the account's email. */
export function EmailNotices({ profile }: { profile: Profile }) {
  const t = useTranslate();
  return (
    <div className="mb-7 max-w-3xl space-y-5 empty:hidden">
      {profile.pendingEmail && (
        <Notice>
          <p>
            {t.parts(
              "Open the link we sent to {email}. Until then your email stays {old}. To get the link again, enter the new address once more.",
              {
                email: <strong className="break-words">{profile.pendingEmail}</strong>,
                old: profile.email,
              },
            )}
          </p>
        </Notice>
      )}
      {!profile.emailVerified && <NotVerified email={profile.email} />}
    </div>
  );
}

function NotVerified({ email }: { email: string }) {
  const t = useTranslate();
  const { busy, run } = useAction({
    title: t("Link Not Sent"),
    text: t("The link could not be sent. Please try again."),
  });

  async function resend() {
    await call("POST /auth/verify/resend");
    toast({ title: t("Link Sent"), description: t("Check the inbox of {email}.", { email }) });
  }

  return (
    <Notice>
      <p>
        {t.parts(
          "Please confirm your email address: open the link we sent to {email}. Orders you placed with it as a guest, and where they went, will then appear in your account.",
          { email: <strong className="break-words">{email}</strong> },
        )}
      </p>
      <Button
        size="sm"
        variant="outline"
        className="mt-2.5"
        aria-disabled={busy}
        onClick={() => void run(resend)}
      >
        {busy && <Spinner />} {t("Send the link again")}
      </Button>
    </Notice>
  );
}
