import { useState } from "react";
import { useTranslate } from "#words";
import { Button } from "@/components/ui/button";
import { late } from "@/components/ui/late";
import { Spinner } from "@/components/ui/spinner";
import type { OfferAnswersProps } from "./offer-answer-props";

const loadDialogs = () => import("./offer-answer-dialogs");
const RequestChanges = late(() => loadDialogs().then((file) => file.RequestChanges), <Spinner />);
const Decline = late(() => loadDialogs().then((file) => file.Decline), <Spinner />);

/** Answers to an offer other than accepting it. */
export function OfferAnswers(props: OfferAnswersProps) {
  const t = useTranslate();
  const [open, setOpen] = useState<"changes" | "decline" | null>(null);
  const close = () => setOpen(null);
  return (
    <div className="mt-3 flex flex-wrap gap-2">
      <Button variant="outline" className="grow" onClick={() => setOpen("changes")}>
        {t("Ask for Changes")}
      </Button>
      <Button variant="outline" className="grow" onClick={() => setOpen("decline")}>
        {t("Decline")}
      </Button>
      {open === "changes" && <RequestChanges {...props} onClose={close} />}
      {open === "decline" && <Decline {...props} onClose={close} />}
    </div>
  );
}
