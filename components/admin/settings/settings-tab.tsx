"use client";

import { useState } from "react";
import { LoadFailure } from "@/components/shared/call/load-failure";
import { refusalText } from "@/components/shared/call/refusal-text";
import { Card } from "@/components/ui/card";
import { Skeleton } from "@/components/ui/skeleton";
import { Textarea } from "@/components/ui/textarea";
import { CarriersCard } from "../carriers/carriers-card";
import { RatesCard } from "../shipping/rates-card";
import { LeaveGuard } from "@/components/shared/call/leave-guard";
import { PageHeading } from "../shared/page-heading";
import { MethodsRow, OpeningHoursRow, ShippingModelRow, StatesRow } from "./choice-rows";
import { DeliveryDaysRow } from "./delivery-days-row";
import { HolidaysRow } from "./holidays-row";
import { PictureRow } from "./picture-row";
import { SETTING_GROUPS } from "./setting-groups";
import { JointRow, type SettingProps, SettingRow } from "./setting-row";
import { useSetting } from "./use-setting";
import { FETCH_FAILURE, useSettings, useSettingsForm, type LoadedSettings } from "./use-settings";

/** The general settings, each with its own Save button (docs/product.md: Settings). */
export function SettingsTab() {
  const settings = useSettings();
  const { value } = settings;
  return (
    <section aria-label="General settings" className="max-w-4xl">
      <PageHeading title="General settings">Changes show on the site at once.</PageHeading>
      {settings.error && (
        <LoadFailure
          className="mb-5"
          text={refusalText(settings.error, FETCH_FAILURE)}
          retry={settings.reload}
        />
      )}
      {!value && settings.loading && <SettingsSkeleton />}
      {value && <SettingsGroups loaded={{ ...settings, value }} />}
    </section>
  );
}

function SettingsGroups({ loaded }: { loaded: LoadedSettings }) {
  const settings = useSettingsForm(loaded);
  const [hasUnsavedCarriers, setUnsavedCarriers] = useState(false);
  const [hasUnsavedRates, setUnsavedRates] = useState(false);
  const isUnsaved =
    Object.keys(settings.form.formState.dirtyFields).length > 0 ||
    hasUnsavedCarriers ||
    hasUnsavedRates;
  return (
    <div className="space-y-5">
      <GroupLinks />
      {SETTING_GROUPS.map(({ title, rows }) => (
        <Card key={title}>
          <h2 id={groupId(title)} className="scroll-mt-20 px-5 pt-4 pb-3 text-heading sm:px-6">
            {title}
          </h2>
          <div className="divide-y border-t">
            {rows.map((row) =>
              "lines" in row ? (
                <JointRow key={row.what} joint={row} settings={settings} />
              ) : (
                <Row key={row.key} definition={row} settings={settings} />
              ),
            )}
          </div>
        </Card>
      ))}
      <RatesCard onUnsaved={setUnsavedRates} />
      <CarriersCard onUnsaved={setUnsavedCarriers} />
      <LeaveGuard active={isUnsaved} title="Leave without saving?" leave="Leave" stay="Stay">
        <p>Your unsaved changes will be lost.</p>
      </LeaveGuard>
    </div>
  );
}

const CARDS = ["Shipping rates", "Carriers"];
const groupId = (title: string) => title.toLowerCase().replaceAll(/\W+/g, "-");

/** Links to each group of the some forty settings. */
function GroupLinks() {
  const titles = [...SETTING_GROUPS.map(({ title }) => title), ...CARDS];
  return (
    <nav aria-label="Parts of the settings">
      <ul className="flex flex-wrap gap-x-4 gap-y-0.5 text-sm">
        {titles.map((title) => (
          <li key={title}>
            <a
              href={`#${groupId(title)}`}
              className="inline-flex min-h-9 items-center text-link pointer-coarse:min-h-11"
            >
              {title}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

const ROWS = {
  text: TextRow,
  lines: LinesRow,
  methods: MethodsRow,
  states: StatesRow,
  hours: OpeningHoursRow,
  holidays: HolidaysRow,
  roadDays: DeliveryDaysRow,
  picture: PictureRow,
  shippingModel: ShippingModelRow,
} as const;

function Row(props: SettingProps) {
  const KindRow = ROWS[props.definition.kind ?? "text"];
  return <KindRow {...props} />;
}

function TextRow({ definition, settings }: SettingProps) {
  return <SettingRow definition={definition} setting={useSetting(definition.key, settings)} />;
}

function LinesRow({ definition, settings }: SettingProps) {
  const setting = useSetting(definition.key, settings);
  return (
    <SettingRow definition={definition} setting={setting}>
      <Textarea
        value={setting.value}
        onChange={(event) => setting.type(event.currentTarget.value)}
        aria-label={setting.description}
        aria-invalid={setting.problem !== null}
        placeholder={definition.placeholder}
        spellCheck={false}
        className="max-h-96"
      />
    </SettingRow>
  );
}

function SettingsSkeleton() {
  return (
    <div role="status" className="space-y-5">
      <span className="sr-only">Loading the settings</span>
      <Skeleton className="h-36" />
      <Skeleton className="h-72" />
      <Skeleton className="h-96" />
    </div>
  );
}
