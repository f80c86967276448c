"use client";

import { useWatch } from "react-hook-form";
import { SelectField } from "@/components/shared/form/select-field";
import { TextField } from "@/components/shared/form/text-field";
import { gstinProblem, plainGstin } from "@/lib/shop/gst/gstin";
import { stateWithCode } from "@/lib/shop/gst/states";
import { SETTINGS } from "@/lib/shop/settings/definitions";
import type { GuideKey } from "./guide-form";

const labelOf = (key: GuideKey) => SETTINGS[key].description;

/** The controls of a step that asks for something, by its place. */
export function GuideFields({ step }: { step: number }) {
  const Step = STEPS[step];
  return <div className="grid gap-y-5">{Step && <Step />}</div>;
}

const STEPS = [WhoYouAre, Numbers, Codes];

function WhoYouAre() {
  return (
    <>
      <TextField
        name="legalName"
        label={labelOf("legalName")}
        required
        autoComplete="organization"
        hint="As on your registration certificate"
      />
      <TextField
        name="tradeName"
        label={labelOf("tradeName")}
        autoComplete="off"
        hint="Where customers know you by another name"
      />
      <TextField
        name="sellerAddress"
        label={labelOf("sellerAddress")}
        autoComplete="off"
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
        label={labelOf("sellerGstin")}
        required
        autoComplete="off"
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
        label={labelOf("invoicePrefix")}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        hint="Up to 6 capitals, digits, - and /, such as KLN/. A number has 16 characters at most"
      />
      <TextField
        name="signatory"
        label={labelOf("signatory")}
        autoComplete="off"
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
      <SelectField name="hsnDigits" label={labelOf("hsnDigits")} required options={DIGITS} />
      <TextField
        name="gstDefaultPercent"
        label={labelOf("gstDefaultPercent")}
        required
        inputMode="decimal"
        autoComplete="off"
        hint="Also of products whose HSN code has no rate. Ask your chartered accountant"
      />
    </>
  );
}
