"use client";

import { useRef, useState } from "react";
import { useWatch } from "react-hook-form";
import { useAction } from "@/components/shared/call/use-action";
import { FormDialog } from "@/components/shared/form/form-dialog";
import { SelectField } from "@/components/shared/form/select-field";
import { TextField } from "@/components/shared/form/text-field";
import { useZodForm } from "@/components/shared/form/zod-form";
import { toast } from "@/components/ui/toast/toast";
import { type ApiError, call } from "@/lib/client/api";
import { gstinProblem, plainGstin } from "@/lib/shop/gst/gstin";
import { stateWithCode } from "@/lib/shop/gst/states";
import { type SettingKey, SETTINGS } from "@/lib/shop/settings/definitions";
import type { Settings } from "@/lib/shop/settings/schemas";
import { GuideCheck } from "./guide-check";
import {
  changedKeys,
  GUIDE_STEPS,
  type GuideKey,
  guideSchema,
  type GuideStep,
  guideValues,
} from "./guide-form";

interface GstGuideProps {
  settings: Settings;
  onClose: () => void;
  /** Called after a setting was saved; resolves once the page shows it. */
  onChanged: () => Promise<unknown>;
}

/** A step-by-step setup of GST: the seller, its numbers, the HSN codes, and what is still missing. */
export function GstGuide({ settings, onClose, onChanged }: GstGuideProps) {
  const [saved, setSaved] = useState(() => guideValues(settings));
  const [place, setPlace] = useState(0);
  // The setting being saved, to show its refusal; a ref, because the callback may be from an earlier render.
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

  /** Shows the error at the field being saved, or else as a toast. */
  function onRefused({ fields }: ApiError): boolean {
    if (!fields.value || !asked.current) return false;
    form.setError(asked.current, { message: fields.value }, { shouldFocus: true });
    return true;
  }

  async function saveStep(current: GuideStep) {
    const values = form.getValues();
    for (const key of changedKeys(current, values, saved)) {
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
      // Fields of later steps may still be empty; each step validates its own.
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

const settingLabel = (key: GuideKey) => SETTINGS[key].description;

function GuideFields({ step }: { step: number }) {
  const Step = STEPS[step];
  return <div className="grid gap-y-5">{Step && <Step />}</div>;
}

const STEPS = [WhoYouAre, Numbers, Codes];

function WhoYouAre() {
  return (
    <>
      <TextField
        name="legalName"
        label={settingLabel("legalName")}
        required
        autoComplete="organization"
        hint="As on your registration certificate"
      />
      <TextField
        name="tradeName"
        label={settingLabel("tradeName")}
        hint="Where customers know you by another name"
      />
      <TextField
        name="sellerAddress"
        label={settingLabel("sellerAddress")}
        hint="Of the registration. Empty: the contact address"
      />
    </>
  );
}

function Numbers() {
  const typed = plainGstin(useWatch({ name: "sellerGstin" }) as string);
  const isGood = gstinProblem(typed) === null;
  return (
    <>
      <TextField
        name="sellerGstin"
        label={settingLabel("sellerGstin")}
        required
        autoCapitalize="characters"
        spellCheck={false}
        hint={
          isGood
            ? `Registered in ${stateWithCode(typed.slice(0, 2))}: orders to that state are charged CGST and SGST, others IGST`
            : "15 characters; the first two name the state"
        }
      />
      <TextField
        name="invoicePrefix"
        label={settingLabel("invoicePrefix")}
        autoCapitalize="characters"
        spellCheck={false}
        hint="Up to 6 capitals, digits, - and /, such as KLN/. A number has 16 characters at most"
      />
      <TextField
        name="signatory"
        label={settingLabel("signatory")}
        hint="Who signs for the shop, such as Meera Nair, Director"
      />
    </>
  );
}

const DIGITS = [
  { value: "4", label: "4 (turnover up to ₹5 crore)" },
  { value: "6", label: "6 (turnover above ₹5 crore)" },
];

function Codes() {
  return (
    <>
      <SelectField name="hsnDigits" label={settingLabel("hsnDigits")} required options={DIGITS} />
      <TextField
        name="gstDefaultPercent"
        label={settingLabel("gstDefaultPercent")}
        required
        inputMode="decimal"
        hint="Also of products whose HSN code has no rate. Ask your chartered accountant"
      />
    </>
  );
}
