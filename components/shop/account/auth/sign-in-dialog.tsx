"use client";

import { useCallback, useRef, useState } from "react";
import { useRouter } from "@/components/ui/use-router";
import { useWords } from "#words";
import { Dialog, DialogBody, DialogContent, DialogHeader } from "@/components/ui/dialog";
import { toast } from "@/components/ui/toast/toast";
import { returnAddress } from "@/lib/identity/access/return-address";
import { signIn } from "@/lib/client/session";
import { inLanguage } from "@/lib/base/http/languages";
import { paths } from "@/lib/base/paths";
import { SignInViews } from "./sign-in-views";
import { viewTitles, type View } from "./views";

interface SignInDialogProps {
  start: View;
  /** Null hides Google sign-in, because leaving the page would lose unsaved work. */
  googleEnabled: boolean | null;
  /** A path of this shop; defaults to the dashboard. */
  next?: string;
  /** Runs when the dialog is closed without signing in. */
  onClose?: () => void;
}

export interface Welcome {
  title: string;
  description?: string;
  /** Overrides the page to go to after signing in. */
  to?: string;
}

/** Login and sign-up (docs/product.md: Accounts). Closing the dialog clears the fields and the second step. */
export function SignInDialog({ start, googleEnabled, next, onClose }: SignInDialogProps) {
  const say = useWords();
  const [open, setOpen] = useState(true);
  const [view, setView] = useState(start);
  const { content, focusField, focusStart } = useStartFocus(view);
  const router = useRouter();

  const enter = (token: string, welcome: Welcome) => {
    setOpen(false);
    signIn(token);
    const { to, ...told } = welcome;
    toast(told);
    // Navigating to the page that is already open would lose the scroll position.
    const destination = inLanguage(say.language, to ?? next ?? paths.dashboard());
    if (destination !== returnAddress(window.location)) router.push(destination);
  };
  const close = () => {
    setOpen(false);
    setView(start);
    onClose?.();
  };
  return (
    <Dialog open={open} onOpenChange={close}>
      <DialogContent
        closesOutside={false}
        onOpenAutoFocus={focusStart}
        className="max-h-[calc(100dvh-1.5rem)] w-[min(27.5rem,calc(100vw-1.5rem))]"
      >
        <DialogHeader title={say(viewTitles[view.name])} />
        <DialogBody>
          <div ref={content} tabIndex={-1}>
            <SignInViews
              {...{ view, setView, enter, googleEnabled, next }}
              onClose={close}
              onShown={focusField}
            />
          </div>
        </DialogBody>
      </DialogContent>
    </Dialog>
  );
}

/**
 * Focuses the first field of a view. On a phone, login and sign-up do not take the focus, because the keyboard
 * would hide the rest of the form.
 */
function useStartFocus(view: View) {
  const content = useRef<HTMLDivElement>(null);
  const focusField = useCallback(() => {
    const waits = view.name === "login" || view.name === "signup";
    const covers = window.matchMedia("(pointer: coarse)").matches;
    const field = waits && covers ? undefined : content.current?.querySelector("input");
    (field ?? content.current)?.focus();
  }, [view]);

  function focusStart(event: Event) {
    event.preventDefault();
    focusField();
  }
  return { content, focusField, focusStart };
}
