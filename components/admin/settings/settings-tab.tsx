"use client";

import { useState } from "react";
import { LoadFailure } from "@/components/shared/call/load-failure";
import { refusalText } from "@/components/shared/call/refusal-text";
import { Card } from "@/components/ui/card";
import { Skeleton } from "@/components/ui/skeleton";
import { CarriersCard } from "../carriers/carriers-card";
import { LeaveGuard } from "@/components/shared/call/leave-guard";
import { PageHeading } from "../shared/page-heading";
import { DeliveryDaysRow } from "./delivery-days-row";
import { HolidaysRow } from "./holidays-row";
import { MethodsRow } from "./methods-row";
import { OpeningHoursRow } from "./opening-hours-row";
import { BankRow, UpiRow } from "./payee-rows";
import { PictureRow } from "./picture-row";
import { SETTING_GROUPS, type GeneralKey } from "./setting-groups";
import { SettingRow } from "./setting-row";
import { StatesRow } from "./states-row";
import { SynonymsRow } from "./synonyms-row";
import { useSetting } from "./use-setting";
import {
  FETCH_FAILURE,
  useSettings,
  useSettingsForm,
  type LoadedSettings,
  type SettingsState,
} from "./use-settings";

/** General settings: each with its own Save (docs/product.md: Settings). */
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
  const isUnsaved =
    Object.keys(settings.form.formState.dirtyFields).length > 0 || hasUnsavedCarriers;
  return (
    <div className="space-y-5">
      <GroupLinks />
      {SETTING_GROUPS.map(({ title, keys }) => (
        <Card key={title}>
          <h2 id={idOf(title)} className="scroll-mt-20 px-5 pt-4 pb-3 text-heading sm:px-6">
            {title}
          </h2>
          <div className="divide-y border-t">
            {keys.map((key) => (
              <Row key={key} name={key} settings={settings} />
            ))}
          </div>
        </Card>
      ))}
      <CarriersCard onUnsaved={setUnsavedCarriers} />
      <LeaveGuard active={isUnsaved} title="Leave without saving?" leave="Leave" stay="Stay">
        <p>Your unsaved changes will be lost.</p>
      </LeaveGuard>
    </div>
  );
}

const CARRIERS = "Carriers";
const idOf = (title: string) => title.toLowerCase().replaceAll(/\W+/g, "-");

/** There are some forty settings: the way to each part of them. */
function GroupLinks() {
  const titles = [...SETTING_GROUPS.map(({ title }) => title), CARRIERS];
  return (
    <nav aria-label="Parts of the settings">
      <ul className="flex flex-wrap gap-x-4 gap-y-0.5 text-sm">
        {titles.map((title) => (
          <li key={title}>
            <a
              href={`#${idOf(title)}`}
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

interface RowProps<Key> {
  name: Key;
  settings: SettingsState;
}

/** Those that stand in the row of `upiId` or `bankAccountName`. */
const WITH_OTHERS: readonly GeneralKey[] = ["upiPayee", "bankAccount", "bankIfsc", "bankName"];

function Row({ name, settings }: RowProps<GeneralKey>) {
  if (name === "paymentMethods") return <MethodsRow settings={settings} />;
  if (name === "upiId") return <UpiRow settings={settings} />;
  if (name === "bankAccountName") return <BankRow settings={settings} />;
  if (WITH_OTHERS.includes(name)) return null;
  if (name === "serviceableStates") return <StatesRow settings={settings} />;
  if (name === "openingHours") return <OpeningHoursRow settings={settings} />;
  if (name === "deliveryDays") return <DeliveryDaysRow settings={settings} />;
  if (name === "holidays") return <HolidaysRow settings={settings} />;
  if (name === "searchSynonyms") return <SynonymsRow settings={settings} />;
  if (name === "logoImageUrl" || name === "faviconUrl") {
    return <PictureRow name={name} settings={settings} />;
  }
  return <TextRow name={name} settings={settings} />;
}

function TextRow({ name, settings }: RowProps<GeneralKey>) {
  return <SettingRow name={name} setting={useSetting(name, settings)} />;
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
