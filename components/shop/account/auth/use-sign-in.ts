import { useCallback, useRef, useState } from "react";
import { useTranslate } from "#words";
import { focusUnasked } from "@/components/shared/form-slot/page-focus";
import { toast } from "@/components/ui/toast/toast";
import { useRouter } from "@/components/ui/use-router";
import { inLanguage } from "@/lib/base/http/languages";
import { paths } from "@/lib/base/paths";
import { signIn } from "@/lib/client/session";
import { returnAddress } from "@/lib/identity/access/return-address";
import type { View, Welcome } from "./views";

export interface SignInProps {
  start: View;
  /** Null hides Google sign-in, because leaving the page would lose unsaved work. */
  googleEnabled: boolean | null;
  /** A path of this shop; defaults to the dashboard. */
  next?: string;
  /** Called when it is closed without signing in. */
  onClose?: () => void;
}

/**
 * The steps of login and sign-up, in the dialog and on the sign-in page (docs/product.md: Accounts). Closing clears the
 * fields and the second step.
 */
export function useSignIn({ start, next, onClose }: SignInProps) {
  const t = useTranslate();
  const [isOpen, setOpen] = useState(true);
  const [view, setView] = useState(start);
  const router = useRouter();

  const enter = (token: string, welcome: Welcome) => {
    setOpen(false);
    signIn(token);
    const { to, ...message } = welcome;
    toast(message);
    // Navigating to the page that is already open would lose the scroll position.
    const destination = inLanguage(t.language, to ?? next ?? paths.dashboard());
    if (destination !== returnAddress(window.location)) router.push(destination);
  };
  const close = () => {
    setOpen(false);
    setView(start);
    onClose?.();
  };
  return { isOpen, view, setView, enter, close, ...useStartFocus(view) };
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
    focusUnasked(field ?? content.current);
  }, [view]);
  return { content, focusField };
}
