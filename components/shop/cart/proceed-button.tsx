import { useTranslate } from "#words";
import { Button } from "@/components/ui/button";
import { Link } from "@/components/ui/link";
import type { Proceed } from "./use-proceed";

export function ProceedButton({ proceed, className }: { proceed: Proceed; className?: string }) {
  const t = useTranslate();
  const { href, accept, explain } = proceed;
  if (href === null) {
    return (
      <Button size="lg" className={className} onClick={explain}>
        {t("Proceed to Checkout")}
      </Button>
    );
  }
  return (
    <Button asChild size="lg" className={className}>
      <Link href={href} onClick={accept}>
        {t("Proceed to Checkout")}
      </Link>
    </Button>
  );
}
