import { X } from "lucide-react";
import { useCallback, useId, useRef, type KeyboardEvent } from "react";
import { useTranslate } from "#words";
import { Button } from "@/components/ui/button";
import { Spinner } from "@/components/ui/spinner";
import { cn } from "@/lib/base/cn";
import { SignInViews } from "./sign-in-views";
import { useSignIn, type SignInProps } from "./use-sign-in";
import { viewTitles } from "./views";

interface SignInBoxProps extends SignInProps {
  /** Whether the box is in the server's HTML, where it may already have the focus. */
  isServed: boolean;
}

/** Login and sign-up as the only thing on the page. */
export function SignInBox({ isServed, ...props }: SignInBoxProps) {
  const t = useTranslate();
  const title = useId();
  const { isOpen, close, content, focusField, ...steps } = useSignIn(props);
  const mayBeInUse = useRef(isServed);

  const focusShown = useCallback(() => {
    const isFree = document.activeElement === document.body;
    if (!mayBeInUse.current || isFree) focusField();
    mayBeInUse.current = false;
  }, [focusField]);
  const closeByKey = ({ key }: KeyboardEvent) => key === "Escape" && close();

  if (!isOpen) return <Spinner size="size-8" />;
  return (
    <div
      role="dialog"
      aria-labelledby={title}
      onKeyDown={closeByKey}
      className={cn(
        "w-[min(27.5rem,calc(100vw-1.5rem))] rounded-lg border bg-popover text-popover-foreground shadow-over",
        // A visitor with an account is most likely signed in.
        isServed && "in-data-account:hidden",
      )}
    >
      <div className="flex items-start justify-between gap-4 p-4 pl-5">
        <h2 id={title} className="pt-1.5 text-heading">
          {t(viewTitles[steps.view.name])}
        </h2>
        <Button variant="ghost" size="icon" onClick={close}>
          <X aria-hidden />
          <span className="sr-only">{t("Close")}</span>
        </Button>
      </div>
      <div ref={content} tabIndex={-1} className="px-5 pb-5 outline-none">
        <SignInViews {...props} {...steps} onClose={close} onShown={focusShown} />
      </div>
    </div>
  );
}
