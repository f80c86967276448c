"use client";

import { useEffect, useState, type ReactNode, type SyntheticEvent } from "react";
import { useOnDemand } from "@/components/ui/use-on-demand";
import { paths } from "@/lib/base/paths";
import { keptPin } from "./kept-pin";

const loadCheck = () => import("./delivery-check").then((file) => file.DeliveryCheck);

interface DeliveryFormProps {
  /** The product's id. */
  product: string;
  children: ReactNode;
}

/**
 * Sends its field to the delivery page. Once somebody uses the field, or has asked before on this visit, it shows
 * the answer in place. The field is rendered on the server.
 */
export function DeliveryForm({ product, children }: DeliveryFormProps) {
  const [Check, fetchCheck] = useOnDemand(loadCheck);
  const [pin, setPin] = useState("");

  useEffect(() => {
    if (keptPin()) fetchCheck();
  }, [fetchCheck]);

  function ask(event: SyntheticEvent<HTMLFormElement>) {
    if (!Check) return;
    event.preventDefault();
    setPin(event.currentTarget.querySelector<HTMLInputElement>("[name=pin]")?.value ?? "");
  }

  return (
    <form action={paths.delivery} onFocus={fetchCheck} onSubmit={ask}>
      <input type="hidden" name="product" value={product} />
      {children}
      {Check && <Check pin={pin} product={product} />}
    </form>
  );
}
