"use client";

import {
  memo,
  useCallback,
  useDeferredValue,
  useEffect,
  useMemo,
  useRef,
  useState,
  type ReactNode,
  type RefObject,
} from "react";
import { useTranslate } from "#words";
import { asRefusal, useLoad } from "@/components/shared/call/use-load";
import { usePaused } from "@/components/shared/call/use-paused";
import { lateExtra } from "@/components/ui/late";
import { Notice } from "@/components/ui/notice";
import { Button } from "@/components/ui/button";
import { Skeleton } from "@/components/ui/skeleton";
import { inLanguage } from "@/lib/base/http/languages";
import { paths } from "@/lib/base/paths";
import type { SizePriceAnswer, Style } from "@/lib/catalogue/sizes/schemas";
import {
  checkSize,
  listQuantities,
  readForm,
  toProblems,
  type SizeCheck,
  type SizeProblems,
} from "@/lib/catalogue/sizes/size-address";
import { formatAddress, type RequestedSize } from "@/lib/catalogue/sizes/size-link";
import { call } from "@/lib/client/api";
import { SizeFields } from "./size-fields";
import { SizeActions } from "./size-actions";
import { SizeModel } from "./size-model";
import { SizePrices } from "./size-prices";
import { usePlan } from "./use-plan";

interface SizeIslandProps {
  style: Style;
  /** The size in the URL. */
  first: RequestedSize;
  /** Its prices from the server; null if the URL is invalid. */
  answer: SizePriceAnswer | null;
  problems: SizeProblems;
  /** The server's drawing, shown until the interactive model is loaded. */
  drawing: ReactNode;
  /** The shop's public URL. */
  origin: string;
  /** The name of the shop's tax, such as "GST". */
  taxName: string;
}

const LoadFailure = lateExtra(
  () => import("@/components/shared/call/load-failure").then((file) => file.LoadFailure),
  null,
);

/** A box that updates its size and shape while the buyer types, and its price after a pause. */
export function SizeIsland(props: SizeIslandProps) {
  const { style, first, drawing } = props;
  const form = useRef<HTMLFormElement>(null);
  const [requested, change] = useRequestedSize(first, form);
  const paused = usePaused(requested);
  // The model is drawn after the keystroke appears in its field.
  const plan = useDeferredValue(usePlan(style, requested));
  return (
    <div className="mt-6 flex flex-col gap-x-14 gap-y-6 lg:grid lg:grid-cols-[minmax(0,1.15fr)_minmax(0,1fr)] lg:grid-rows-[auto_1fr] lg:items-start">
      <SizeModel plan={plan} style={style._id} drawing={drawing} />
      <PricedSize
        {...props}
        form={form}
        requested={paused}
        isTyping={paused !== requested}
        onChange={change}
      />
    </div>
  );
}

interface PricedSizeProps extends SizeIslandProps {
  form: RefObject<HTMLFormElement | null>;
  requested: RequestedSize;
  /** Whether the form has newer values. */
  isTyping: boolean;
  onChange: () => void;
}

