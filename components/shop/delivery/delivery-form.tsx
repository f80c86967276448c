"use client";

import { useEffect, useState, type ReactNode, type SyntheticEvent } from "react";
import { useTranslate } from "#words";
import { late } from "@/components/ui/late";
import { inLanguage } from "@/lib/base/http/languages";
import { paths } from "@/lib/base/paths";
import { storedPin } from "../../domain/delivery/stored-pin";

const DeliveryCheck = late(
  () => import("./delivery-check").then((file) => file.DeliveryCheck),
  null,
);

interface DeliveryFormProps {
  /** The product's id. */
  product: string;
  children: ReactNode;
}

/**
 * Shows the answer in place. The field is rendered on the server, and submits to the delivery page before scripts
 * have loaded.
 */
export function DeliveryForm({ product, children }: DeliveryFormProps) {
  const t = useTranslate();
  const [isShown, setShown] = useState(false);
  const [pin, setPin] = useState("");
  const prepare = () => DeliveryCheck.preload(() => setShown(true));

  useEffect(() => {
    if (storedPin()) prepare();
  }, []);

  function ask(event: SyntheticEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    setPin(form.querySelector<HTMLInputElement>("[name=pin]")?.value ?? "");
    DeliveryCheck.demand((isLoaded) => (isLoaded ? setShown(true) : form.submit()));
  }

  return (
    <form action={inLanguage(t.language, paths.delivery)} onFocus={prepare} onSubmit={ask}>
      <input type="hidden" name="product" value={product} />
      {children}
      {isShown && <DeliveryCheck pin={pin} product={product} />}
    </form>
  );
}
