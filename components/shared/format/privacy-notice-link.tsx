import { Link } from "@/components/ui/link";
import { cn } from "@/lib/base/cn";
import { paths } from "@/lib/base/paths";

/** Goes with every form that asks for personal data. */
export function PrivacyNoticeLink({ className }: { className?: string }) {
  return (
    <p className={cn("text-sm text-muted-foreground", className)}>
      What we do with it:{" "}
      <Link href={paths.privacyNotice} prefetch={false} className="text-link">
        Privacy Notice
      </Link>
    </p>
  );
}
