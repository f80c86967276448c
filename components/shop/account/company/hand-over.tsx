import { Building2 } from "lucide-react";
import { useState } from "react";
import { useTranslate } from "#words";
import { ConfirmAction } from "@/components/shared/call/confirm-action";
import { Button } from "@/components/ui/button";
import { call } from "@/lib/client/api";
import type { HandOver as Given } from "@/lib/companies/schemas";

interface HandOverProps extends Given {
  /** The company's name. */
  to: string;
  onDone: () => void;
}

/** Transfers a personal item to the user's company, after a confirmation, because it cannot be undone. */
export function HandOver({ kind, id, to, onDone }: HandOverProps) {
  const t = useTranslate();
  const [isAsking, setAsking] = useState(false);

  async function give() {
    await call("POST /company/handover", { body: { kind, id } });
    onDone();
    return {
      title: t("Handed Over"),
      description: t("It belongs to {company} now.", { company: to }),
    };
  }

  return (
    <>
      <Button
        variant="outline"
        size={kind === "address" ? "sm" : "default"}
        onClick={() => setAsking(true)}
      >
        <Building2 aria-hidden /> {t("Hand Over to {company}", { company: to })}
      </Button>
      <ConfirmAction
        open={isAsking}
        onClose={() => setAsking(false)}
        title={t("Hand this {kind} over to {company}?", { kind: t(kind), company: to })}
        confirm={t("Hand Over")}
        keep={t("Keep It Mine")}
        tone="default"
        failure={{ title: t("Not Handed Over"), text: t("Please try again.") }}
        action={give}
      >
        {t(
          "Everybody of the company who may read its {things} sees it from then on, also when you leave. It cannot be taken back.",
          { things: t(PLURAL[kind]) },
        )}
      </ConfirmAction>
    </>
  );
}

const PLURAL = { order: "orders", offer: "offers", address: "addresses" } as const;
