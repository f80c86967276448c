import { useDeferredValue, useEffect, useState } from "react";
import { buildNet, type ModelPlan } from "@/lib/catalogue/model/model-plan";
import { readAddress } from "@/lib/catalogue/sizes/read-address";
import type { Style } from "@/lib/catalogue/sizes/schemas";
import { Stage } from "../../domain/product-model/stage";
import { useLiveModel } from "../product-model/use-live-model";
import { LANDING_STAGE } from "./sticky-stage";
import { usePlan } from "./use-plan";

interface TypedModelProps {
  style: Style;
  /** Contains the lengths, named as in a URL. */
  form: HTMLFormElement;
}

/** The model of a style in the size typed into a form. */
export function TypedModel({ style, form }: TypedModelProps) {
  const plan = useDeferredValue(usePlan(style, useTyped(style, form)));
  return plan && <Model plan={plan} />;
}

function Model({ plan }: { plan: ModelPlan }) {
  const { stage } = useLiveModel({ plan, printed: null, buildNet });
  return <Stage {...stage} className={LANDING_STAGE} />;
}

function useTyped(style: Style, form: HTMLFormElement) {
  const read = () =>
    readAddress(style, Object.fromEntries(new FormData(form)) as Record<string, string>);
  const [typed, setTyped] = useState(read);
  useEffect(() => {
    const take = () => setTyped(read());
    form.addEventListener("input", take);
    return () => form.removeEventListener("input", take);
  });
  return typed;
}
