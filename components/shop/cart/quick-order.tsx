"use client";

import { ListPlus } from "lucide-react";
import { useState, type ComponentProps } from "react";
import { useTranslate } from "#words";
import { Button } from "@/components/ui/button";
import { useOnDemand } from "@/components/ui/use-on-demand";
import type { QuickOrderForm } from "./quick-order-form";

const load = () => import("./quick-order-form").then((file) => file.QuickOrderForm);

/** Opens the quick order form, which is loaded on demand. */
export function QuickOrder() {
  const t = useTranslate();
  const [isOpen, setOpen] = useState(false);
  const [Form, fetchForm, demandForm] = useOnDemand<ComponentProps<typeof QuickOrderForm>>(load);
  return (
    <section aria-label={t("Quick order")} className="mt-8 border-t pt-6">
      {isOpen && Form ? (
        <Form onClose={() => setOpen(false)} />
      ) : (
        <Button
          variant="outline"
          aria-busy={isOpen}
          onPointerEnter={fetchForm}
          onClick={() => {
            setOpen(true);
            demandForm(() => setOpen(false));
          }}
        >
          <ListPlus aria-hidden /> {t("Quick Order by Article Number")}
        </Button>
      )}
    </section>
  );
}