/** The form and its prices; memoised, so that a keystroke does not render it. */
const PricedSize = memo(function PricedSize(props: PricedSizeProps) {
  const { style, first, answer, problems, origin, taxName, form, requested, isTyping, onChange } =
    props;
  const t = useTranslate();
  const check = useMemo(() => checkSize(style, requested), [style, requested]);
  const { spec, quantity } = check;
  const pricing = usePrices(style, check, { answer, problems });
  const isCurrent = pricing.isCurrent && !isTyping;

  useEffect(() => {
    if (requested === first) return;
    const address = `${window.location.pathname}?${formatAddress(requested)}`;
    window.history.replaceState(window.history.state, "", address);
  }, [requested, first]);

  function take(quantity: number) {
    const field = form.current?.elements.namedItem("qty");
    if (field instanceof HTMLInputElement) field.value = String(quantity);
    onChange();
  }

  return (
    <div className="min-w-0 lg:col-start-2 lg:row-span-2 lg:row-start-1">
      <form
        ref={form}
        method="get"
        action={inLanguage(t.language, paths.customStyle(style._id))}
        onInput={onChange}
        onSubmit={(event) => {
          event.preventDefault();
          onChange();
        }}
        aria-label={t("Your size")}
      >
        <SizeFields style={style} requested={first} problems={pricing.problems} />
        <noscript>
          <Button type="submit" className="mt-4 w-full">
            {t("Show the price")}
          </Button>
        </noscript>
      </form>
      <section aria-label={t("Price")} className="mt-6 border-t perforated pt-6">
        {pricing.answer ? (
          <SizePrices
            style={style._id}
            requested={requested}
            quantity={quantity}
            prices={pricing.answer.prices}
            isStale={!isCurrent}
            onAdopt={take}
          />
        ) : pricing.error ? (
          <LoadFailure text="The price could not be loaded." retry={pricing.reload} />
        ) : Object.keys(pricing.problems).length > 0 ? (
          <Notice>
            <p>{t("Correct the marked fields to see the price, or ask us for this size.")}</p>
          </Notice>
        ) : (
          <div aria-busy>
            <Skeleton className="h-80" />
          </div>
        )}
        <SizeActions
          style={style}
          asked={requested}
          spec={spec}
          // Null while newer prices load, so that nothing is added at old prices.
          answer={isCurrent ? pricing.answer : null}
          quantity={quantity}
          origin={origin}
          taxName={taxName}
        />
      </section>
    </div>
  );
});

/** The values of the form. */
function useRequestedSize(first: RequestedSize, form: RefObject<HTMLFormElement | null>) {
  const [requested, setAsked] = useState(first);

  const take = useCallback(() => {
    if (!form.current) return;
    const next = readForm(Object.fromEntries(new FormData(form.current)) as Record<string, string>);
    const query = formatAddress(next);
    setAsked((before) => (formatAddress(before) === query ? before : next));
  }, [form]);

  // Fields may have been filled in before the scripts loaded.
  useEffect(() => {
    const frame = requestAnimationFrame(take);
    return () => cancelAnimationFrame(frame);
  }, [take]);

  return [requested, take] as const;
}

interface Answered {
  answer: SizePriceAnswer | null;
  problems: SizeProblems;
}

const toBody = (style: Style, { spec, quantity, problems }: SizeCheck) => {
  if (!spec || Object.keys(problems).length > 0) return null;
  const { finish, ...rest } = spec;
  const quantities = listQuantities(style, quantity);
  return { ...rest, ...(finish === null ? {} : { finish }), quantities };
};

type Body = NonNullable<ReturnType<typeof toBody>>;

const NOTHING: Answered = { answer: null, problems: {} };

/** The prices of the requested size; the previous ones while newer ones load. */
function usePrices(style: Style, check: SizeCheck, first: Answered) {
  const load = useCallback(
    async (question: string, signal: AbortSignal): Promise<Answered> => {
      const body = JSON.parse(question) as Body | null;
      if (!body) return NOTHING;
      try {
        const params = { id: style._id };
        const answer = await call("POST /styles/{id}/price", { params, body, signal });
        return { answer, problems: {} };
      } catch (error) {
        const { fields } = asRefusal(error);
        if (Object.keys(fields).length === 0) throw error;
        return { answer: null, problems: toProblems(fields) };
      }
    },
    [style],
  );
  const question = JSON.stringify(toBody(style, check));
  const { value, isCurrent, error, reload } = useLoad({ load, question, first });
  const { answer, problems } = value ?? NOTHING;
  // Until the new prices load, the errors of the old response do not apply.
  return {
    answer,
    problems: { ...(isCurrent && problems), ...check.problems },
    isCurrent,
    error,
    reload,
  };
}
