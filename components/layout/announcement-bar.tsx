import { X } from "lucide-react";
import { SiteLink } from "@/components/ui/site-link";
import { cn } from "@/lib/base/cn";
import type { ShownAnnouncement } from "@/lib/shop/content/announcement";

interface AnnouncementBarProps {
  announcement: ShownAnnouncement;
  /** Shown whatever its time is, and whoever has put it away. */
  isPreview?: boolean;
}

/** The owner's word above every page; announcement-script.tsx decides who sees it. */
export function AnnouncementBar({ announcement, isPreview = false }: AnnouncementBarProps) {
  const { text, linkLabel, linkAddress, isLater } = announcement;
  return (
    <aside
      aria-label="Announcement"
      className={cn(
        "border-b border-kraft-line bg-kraft text-sm text-kraft-foreground",
        !isPreview && "announcement",
        !isPreview && isLater && "announcement-later",
      )}
    >
      <div className="container-page flex min-h-11 items-center gap-3">
        <p className="min-w-0 flex-1 py-2 [overflow-wrap:anywhere] sm:text-center">
          {text}
          {linkLabel && (
            <>
              {" "}
              <SiteLink
                href={linkAddress}
                prefetch={false}
                className="inline-block py-1 font-semibold whitespace-nowrap underline underline-offset-4"
              >
                {linkLabel}
              </SiteLink>
            </>
          )}
        </p>
        <button
          type="button"
          data-announcement-close=""
          className="-mr-3 grid size-11 shrink-0 place-items-center rounded-md hover:bg-foreground/10 active:bg-foreground/20"
        >
          <X aria-hidden className="size-4.5" />
          <span className="sr-only">Close the announcement</span>
        </button>
      </div>
    </aside>
  );
}
