"use client";

import { CircleAlert, CircleCheck } from "lucide-react";
import { useEffect } from "react";
import { toast as sonner, Toaster as Sonner } from "sonner";
import { onToast, takeToasts, type ToastOptions } from "./toast";

const AT_ONCE = 3;
const DURATION_MS = 4000;

const shown: (string | number)[] = [];

function show({ title, description, destructive }: ToastOptions) {
  const options = { description, onAutoClose: forget, onDismiss: forget };
  const id = destructive ? sonner.error(title, options) : sonner.success(title, options);
  shown.push(id);
  // The stack itself only hides what is too many: the oldest has to leave.
  while (shown.length > AT_ONCE) sonner.dismiss(shown.shift());
}

function forget({ id }: { id: string | number }) {
  const index = shown.indexOf(id);
  if (index >= 0) shown.splice(index, 1);
}

const classNames = {
  toast:
    "flex w-full items-start gap-3 rounded-lg border border-l-4 bg-popover p-4 pr-11 text-sm text-popover-foreground shadow-over",
  success: "border-l-success [&_[data-icon]]:text-success",
  error: "border-l-destructive [&_[data-icon]]:text-destructive",
  title: "font-semibold leading-5",
  description: "mt-0.5 text-muted-foreground",
  icon: "mt-px shrink-0",
  closeButton:
    "absolute top-1 right-1 grid size-9 place-items-center rounded-md hover:bg-muted order-last",
};

export function ToastStack() {
  useEffect(() => {
    // Runs after the stack below has begun to listen, so nothing that waited is lost.
    const showAll = () => takeToasts().forEach(show);
    showAll();
    return onToast(showAll);
  }, []);

  return (
    <Sonner
      position="bottom-right"
      duration={DURATION_MS}
      visibleToasts={AT_ONCE}
      expand
      closeButton
      containerAriaLabel="Notices"
      toastOptions={{ unstyled: true, classNames }}
      icons={{
        success: <CircleCheck aria-hidden className="size-5" />,
        error: <CircleAlert aria-hidden className="size-5" />,
      }}
    />
  );
}
