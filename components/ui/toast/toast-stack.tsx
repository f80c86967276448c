import { CircleAlert, CircleCheck, X } from "lucide-react";
import { usePathname } from "next/navigation";
import { useEffect, useState } from "react";
import { createPortal } from "react-dom";
import { toast as sonner, Toaster as Sonner } from "sonner";
import { useTranslate } from "#words";
import { Link } from "@/components/ui/link";
import type { Translate } from "@/lib/i18n/translate";
import { translateMessage } from "@/lib/i18n/translate-message";
import { onToast, drainToasts, type ToastOptions } from "./toast";

const AT_ONCE = 3;
const AT_ONCE_IN_DIALOG = 1;

/**
 * The distance of toasts from the top, in CSS pixels. It leaves the header free, because people use its cart and
 * menu next; headings are to the left of the middle and buttons to the right.
 */
const TOP = { dialog: 8, page: 76 };

interface Note {
  options: ToastOptions;
  /** How long it stays unless held, in milliseconds. */
  time: number;
  /** Stays, because it reports a failure and the user has not gone on since. */
  isWaiting: boolean;
}

/** Visible toasts by their text, oldest first. */
const standing = new Map<string, Note>();

/** Whether the focus is inside the toasts; none of them disappears meanwhile. */
let isHeld = false;

const BOXES = ["dialog", "alert-dialog", "sheet"].map((name) => `[data-slot="${name}-content"]`);

/** The topmost dialog, without those of a page that was left: Next keeps it hidden until React has closed them. */
const openDialog = () =>
  [...document.querySelectorAll(BOXES.join())].findLast((dialog) => dialog.checkVisibility());

function show(options: ToastOptions, time: number) {
  // A toast with the same text replaces the visible one.
  const id = `${options.title} ${options.description}`;
  // A success replaces failures after which the user has gone on.
  if (!options.destructive)
    dismissAll(({ isWaiting, options: old }) => !isWaiting && old.destructive);
  standing.set(id, { options, time, isWaiting: options.destructive === true });
  draw(id);
  // Sonner only hides toasts beyond its limit, so the oldest are dismissed here.
  let excess = standing.size - (openDialog() ? AT_ONCE_IN_DIALOG : AT_ONCE);
  dismissAll(() => excess-- > 0);
}

function dismissAll(isMeant: (note: Note) => boolean | undefined) {
  for (const [id, note] of standing) {
    if (!isMeant(note)) continue;
    standing.delete(id);
    sonner.dismiss(id);
  }
}

/** Renders a toast, or updates its duration. Screen readers do not repeat a toast that is already visible. */
function draw(id: string) {
  const note = standing.get(id);
  if (!note) return;
  const { title, description, destructive, action } = note.options;
  const options = {
    id,
    description,
    duration: isHeld || note.isWaiting ? Infinity : note.time,
    ...(action && { action: <ActionLink {...action} onFollow={() => sonner.dismiss(id)} /> }),
    onAutoClose: forget,
    onDismiss: forget,
  };
  if (destructive) sonner.error(title, options);
  else sonner.success(title, options);
}

/**
 * Typing or opening another page counts as going on: earlier failures stay for their reading time and then
 * disappear.
 */
function goOn() {
  for (const [id, note] of standing) {
    if (!note.isWaiting) continue;
    note.isWaiting = false;
    draw(id);
  }
}

function hold(held: boolean) {
  if (isHeld === held) return;
  isHeld = held;
  for (const id of standing.keys()) draw(id);
}

/** Following the link also dismisses the toast. */
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
  standing.delete(String(id));
  // A closed toast may have had the focus, and its removal fires no event.
  requestAnimationFrame(() => hold(isHeld && isAmongNotes(document.activeElement)));
}

const isAmongNotes = (target: unknown) =>
  target instanceof Element && target.closest("[data-sonner-toaster]") !== null;

/**
 * Moves the toasts into the open modal dialog, which traps the focus and hides the page from screen readers.
 * Returns that dialog.
 */
function moveToReach(host: HTMLElement): Element | undefined {
  const dialog = openDialog();
  const parent = dialog ?? document.body;
  if (host.parentElement !== parent) parent.append(host);
  return dialog;
}

const translate = ({ title, description, action, ...note }: ToastOptions, t: Translate) => ({
  ...note,
  title: t(title),
  ...(description && { description: translateMessage(t, description) }),
  ...(action && { action: { ...action, label: t(action.label) } }),
});

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

function useGoingOn(): void {
  const path = usePathname();
  // The cleanup runs when the path changes.
  useEffect(() => goOn, [path]);
  useEffect(() => {
    document.addEventListener("input", goOn);
    return () => document.removeEventListener("input", goOn);
  }, []);
}

function useHolding(host: HTMLElement): void {
  useEffect(() => {
    const enter = () => hold(true);
    const leave = ({ relatedTarget }: FocusEvent) => hold(isAmongNotes(relatedTarget));
    host.addEventListener("focusin", enter);
    host.addEventListener("focusout", leave);
    return () => {
      host.removeEventListener("focusin", enter);
      host.removeEventListener("focusout", leave);
    };
  }, [host]);
}

export function ToastStack({ timeOf }: { timeOf: (note: ToastOptions) => number }) {
  const t = useTranslate();
  const [host] = useState(() => document.createElement("div"));
  const [inDialog, setInDialog] = useState(false);
  useGoingOn();
  useHolding(host);

  useEffect(() => {
    const moveIn = () => {
      const dialog = moveToReach(host);
      setInDialog(dialog !== undefined);
      if (dialog) watcher.observe(dialog, { attributeFilter: ["style"] });
    };
    // Runs after the stack below has subscribed, so that no waiting toast is lost.
    const showAll = () => {
      moveIn();
      for (const note of drainToasts().map((english) => translate(english, t))) {
        show(note, timeOf(note));
      }
    };
    let top = openDialog();
    // A dialog that is removed takes its children with it, the toasts included.
    const watcher = new MutationObserver(() => {
      const before = top;
      top = openDialog();
      if (top !== before || !host.isConnected) moveIn();
    });
    showAll();
    watcher.observe(document.body, { childList: true, subtree: true });
    const stopListening = onToast(showAll);
    return () => {
      stopListening();
      watcher.disconnect();
      host.remove();
    };
  }, [host, timeOf, t]);

  const top = inDialog ? TOP.dialog : TOP.page;
  return createPortal(
    <Sonner
      position="top-center"
      offset={{ top }}
      mobileOffset={{ top }}
      visibleToasts={AT_ONCE}
      expand
      closeButton
      containerAriaLabel={t("Notices")}
      style={{ fontFamily: "inherit" }}
      toastOptions={{ unstyled: true, classNames, closeButtonAriaLabel: t("Close toast") }}
      icons={{
        success: <CircleCheck aria-hidden className="size-5" />,
        error: <CircleAlert aria-hidden className="size-5" />,
        close: <X aria-hidden className="size-4" />,
      }}
    />,
    host,
  );
}
