"use client";

import { useRef, useState } from "react";
import { useAction } from "@/components/shared/call/use-action";
import { FormDialog } from "@/components/shared/form/form-dialog";
import { useZodForm } from "@/components/shared/form/zod-form";
import { toast } from "@/components/ui/toast";
import { call, type ApiError } from "@/lib/client/api";
import type { SettingKey } from "@/lib/shop/settings/definitions";
import type { Settings } from "@/lib/shop/settings/schemas";
import { GuideCheck } from "./guide-check";
import { GuideFields } from "./guide-fields";
import {
  changedOf,
  GUIDE_STEPS,
  guideSchema,
  guideValues,
  type GuideKey,
  type GuideStep,
} from "./guide-form";

interface GstGuideProps {
  settings: Settings;
  onClose: () => void;
  /** A setting was saved; done once the page shows it. */
  onChanged: () => Promise<unknown>;
}

/** Step by step to GST: who sells, by which numbers, what the HSN codes need, and what is still missing. */
export function GstGuide({ settings, onClose, onChanged }: GstGuideProps) {
  const [saved, setSaved] = useState(() => guideValues(settings));
  const [place, setPlace] = useState(0);
  // Whose refusal it is: a closure from before the save would not know.
  const asked = useRef<GuideKey | null>(null);
  const form = useZodForm(guideSchema, saved);
  const step = GUIDE_STEPS[place];
  const isLast = place === GUIDE_STEPS.length - 1;
  const isOn = settings.taxRegime?.value === "gst";
  const { run } = useAction({
    title: "GST Not Set Up",
    text: "What you typed is still here. Please try again.",
    onRefused,
  });
  if (!step) return null;

  /** At the field whose setting was being saved, else as a note. */
  function onRefused({ fields }: ApiError): boolean {
    if (!fields.value || !asked.current) return false;
    form.setError(asked.current, { message: fields.value }, { shouldFocus: true });
    return true;
  }

  async function saveStep(current: GuideStep) {
    const values = form.getValues();
    for (const key of changedOf(current, values, saved)) {
      asked.current = key;
      const { value } = await put(key, values[key]);
      setSaved((before) => ({ ...before, [key]: value }));
      form.resetField(key, { defaultValue: value });
    }
    asked.current = null;
    void onChanged();
  }

  async function next(current: GuideStep) {
    if (!(await form.trigger([...current.keys], { shouldFocus: true }))) return;
    await run(async () => {
      await saveStep(current);
      if (!isLast) {
        setPlace(place + 1);
        return;
      }
      if (!isOn) await put("taxRegime", "gst");
      toast({ title: isOn ? "GST details saved" : "GST is on" });
      await onChanged();
      onClose();
    });
  }

  return (
    <FormDialog
      title={isOn ? "GST details" : "Set up GST"}
      description={`Step ${place + 1} of ${GUIDE_STEPS.length}: ${step.title}`}
      form={form}
      onSubmit={() => next(step)}
      // Fields of later steps may still be empty: each step asks for its own.
      onInvalid={() => next(step)}
      onClose={onClose}
      submit={lastLabel(isLast, isOn)}
      otherwise={place > 0 ? { label: "Back", onClick: () => setPlace(place - 1) } : undefined}
    >
      {isLast ? <GuideCheck /> : <GuideFields step={place} />}
    </FormDialog>
  );
}

function lastLabel(isLast: boolean, isOn: boolean): string {
  if (!isLast) return "Next";
  return isOn ? "Done" : "Turn GST On";
}

const put = (key: SettingKey, value: string) =>
  call("PUT /admin/settings/{key}", { params: { key }, body: { value } });
