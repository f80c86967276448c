"use client";

import { CircleAlert, CircleCheck, X } from "lucide-react";
import { useEffect, useState } from "react";
import { createPortal } from "react-dom";
import { toast as sonner, Toaster as Sonner } from "sonner";
import { Link } from "@/components/ui/link";
import { onToast, takeToasts, type ToastOptions } from "./toast";
import { NOTE_WIDTH, NOTES_HEIGHT, toastPlace } from "./toast-place";

const AT_ONCE = 3;
const AT_ONCE_IN_DIALOG = 1;

/** From the top on a phone: below the header, whose cart and menu are wanted next; in a dialog above it. */
const BELOW_HEADER = { top: 76 };
const ABOVE_DIALOG = { top: 8 };

const shown: (string | number)[] = [];

const BOXES = ["dialog", "alert-dialog", "sheet"].map((name) => `[data-slot="${name}-content"]`);

const openDialog = () => [...document.querySelectorAll(BOXES.join())].at(-1);

/** Whether one of the page's main buttons lies where notes would stand. */
function hasMainButton(side: "left" | "right"): boolean {
  return [...document.querySelectorAll(".btn-default")].some((button) => {
    const { left, right, top, bottom } = button.getBoundingClientRect();
    const isBeside = side === "left" ? left < NOTE_WIDTH : right > window.innerWidth - NOTE_WIDTH;
    const isBelow = bottom > window.innerHeight - NOTES_HEIGHT && top < window.innerHeight;
    return right > left && isBeside && isBelow;
  });
}

function show({ title, description, destructive, action }: ToastOptions) {
  const dialog = openDialog();
  // The same words again take the place of those that still stand.
  const id = `${title} ${description}`;
  const options = {
    id,
    description,
    position: toastPlace({
      width: window.innerWidth,
      dialogRight: dialog?.getBoundingClientRect().right,
      isCornerWanted: hasMainButton("right") && !hasMainButton("left"),
    }),
    ...(action && { action: <ActionLink {...action} onFollow={() => sonner.dismiss(id)} /> }),
    onAutoClose: forget,
    onDismiss: forget,
  };
  if (destructive) sonner.error(title, options);
  else sonner.success(title, options);
  if (!shown.includes(id)) shown.push(id);
  // The stack itself only hides what is too many: the oldest has to leave.
  while (shown.length > (dialog ? AT_ONCE_IN_DIALOG : AT_ONCE)) sonner.dismiss(shown.shift());
}

/** The way on; whoever takes it has read the note. */
function ActionLink({
  label,
  href,
  onFollow,
}: NonNullable<ToastOptions["action"]> & { onFollow: () => void }) {
  return (
    <Link
      href={href}
      prefetch={false}
      onClick={onFollow}
      className="-my-2 ml-auto inline-flex min-h-11 shrink-0 items-center font-semibold whitespace-nowrap text-link"
    >
      {label}
    </Link>
  );
}

function forget({ id }: { id: string | number }) {
  const index = shown.indexOf(id);
  if (index >= 0) shown.splice(index, 1);
}

/**
 * Puts the notes where people can reach them: an open modal dialog keeps the focus, and hides the page
 * from screen readers, so that they have to move in. Answers whether they have.
 */
function place(host: HTMLElement): boolean {
  const dialog = openDialog();
  const parent = dialog ?? document.body;
  if (host.parentElement !== parent) parent.append(host);
  return dialog !== undefined;
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

export function ToastStack({ durationMs }: { durationMs: number }) {
  const [host] = useState(() => document.createElement("div"));
  const [inDialog, setInDialog] = useState(false);

  useEffect(() => {
    const moveIn = () => setInDialog(place(host));
    // Runs after the stack below has begun to listen, so nothing that waited is lost.
    const showAll = () => {
      moveIn();
      takeToasts().forEach(show);
    };
    // A dialog that leaves the page takes along what stands in it.
    const watcher = new MutationObserver(() => {
      if (!host.isConnected) moveIn();
    });
    showAll();
    watcher.observe(document.body, { childList: true, subtree: true });
    const stopListening = onToast(showAll);
    return () => {
      stopListening();
      watcher.disconnect();
      host.remove();
    };
  }, [host]);

  return createPortal(
    <Sonner
      position="bottom-right"
      mobileOffset={inDialog ? ABOVE_DIALOG : BELOW_HEADER}
      duration={durationMs}
      visibleToasts={AT_ONCE}
      expand
      closeButton
      containerAriaLabel="Notices"
      style={{ fontFamily: "inherit" }}
      toastOptions={{ unstyled: true, classNames }}
      icons={{
        success: <CircleCheck aria-hidden className="size-5" />,
        error: <CircleAlert aria-hidden className="size-5" />,
        close: <X aria-hidden className="size-4" />,
      }}
    />,
    host,
  );
}
