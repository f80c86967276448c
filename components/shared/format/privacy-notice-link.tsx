import { useTranslate } from "#words";
import { Link } from "@/components/ui/link";
import { cn } from "@/lib/base/cn";
import { paths } from "@/lib/base/paths";

/** Belongs below every form that asks for personal data. */
export function PrivacyNoticeLink({ className }: { className?: string }) {
  const t = useTranslate();
  return (
    <p className={cn("text-sm text-muted-foreground", className)}>
      {t.parts("What we do with it: <link>Privacy Notice</link>", {
        link: (words) => (
          <Link href={paths.privacyNotice} prefetch={false} className="text-link">
            {words}
          </Link>
        ),
      })}
    </p>
  );
}
