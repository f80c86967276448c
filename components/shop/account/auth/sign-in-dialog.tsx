import { useTranslate } from "#words";
import { Dialog, DialogBody, DialogContent, DialogHeader } from "@/components/ui/dialog";
import { SignInViews } from "./sign-in-views";
import { useSignIn, type SignInProps } from "./use-sign-in";
import { viewTitles } from "./views";

/** Login and sign-up over a page. */
export function SignInDialog(props: SignInProps) {
  const t = useTranslate();
  const { isOpen, close, content, focusField, ...steps } = useSignIn(props);
  return (
    <Dialog open={isOpen} onOpenChange={close}>
      <DialogContent
        closesOutside={false}
        onOpenAutoFocus={(event) => {
          event.preventDefault();
          focusField();
        }}
        className="max-h-[calc(100dvh-1.5rem)] w-[min(27.5rem,calc(100vw-1.5rem))]"
      >
        <DialogHeader title={t(viewTitles[steps.view.name])} />
        <DialogBody>
          <div ref={content} tabIndex={-1}>
            <SignInViews {...props} {...steps} onClose={close} onShown={focusField} />
          </div>
        </DialogBody>
      </DialogContent>
    </Dialog>
  );
}
