import { ListPlus } from "lucide-react";
import { useState } from "react";
import { useTranslate } from "#words";
import { Button } from "@/components/ui/button";
import { late } from "@/components/ui/late";

const QuickOrderForm = late(
  () => import("./quick-order-form").then((file) => file.QuickOrderForm),
  null,
);

/** Opens the quick order form, which is loaded on demand. */
export function QuickOrder() {
  const t = useTranslate();
  const [state, setState] = useState<"closed" | "opening" | "open">("closed");
  return (
    <section aria-label={t("Quick order")} className="mt-8 border-t pt-6">
      {state === "open" ? (
        <QuickOrderForm onClose={() => setState("closed")} />
      ) : (
        <Button
          variant="outline"
          aria-busy={state === "opening"}
          onPointerEnter={() => QuickOrderForm.preload()}
          onClick={() => {
            setState("opening");
            QuickOrderForm.demand((isLoaded) => setState(isLoaded ? "open" : "closed"));
          }}
        >
          <ListPlus aria-hidden /> {t("Quick Order by Article Number")}
        </Button>
      )}
    </section>
  );
}
