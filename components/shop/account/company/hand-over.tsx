import { Building2 } from "lucide-react";
import { useState } from "react";
import { ConfirmAction } from "@/components/shared/call/confirm-action";
import { Button } from "@/components/ui/button";
import { toast } from "@/components/ui/toast/toast";
import { call } from "@/lib/client/api";
import type { HandOver as Given } from "@/lib/identity/companies/schemas";

interface HandOverProps extends Given {
  /** The company's name. */
  to: string;
  onDone: () => void;
}

/** Gives one's company something personal, after a question, because there is no way back. */
export function HandOver({ kind, id, to, onDone }: HandOverProps) {
  const [isAsking, setAsking] = useState(false);

  async function give() {
    await call("POST /company/handover", { body: { kind, id } });
    setAsking(false);
    toast({ title: "Handed Over", description: `It belongs to ${to} now.` });
    onDone();
  }

  return (
    <>
      <Button
        variant="outline"
        size={kind === "address" ? "sm" : "default"}
        onClick={() => setAsking(true)}
      >
        <Building2 aria-hidden /> Hand Over to {to}
      </Button>
      <ConfirmAction
        open={isAsking}
        onClose={() => setAsking(false)}
        title={`Hand this ${kind} over to ${to}?`}
        confirm="Hand Over"
        keep="Keep It Mine"
        tone="default"
        failure={{ title: "Not Handed Over", text: "Please try again." }}
        action={give}
      >
        Everybody of the company who may read its {PLURAL[kind]} sees it from then on, also when you
        leave. It cannot be taken back.
      </ConfirmAction>
    </>
  );
}

const PLURAL = { order: "orders", offer: "offers", address: "addresses" } as const;
