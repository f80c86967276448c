import * as DialogPrimitive from "@radix-ui/react-dialog";
import { X } from "lucide-react";
import type { ComponentProps, ReactNode } from "react";
import { useTranslate } from "#words";
import { cn } from "@/lib/base/cn";
import { Button } from "./button";
import { boxStyles, centredBoxStyles, overlayStyles, useModalBox } from "./modal-box";

/** A modal box in the middle of the screen: header, scrolling body, footer. */
export function Dialog(props: ComponentProps<typeof DialogPrimitive.Root>) {
  return <DialogPrimitive.Root data-slot="dialog" {...props} />;
}

interface DialogContentProps extends ComponentProps<typeof DialogPrimitive.Content> {
  /** False if a click outside the box would lose typed text. */
  closesOutside?: boolean;
}

export function DialogContent({ className, closesOutside = true, ...props }: DialogContentProps) {
  const box = useModalBox();
  return (
    <DialogPrimitive.Portal>
      <DialogPrimitive.Overlay data-slot="dialog-overlay" className={overlayStyles} />
      <DialogPrimitive.Content
        data-slot="dialog-content"
        {...box}
        onPointerDownOutside={(event) => !closesOutside && event.preventDefault()}
        className={cn(boxStyles, centredBoxStyles, className)}
        {...props}
      />
    </DialogPrimitive.Portal>
  );
}

interface DialogHeaderProps {
  title: ReactNode;
  description?: ReactNode;
}

/** Title and description, with the close button next to them. */
export function DialogHeader({ title, description }: DialogHeaderProps) {
  const t = useTranslate();
  return (
    <div data-slot="dialog-header" className="flex items-start justify-between gap-4 p-4 pl-5">
      <div className="pt-1.5">
        <DialogPrimitive.Title data-slot="dialog-title" className="text-heading">
          {title}
        </DialogPrimitive.Title>
        {description && (
          <DialogPrimitive.Description asChild>
            <div
              data-slot="dialog-description"
              className="mt-1 text-sm [overflow-wrap:anywhere] text-muted-foreground"
            >
              {description}
            </div>
          </DialogPrimitive.Description>
        )}
      </div>
      <DialogPrimitive.Close asChild>
        <Button data-slot="dialog-close" variant="ghost" size="icon">
          <X aria-hidden />
          <span className="sr-only">{t("Close")}</span>
        </Button>
      </DialogPrimitive.Close>
    </div>
  );
}

/** A body with only text needs `tabIndex={0}`: otherwise the keyboard cannot scroll it. */
export function DialogBody({ className, ...props }: ComponentProps<"div">) {
  return (
    <div
      data-slot="dialog-body"
      className={cn("min-h-0 flex-1 overflow-y-auto overscroll-contain px-5 pb-5", className)}
      {...props}
    />
  );
}

/** The buttons; they stay in view below the scrolling body. */
export function DialogFooter({ className, ...props }: ComponentProps<"div">) {
  return (
    <div
      data-slot="dialog-footer"
      className={cn("flex flex-wrap gap-3 border-t px-5 py-4", className)}
      {...props}
    />
  );
}
