import { useTranslate } from "#words";
import { Button } from "@/components/ui/button";
import { Notice } from "@/components/ui/notice";

interface LoadFailureProps {
  text: string;
  retry: () => void;
  className?: string;
}

/** Replaces content that failed to load, with a button to try again. */
export function LoadFailure({ text, retry, className }: LoadFailureProps) {
  const t = useTranslate();
  return (
    <Notice role="alert" className={className}>
      <p>{t(text)}</p>
      <Button size="sm" variant="outline" className="mt-2.5" onClick={retry}>
        {t("Try again")}
      </Button>
    </Notice>
  );
}
