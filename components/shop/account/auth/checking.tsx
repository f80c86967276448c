import { useTranslate } from "#words";
import { Spinner } from "@/components/ui/spinner";

export function Checking() {
  const t = useTranslate();
  return (
    <p role="status">
      <Spinner size="size-8" />
      <span className="sr-only">{t("Checking your session")}</span>
    </p>
  );
}
