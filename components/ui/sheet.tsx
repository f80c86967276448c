import * as SheetPrimitive from "@radix-ui/react-dialog";
import { X } from "lucide-react";
import type { ComponentProps } from "react";
import { useTranslate } from "#words";
import { cn } from "@/lib/base/cn";
import { Button } from "./button";
import { boxStyles, overlayStyles, useModalBox } from "./modal-box";

/** A modal panel at the right edge of the screen. */
export function Sheet(props: ComponentProps<typeof SheetPrimitive.Root>) {
  return <SheetPrimitive.Root data-slot="sheet" {...props} />;
}

export function SheetContent({
  className,
  ...props
}: ComponentProps<typeof SheetPrimitive.Content>) {
  const box = useModalBox();
  return (
    <SheetPrimitive.Portal>
      <SheetPrimitive.Overlay data-slot="sheet-overlay" className={overlayStyles} />
      <SheetPrimitive.Content
        data-slot="sheet-content"
        {...box}
        className={cn(
          boxStyles,
          "top-0 right-0 h-dvh w-[min(24rem,88vw)] border-l transition-transform duration-200 ease-out starting:translate-x-8",
          className,
        )}
        {...props}
      />
    </SheetPrimitive.Portal>
  );
}

export function SheetHeader({ className, children, ...props }: ComponentProps<"div">) {
  const t = useTranslate();
  return (
    <div
      data-slot="sheet-header"
      className={cn("flex items-start justify-between gap-4 p-4 pl-5", className)}
      {...props}
    >
      {children}
      <SheetPrimitive.Close asChild>
        <Button data-slot="sheet-close" variant="ghost" size="icon">
          <X aria-hidden />
          <span className="sr-only">{t("Close")}</span>
        </Button>
      </SheetPrimitive.Close>
    </div>
  );
}

export function SheetTitle({ className, ...props }: ComponentProps<typeof SheetPrimitive.Title>) {
  return (
    <SheetPrimitive.Title
      data-slot="sheet-title"
      className={cn("pt-1.5 text-heading", className)}
      {...props}
    />
  );
}

export function SheetBody({ className, ...props }: ComponentProps<"div">) {
  return (
    <div
      data-slot="sheet-body"
      className={cn("min-h-0 flex-1 overflow-y-auto overscroll-contain px-5 pb-5", className)}
      {...props}
    />
  );
}

export function SheetFooter({ className, ...props }: ComponentProps<"div">) {
  return (
    <div
      data-slot="sheet-footer"
      className={cn("flex flex-wrap gap-3 border-t p-4", className)}
      {...props}
    />
  );
}
