import { useState } from "react";
import { useTranslate } from "#words";
import { Button } from "@/components/ui/button";
import { late } from "@/components/ui/late";
import { cn } from "@/lib/base/cn";
import type { CorrectOwnOrderProps } from "./correct-own-dialog";

const CorrectOwnDialog = late(
  () => import("./correct-own-dialog").then((file) => file.CorrectOwnDialog),
  null,
);

/** Lets the buyer change address, purchase order number and note until production begins. */
export function CorrectOwnOrder({
  className,
  ...props
}: CorrectOwnOrderProps & { className?: string }) {
  const t = useTranslate();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button variant="outline" className={cn(className)} onClick={() => setOpen(true)}>
        {t("Change address or PO number")}
      </Button>
      {isOpen && <CorrectOwnDialog {...props} onClose={() => setOpen(false)} />}
    </>
  );
}
