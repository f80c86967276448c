import { useEffect, useEffectEvent, useRef } from "react";
import { Button } from "@/components/ui/button";
import { Card } from "@/components/ui/card";
import { Spinner } from "@/components/ui/spinner";
import { counted } from "@/lib/base/text/counts";
import { SettingRow } from "./setting-row";
import type { SettingDefinition } from "./setting-definition";
import { UnsavedGuard } from "../shared/unsaved-guard";
import { type SectionState, useSection } from "./use-section";
import { type LoadedSettings, revealSetting } from "./use-storing";

interface SettingSectionProps {
  title: string;
  rows: readonly SettingDefinition[];
  settings: LoadedSettings;
}

/** One section of the settings, with a bar that saves its changes. */
export function SettingSection({ title, rows, settings }: SettingSectionProps) {
  const keys = rows.map(({ key }) => key);
  const section = useSection(settings, keys);
  const heading = useRef<HTMLHeadingElement>(null);

  const revealNamed = useEffectEvent(() => {
    const named = keys.find((key) => window.location.hash === `#${key}`);
    if (!named) return;
    revealSetting(named);
    // Only once, so that it does not scroll again later.
    const { pathname, search } = window.location;
    window.history.replaceState(window.history.state, "", pathname + search);
  });
  // The fields load after the page, so a link to one of them scrolls to it once it is there.
  useEffect(() => revealNamed(), []);

  return (
    <>
      <Card>
        <h3
          ref={heading}
          tabIndex={-1}
          className="px-5 pt-4 pb-3 text-heading outline-none sm:px-6"
        >
          {title}
        </h3>
        <div className="divide-y border-t">
          {rows.map((definition) => (
            <SettingRow key={definition.key} definition={definition} section={section} />
          ))}
        </div>
      </Card>
      {section.changed.length > 0 && (
        <ChangesBar
          section={section}
          onDone={() => heading.current?.focus({ preventScroll: true })}
        />
      )}
      <UnsavedGuard active={section.changed.length > 0} />
    </>
  );
}

interface ChangesBarProps {
  section: SectionState;
  /** Moves the focus from the bar, which disappears. */
  onDone: () => void;
}

function ChangesBar({ section, onDone }: ChangesBarProps) {
  const { changed, busy } = section;
  return (
    <div
      role="region"
      aria-label="Unsaved changes"
      className="sticky bottom-0 z-10 mt-5 flex flex-wrap items-center justify-end gap-2 rounded-t-md border bg-card px-4 py-3 shadow-lg sm:gap-3 sm:px-6"
    >
      <p role="status" className="mr-auto font-semibold tabular">
        {counted(changed.length, "change")}
      </p>
      <Button
        variant="ghost"
        size="sm"
        className="min-h-11"
        aria-disabled={busy}
        onClick={() => {
          if (busy) return;
          section.discard();
          onDone();
        }}
      >
        Discard
      </Button>
      <Button
        aria-disabled={busy}
        onClick={() => void section.save(changed).then((isDone) => isDone && onDone())}
      >
        {busy && <Spinner />} Save Changes
      </Button>
    </div>
  );
}
