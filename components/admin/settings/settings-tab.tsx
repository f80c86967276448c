import { useSearchParams } from "next/navigation";
import { endsSession, refusalText } from "@/components/shared/call/refusal-text";
import { useLoad } from "@/components/shared/call/use-load";
import { Link } from "@/components/ui/link";
import { useCurrentInView } from "@/components/ui/hooks/use-current-in-view";
import { Skeleton } from "@/components/ui/skeleton";
import { toastFailure } from "@/components/ui/toast/toast";
import { SETTINGS_SECTIONS, type SettingsSection, staffPaths } from "@/lib/base/staff-paths";
import { call } from "@/lib/client/api";
import type { Settings } from "@/lib/shop/settings/schemas";
import { CarriersCard } from "../carriers/carriers-card";
import { PageHeading } from "../shared/page-heading";
import { RatesCard } from "../shipping/rates-card";
import { SettingSection } from "./setting-section";
import { SETTING_SECTIONS } from "./setting-sections";
import type { LoadedSettings } from "./use-storing";
import { LoadState } from "../shared/loaded";

/** The general settings by section; `section` in the URL opens one (docs/product.md: Settings). */
export function SettingsTab() {
  const settings = useSettings();
  const { value } = settings;
  const named = useSearchParams().get("section");
  const open = SETTINGS_SECTIONS.find((section) => section === named) ?? "shop";
  return (
    <section aria-label="General settings" className="max-w-6xl">
      <PageHeading title="General settings">Changes show on the site at once.</PageHeading>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-5 xl:grid-cols-[12rem_minmax(0,1fr)]">
        <SectionLinks open={open} />
        <div className="min-w-0">
          <LoadState
            of={settings}
            text={FETCH_FAILURE}
            waiting={<SectionSkeleton />}
            className="mb-5"
          />
          {value && <Section key={open} name={open} settings={{ ...settings, value }} />}
        </div>
      </div>
    </section>
  );
}

const FETCH_FAILURE = "Failed to fetch general settings.";

const load = (_: string, signal: AbortSignal): Promise<Settings> =>
  call("GET /admin/settings", { signal });

function useSettings() {
  return useLoad({
    load,
    onFailure: (error) => {
      if (endsSession(error)) return;
      const description = refusalText(error, FETCH_FAILURE);
      toastFailure("Error", description);
    },
  });
}

function Section({ name, settings }: { name: SettingsSection; settings: LoadedSettings }) {
  if (name === "rates") return <RatesCard />;
  if (name === "carriers") return <CarriersCard />;
  return <SettingSection {...SETTING_SECTIONS[name]} settings={settings} />;
}

/** A list beside the section; on narrower screens a strip above it. */
function SectionLinks({ open }: { open: SettingsSection }) {
  const strip = useCurrentInView<HTMLUListElement>(open);
  return (
    <nav
      aria-label="Sections of the settings"
      className="min-w-0 xl:sticky xl:top-20 xl:self-start"
    >
      <ul
        ref={strip}
        className="relative -mx-4 flex gap-2 overflow-x-auto px-4 py-0.5 max-xl:[scrollbar-width:none] sm:-mx-6 sm:px-6 lg:-mx-8 lg:px-8 xl:mx-0 xl:flex-col xl:gap-0.5 xl:px-0.5"
      >
        {SETTINGS_SECTIONS.map((section) => (
          <li key={section} className="shrink-0">
            <Link
              href={staffPaths.settings(section)}
              prefetch={false}
              aria-current={section === open ? "page" : undefined}
              className="flex min-h-9 items-center rounded-md px-3 text-sm font-medium text-muted-foreground transition-colors hover:bg-muted hover:text-foreground aria-[current]:bg-secondary aria-[current]:font-semibold aria-[current]:text-foreground max-xl:border pointer-coarse:min-h-11"
            >
              {SETTING_SECTIONS[section].title}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function SectionSkeleton() {
  return (
    <div role="status">
      <span className="sr-only">Loading the settings</span>
      <Skeleton className="h-96" />
    </div>
  );
}
