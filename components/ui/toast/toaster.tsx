"use client";

import { useEffect, useState } from "react";
import { useTranslate } from "#words";
import { Button } from "../button";
import { loadToastStack } from "./load-toast-stack";
import { hasToasts, onToast, drainToasts, type ToastOptions } from "./toast";

/** The default duration of a toast in milliseconds (docs/product.md: Messages). */
const DEFAULT_MS = 4000;

/** For slow readers: 150 words a minute. */
const MS_PER_CHARACTER = 80;

/** How long a toast stays unless held, in milliseconds. */
export function noteTime({ title, description = "" }: ToastOptions): number {
  return Math.max(DEFAULT_MS, MS_PER_CHARACTER * (title.length + description.length));
}

interface ToasterProps {
  /** How long a toast stays unless held, in milliseconds. */
  timeOf?: (note: ToastOptions) => number;
}

type Stack = Awaited<ReturnType<typeof loadToastStack>>;

/** Rendered once, in the root layout; loads nothing until `toast()` is called. */
export function Toaster({ timeOf = noteTime }: ToasterProps) {
  const t = useTranslate();
  const [Stack, setStack] = useState<Stack>();
  /** The last toast, shown if the stack failed to load; it may report that very failure. */
  const [plain, setPlain] = useState<ToastOptions>();

  useEffect(() => {
    if (Stack) return;
    const showPlain = () => {
      const last = drainToasts().at(-1);
      if (last) setPlain(last);
    };
    const look = () => {
      if (hasToasts()) loadToastStack().then((loaded) => setStack(() => loaded), showPlain);
    };
    look();
    return onToast(look);
  }, [Stack]);

  if (Stack) return <Stack timeOf={timeOf} />;
  if (!plain) return null;
  return (
    <div
      role="alert"
      className="fixed inset-x-4 top-19 z-50 mx-auto max-w-md rounded-lg border border-l-4 border-l-destructive bg-popover p-4 text-sm text-popover-foreground shadow-over"
    >
      <p className="font-semibold">{t(plain.title)}</p>
      <p className="mt-0.5 text-muted-foreground">{plain.description && t(plain.description)}</p>
      <Button size="sm" variant="outline" className="mt-2.5" onClick={() => setPlain(undefined)}>
        {t("Close")}
      </Button>
    </div>
  );
}
