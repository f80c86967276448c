import { useRef, useState } from "react";
import { useWatch } from "react-hook-form";
import { useAction } from "@/components/shared/call/use-action";
import { FormDialog } from "@/components/shared/form/form-dialog";
import { useZodForm } from "@/components/shared/form/zod-form";
import { toast } from "@/components/ui/toast/toast";
import { type ApiError, call } from "@/lib/client/api";
import { gstinProblem, plainGstin } from "@/lib/shop/gst/gstin";
import { stateWithCode } from "@/lib/shop/gst/states";
import { type SettingKey, SETTINGS } from "@/lib/shop/settings/definitions";
import type { Settings } from "@/lib/shop/settings/schemas";
import { type FieldDefinition, Fields } from "../shared/fields";
import { GuideCheck } from "./guide-check";
import {
  changedKeys,
  GUIDE_STEPS,
  type GuideKey,
  guideSchema,
  type GuideStep,
  guideValues,
  openingValues,
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
  const requested = useRef<GuideKey | null>(null);
  const form = useZodForm(guideSchema, openingValues(saved, settings));
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
    if (!fields.value || !requested.current) return false;
    form.setError(requested.current, { message: fields.value }, { shouldFocus: true });
    return true;
  }

  async function saveStep(current: GuideStep) {
    const values = form.getValues();
    for (const key of changedKeys(current, values, saved)) {
      requested.current = key;
      const { value } = await put(key, values[key]);
      setSaved((before) => ({ ...before, [key]: value }));
      form.resetField(key, { defaultValue: value });
    }
    requested.current = null;
    void onChanged();
  }

  async function next(current: GuideStep) {
    if (!(await form.trigger([...current.keys], { shouldFocus: true }))) return;
    await run(async () => {
      await saveStep(current);
      if (!isLast) {
        // The submit has validated the fields of later steps as well, which are not visible yet.
        form.clearErrors();
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
      {isLast ? <GuideCheck /> : <Fields of={FIELDS[place] ?? []} className="grid gap-y-5" />}
    </FormDialog>
  );
}

function lastLabel(isLast: boolean, isOn: boolean): string {
  if (!isLast) return "Next";
  return isOn ? "Done" : "Turn GST On";
}

const put = (key: SettingKey, value: string) =>
  call("PUT /admin/settings/{key}", { params: { key }, body: { value } });

function named(key: GuideKey) {
  return { name: key, label: SETTINGS[key].description };
}

const CODE = { autoCapitalize: "characters", spellCheck: false } as const;

const DIGITS = [
  { value: "4", label: "4 (turnover up to ₹5 crore)" },
  { value: "6", label: "6 (turnover above ₹5 crore)" },
];

/** The fields of each step of `GUIDE_STEPS` but the last. */
const FIELDS: readonly (readonly FieldDefinition[])[] = [
  [
    {
      ...named("legalName"),
      required: true,
      autoComplete: "organization",
      hint: "As on your registration certificate",
    },
    { ...named("tradeName"), hint: "Where customers know you by another name" },
    { ...named("sellerAddress"), hint: "Of the registration. Empty: the contact address" },
    { ...named("sellerCity"), required: true, hint: "For e-invoices and e-way bills" },
    { ...named("sellerPin"), required: true, inputMode: "numeric", hint: "In the GSTIN’s state" },
  ],
  [
    { ...named("sellerGstin"), required: true, ...CODE, hint: <GstinHint /> },
    {
      ...named("invoicePrefix"),
      ...CODE,
      hint: "Up to 6 capitals, digits, - and /, such as KLN/. A number has 16 characters at most",
    },
    { ...named("signatory"), hint: "Who signs for the shop, such as Meera Nair, Director" },
  ],
  [
    { kind: "choice", ...named("hsnDigits"), required: true, options: DIGITS },
    {
      ...named("gstDefaultPercent"),
      required: true,
      inputMode: "decimal",
      hint: "Also of products whose HSN code has no rate. Ask your chartered accountant",
    },
  ],
];

/** Names the state of a complete GSTIN. */
function GstinHint() {
  const typed = plainGstin(useWatch({ name: "sellerGstin" }) as string);
  return gstinProblem(typed) === null
    ? `Registered in ${stateWithCode(typed.slice(0, 2))}: orders to that state are charged CGST and SGST, others IGST`
    : "15 characters; the first two name the state";
}
