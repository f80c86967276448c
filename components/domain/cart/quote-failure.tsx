import { useTranslate } from "#words";
import { Button } from "@/components/ui/button";
import { Notice } from "@/components/ui/notice";

interface QuoteFailureProps {
  message: string;
  /** Whether earlier figures are shown next to it. */
  hasFigures: boolean;
  retry: () => void;
}

export function QuoteFailure({ message, hasFigures, retry }: QuoteFailureProps) {
  const t = useTranslate();
  return (
    <Notice role="alert">
      <p>
        {t(message)} {hasFigures && t("The amounts below may be out of date.")}
      </p>
      <Button size="sm" variant="outline" className="mt-2.5" onClick={retry}>
        {t("Try again")}
      </Button>
    </Notice>
  );
}
