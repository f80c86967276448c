import { ChevronDown, Smartphone } from "lucide-react";
import { usePathname, useSearchParams } from "next/navigation";
import { createContext, use, useEffect, useId, useRef } from "react";
import { Button } from "@/components/ui/button";
import { Link } from "@/components/ui/link";
import { useRole } from "@/lib/client/use-role";
import { useInstall } from "../phone/install-prompt";
import { renewThisDevice } from "../phone/this-device";
import { WaitingCount } from "../shared/waiting";
import type { AdminTab } from "./admin-tab";
import {
  ariaCurrent,
  dailyEntriesFor,
  navGroupsFor,
  splitUnused,
  type NavEntry,
} from "./nav-groups";

/** Parts that the shop does not use; they are behind "More". */
export const UnusedParts = createContext<readonly AdminTab[]>([]);

/**
 * The navigation of the admin as a column next to the page; narrower screens have it in a menu (admin-menu.tsx).
 */
export function AdminNav() {
  const pathname = usePathname();
  const tab = useSearchParams().get("tab");
  const column = useRef<HTMLDivElement>(null);

  useEffect(() => {
    // On a low screen the current entry may be below the visible part of the column.
    const current = column.current?.querySelector<HTMLElement>("[aria-current]");
    if (!column.current || !current) return;
    const below = current.offsetTop + current.offsetHeight - column.current.clientHeight;
    if (below > column.current.scrollTop) column.current.scrollTop = below;
  }, [pathname, tab]);

  return (
    <div
      ref={column}
      className="border-r bg-card p-3 max-lg:hidden lg:sticky lg:top-16 lg:h-[calc(100dvh-4rem)] lg:overflow-y-auto"
    >
      <AdminLinks />
    </div>
  );
}

/** Shortcuts to the most used pages, below 1024 px. */
export function DailyLinks() {
  const entries = dailyEntriesFor(useRole());
  const pathname = usePathname();
  const tab = useSearchParams().get("tab");
  if (entries.length === 0) return null;
  return (
    <nav aria-label="Daily work" className="border-t lg:hidden">
      <ul className="flex">
        {entries.map((entry) => (
          <li key={entry.href} className="min-w-0 flex-1">
            <Link
              href={entry.href}
              prefetch={false}
              aria-current={ariaCurrent(entry, pathname, tab)}
              className="flex min-h-13 flex-col items-center justify-center gap-0.5 text-[0.6875rem] font-medium text-muted-foreground focus-visible:-outline-offset-2 aria-[current]:bg-secondary aria-[current]:font-semibold aria-[current]:text-foreground"
            >
              <entry.Icon aria-hidden className="size-4.5 shrink-0" />
              {entry.label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** The links by group, for the column and for the menu, which closes when one is followed. */
export function AdminLinks({ onFollow }: { onFollow?: () => void }) {
  const unused = use(UnusedParts);
  const pathname = usePathname();
  const tab = useSearchParams().get("tab");
  const { groups, more } = splitUnused(
    navGroupsFor(useRole()),
    unused,
    (entry) => ariaCurrent(entry, pathname, tab) !== undefined,
  );
  const id = useId();
  return (
    <nav aria-label="Admin" className="space-y-4 lg:space-y-3">
      {groups.map(({ title, entries }) => (
        <div key={title}>
          {title && (
            <p
              id={`${id}-${title}`}
              className="px-3 pb-1 text-xs font-semibold text-muted-foreground"
            >
              {title}
            </p>
          )}
          <ul {...(title && { "aria-labelledby": `${id}-${title}` })} className="space-y-0.5">
            {entries.map((entry) => (
              <li key={entry.href}>
                <Entry entry={entry} onFollow={onFollow} />
              </li>
            ))}
          </ul>
        </div>
      ))}
      {more.length > 0 && (
        <details className="group">
          <summary className="flex min-h-8 cursor-pointer list-none items-center gap-2.5 rounded-md px-3 text-[0.9375rem] font-medium text-muted-foreground hover:bg-muted hover:text-foreground focus-visible:-outline-offset-2 max-lg:min-h-11 pointer-coarse:min-h-11 [&::-webkit-details-marker]:hidden">
            <ChevronDown
              aria-hidden
              className="size-4.5 shrink-0 transition-transform group-open:rotate-180"
            />
            More
          </summary>
          <ul aria-label="More" className="mt-0.5 space-y-0.5">
            {more.map((entry) => (
              <li key={entry.href}>
                <Entry entry={entry} onFollow={onFollow} />
              </li>
            ))}
          </ul>
        </details>
      )}
      <InstallOffer />
    </nav>
  );
}

function Entry({ entry, onFollow }: { entry: NavEntry; onFollow?: () => void }) {
  const current = ariaCurrent(entry, usePathname(), useSearchParams().get("tab"));
  return (
    <Link
      href={entry.href}
      prefetch={false}
      onNavigate={onFollow}
      aria-current={current}
      className="flex min-h-8 items-center gap-2.5 rounded-md px-3 text-[0.9375rem] font-medium text-muted-foreground transition-colors hover:bg-muted hover:text-foreground focus-visible:-outline-offset-2 aria-[current]:bg-secondary aria-[current]:font-semibold aria-[current]:text-foreground max-lg:min-h-11 pointer-coarse:min-h-11"
    >
      <entry.Icon aria-hidden className="size-4.5 shrink-0" />
      {entry.label}
      {entry.waiting && <WaitingCount what={entry.waiting} />}
    </Link>
  );
}

/** A button below the navigation while the browser offers to install the admin. */
function InstallOffer() {
  const install = useInstall();

  useEffect(() => {
    // If the browser is offline or signed out, the next page tries again.
    renewThisDevice().catch(() => undefined);
  }, []);

  if (!install) return null;
  return (
    <Button variant="outline" className="mt-4 w-full" onClick={() => void install()}>
      <Smartphone aria-hidden /> Install as App
    </Button>
  );
}
