"use client";

import { CircleAlert, CircleCheck, X } from "lucide-react";
import { usePathname } from "next/navigation";
import { useEffect, useState } from "react";
import { createPortal } from "react-dom";
import { toast as sonner, Toaster as Sonner } from "sonner";
import { Link } from "@/components/ui/link";
import { onToast, takeToasts, type ToastOptions } from "./toast";
import { BELOW_HEADER, coveredActions } from "./toast-cover";
import { toastPlace, type ToastPlace } from "./toast-place";

const AT_ONCE = 3;
const AT_ONCE_IN_DIALOG = 1;

/** From the top, in CSS pixels. */
const ABOVE_DIALOG = { phone: 8, desk: undefined };

/** A note that stands. */
interface Note {
  options: ToastOptions;
  position: ToastPlace;
  /** Milliseconds that it stays once nothing keeps it. */
  time: number;
  /** Nobody has gone on since it said that something failed: it stays. */
  isWaiting: boolean;
}

/** By their words, the oldest first. */
const standing = new Map<string, Note>();

/** Whether the focus is among the notes, none of which leaves meanwhile. */
let isHeld = false;

const BOXES = ["dialog", "alert-dialog", "sheet"].map((name) => `[data-slot="${name}-content"]`);

const openDialogs = () => [...document.querySelectorAll(BOXES.join())];
const openDialog = () => openDialogs().at(-1);

/** A dialog that has another above it has its buttons as well, and is there when that one has gone. */
function placeNow(count: number): ToastPlace {
  const edges = openDialogs().map((dialog) => dialog.getBoundingClientRect().right);
  return toastPlace({
    width: window.innerWidth,
    dialogRight: edges.length > 0 ? Math.max(...edges) : undefined,
    covered: coveredActions(count),
  });
}

/** What stands over the buttons of a dialog that has come, or of the page that is shown by now, makes way. */
function makeWay() {
  const position = placeNow(standing.size);
  const covered = coveredActions(standing.size);
  const isBetter = (other: ToastPlace) => covered(position) < covered(other);
  for (const [id, note] of standing) {
    if (note.position === position || !(openDialog() || isBetter(note.position))) continue;
    note.position = position;
    draw(id);
  }
}

function show(options: ToastOptions, time: number) {
  // The same words again take the place of those that still stand.
  const id = `${options.title} ${options.description}`;
  const position = placeNow(standing.size + 1);
  // Who went on after a failure and succeeds is told of the success alone.
  if (!options.destructive)
    dismissAll(({ isWaiting, options: old }) => !isWaiting && old.destructive);
  standing.set(id, { options, position, time, isWaiting: options.destructive === true });
  draw(id);
  // The stack itself only hides what is too many: the oldest has to leave.
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

/** Draws a note, or how long it stays from now on: words that stand already are not read out again. */
function draw(id: string) {
  const note = standing.get(id);
  if (!note) return;
  const { title, description, destructive, action } = note.options;
  const options = {
    id,
    description,
    position: note.position,
    duration: isHeld || note.isWaiting ? Infinity : note.time,
    ...(action && { action: <ActionLink {...action} onFollow={() => sonner.dismiss(id)} /> }),
    onAutoClose: forget,
    onDismiss: forget,
  };
  if (destructive) sonner.error(title, options);
  else sonner.success(title, options);
}

/** Whoever types or opens another page has gone on: what failed before has its time to be read, and leaves. */
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
  standing.delete(String(id));
  // What was closed had the focus perhaps, and tells nobody that it is gone.
  requestAnimationFrame(() => hold(isHeld && isAmongNotes(document.activeElement)));
}

const isAmongNotes = (target: unknown) =>
  target instanceof Element && target.closest("[data-sonner-toaster]") !== null;

/**
 * Puts the notes where people can reach them: an open modal dialog keeps the focus, and hides the page
 * from screen readers, so that they have to move in. Answers whether they have.
 */
function moveToReach(host: HTMLElement): boolean {
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

function useGoingOn(): void {
  const path = usePathname();
  // Once it is left.
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
  const [host] = useState(() => document.createElement("div"));
  const [inDialog, setInDialog] = useState(false);
  useGoingOn();
  useHolding(host);

  useEffect(() => {
    const moveIn = () => setInDialog(moveToReach(host));
    // Runs after the stack below has begun to listen, so nothing that waited is lost.
    const showAll = () => {
      moveIn();
      for (const note of takeToasts()) show(note, timeOf(note));
    };
    let top = openDialog();
    let frame = 0;
    // A dialog that leaves the page takes along what stands in it.
    const watcher = new MutationObserver(() => {
      if (!host.isConnected) moveIn();
      const before = top;
      top = openDialog();
      if (top && top !== before) moveIn();
      if (top === before && top) return;
      // A page comes in parts, several in a frame.
      cancelAnimationFrame(frame);
      if (standing.size > 0) frame = requestAnimationFrame(makeWay);
    });
    showAll();
    watcher.observe(document.body, { childList: true, subtree: true });
    const stopListening = onToast(showAll);
    return () => {
      stopListening();
      watcher.disconnect();
      cancelAnimationFrame(frame);
      host.remove();
    };
  }, [host, timeOf]);

  const place = inDialog ? ABOVE_DIALOG : BELOW_HEADER;
  return createPortal(
    <Sonner
      position="bottom-right"
      offset={place.desk && { top: place.desk }}
      mobileOffset={{ top: place.phone }}
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
