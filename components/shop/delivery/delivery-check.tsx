import { useEffect, useRef } from "react";
import { useTranslate } from "#words";
import { refusalText } from "@/components/shared/call/refusal-text";
import { useLoad } from "@/components/shared/call/use-load";
import { fetchDelivery } from "../../domain/delivery/fetch-delivery";
import { DeliveryResult } from "../../domain/delivery/delivery-result";
import { storedPin } from "../../domain/delivery/stored-pin";
import { choosePin } from "../../domain/delivery/visit-choice";

interface DeliveryCheckProps {
  pin: string;
  /** The product's id. */
  product: string;
}

/** The delivery estimate for the PIN code in the URL, or for the last one of this visit. */
export function DeliveryCheck({ pin: requested, product }: DeliveryCheckProps) {
  const t = useTranslate();
  const pin = requested || storedPin();
  const place = useRef<HTMLDivElement>(null);
  const { value, isCurrent, error } = useLoad({
    load: fetchDelivery,
    question: pin === "" ? "" : `${pin} ${product}`,
  });
  const answer = isCurrent ? value : null;

  useEffect(() => {
    const field = place.current?.closest("form")?.querySelector<HTMLInputElement>("[name=pin]");
    if (field && field.value === "") field.value = storedPin();
  }, []);

  useEffect(() => {
    if (answer) choosePin(pin);
  }, [answer, pin]);

  return (
    <div ref={place} role="status" className="mt-2.5 text-[0.9375rem] empty:hidden">
      {error && (
        <p className="text-destructive">
          {refusalText(error, t("We could not look up this PIN code. Please try again."), t)}
        </p>
      )}
      {answer && <DeliveryResult pin={pin} {...answer} />}
    </div>
  );
}
