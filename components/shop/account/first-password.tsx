import { useTranslate } from "#words";
import { Card } from "@/components/ui/card";
import { guardTexts } from "@/lib/identity/session/guard-texts";
import { PasswordForm } from "./dashboard/password-form";

/** Replaces a page until the generated password has been changed. */
export function FirstPassword({ email }: { email: string }) {
  const t = useTranslate();
  return (
    <div className="container-page grid min-h-[60vh] place-content-center py-10">
      <Card className="w-[min(27.5rem,calc(100vw-2rem))] p-5 sm:p-6">
        <h1 className="text-heading">{t(guardTexts.firstPassword.title)}</h1>
        <p className="mt-2 mb-5 text-muted-foreground">{t(guardTexts.firstPassword.description)}</p>
        <PasswordForm email={email} />
      </Card>
    </div>
  );
}
