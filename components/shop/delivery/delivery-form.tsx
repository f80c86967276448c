"use client";

import { useEffect, useState, type ReactNode, type SyntheticEvent } from "react";
import { useTranslate } from "#words";
import { useOnDemand } from "@/components/ui/use-on-demand";
import { inLanguage } from "@/lib/base/http/languages";
import { paths } from "@/lib/base/paths";
import { keptPin } from "../../domain/delivery/kept-pin";

const loadCheck = () => import("./delivery-check").then((file) => file.DeliveryCheck);

interface DeliveryFormProps {
  /** The product's id. */
  product: string;
  children: ReactNode;
}

/**
 * Shows the answer in place. The field is rendered on the server, and is sent to the delivery page where scripts are
 * not there yet.
 */
export function DeliveryForm({ product, children }: DeliveryFormProps) {
  const t = useTranslate();
  const [Check, fetchCheck, demandCheck] = useOnDemand(loadCheck);
  const [pin, setPin] = useState("");

  useEffect(() => {
    if (keptPin()) fetchCheck();
  }, [fetchCheck]);

  function ask(event: SyntheticEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    setPin(form.querySelector<HTMLInputElement>("[name=pin]")?.value ?? "");
    if (!Check) demandCheck(() => form.submit());
  }

  return (
    <form action={inLanguage(t.language, paths.delivery)} onFocus={fetchCheck} onSubmit={ask}>
      <input type="hidden" name="product" value={product} />
      {children}
      {Check && <Check pin={pin} product={product} />}
    </form>
  );
}
