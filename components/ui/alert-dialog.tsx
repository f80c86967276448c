import * as AlertDialogPrimitive from "@radix-ui/react-alert-dialog";
import type { ComponentProps } from "react";
import { cn } from "@/lib/base/cn";
import { boxStyles, centredBoxStyles, overlayStyles, useModalBox } from "./modal-box";

/** A question that must be answered: a click outside does nothing, and Escape cancels. */
export function AlertDialog(props: ComponentProps<typeof AlertDialogPrimitive.Root>) {
  return <AlertDialogPrimitive.Root data-slot="alert-dialog" {...props} />;
}

export function AlertDialogContent({
  className,
  ...props
}: ComponentProps<typeof AlertDialogPrimitive.Content>) {
  const { ref, onCloseAutoFocus } = useModalBox();
  return (
    <AlertDialogPrimitive.Portal>
      <AlertDialogPrimitive.Overlay data-slot="alert-dialog-overlay" className={overlayStyles} />
      <AlertDialogPrimitive.Content
        data-slot="alert-dialog-content"
        ref={ref}
        onCloseAutoFocus={onCloseAutoFocus}
        className={cn(boxStyles, centredBoxStyles, className)}
        {...props}
      />
    </AlertDialogPrimitive.Portal>
  );
}

export function AlertDialogTitle({
  className,
  ...props
}: ComponentProps<typeof AlertDialogPrimitive.Title>) {
  return (
    <AlertDialogPrimitive.Title
      data-slot="alert-dialog-title"
      className={cn("px-5 pt-5.5 pb-4 text-heading", className)}
      {...props}
    />
  );
}

/** The consequence, read out with the title. It may contain several paragraphs. */
export function AlertDialogDescription({
  className,
  children,
  ...props
}: ComponentProps<typeof AlertDialogPrimitive.Description>) {
  return (
    <AlertDialogPrimitive.Description data-slot="alert-dialog-description" asChild {...props}>
      <div className={cn("min-h-0 flex-1 overflow-y-auto overscroll-contain px-5 pb-5", className)}>
        {children}
      </div>
    </AlertDialogPrimitive.Description>
  );
}

export function AlertDialogFooter({ className, ...props }: ComponentProps<"div">) {
  return (
    <div
      data-slot="alert-dialog-footer"
      className={cn("flex flex-wrap justify-end gap-3 border-t p-4", className)}
      {...props}
    />
  );
}

/** Changes nothing; has the initial focus. */
export function AlertDialogCancel(props: ComponentProps<typeof AlertDialogPrimitive.Cancel>) {
  return <AlertDialogPrimitive.Cancel data-slot="alert-dialog-cancel" {...props} />;
}
