import { FileQuestion } from "lucide-react";
import { useTranslate } from "#words";
import { Button } from "@/components/ui/button";
import { Card } from "@/components/ui/card";
import { EmptyState } from "@/components/ui/empty-state";
import { Link } from "@/components/ui/link";
import { paths } from "@/lib/base/paths";

/**
 * The same text for an unknown order and for another customer's, so that nobody learns which orders exist.
 */
export function OrderNotFound({ back }: { back: { href: string; label: string } }) {
  const t = useTranslate();
  return (
    <Card className="px-5">
      <EmptyState
        as="h1"
        title={t("Order Not Found")}
        picture={<FileQuestion strokeWidth={1.25} />}
        actions={
          <>
            <Button asChild>
              <Link href={back.href}>{t(back.label)}</Link>
            </Button>
            <Button asChild variant="outline">
              <Link href={paths.products()}>{t("Continue Shopping")}</Link>
            </Button>
          </>
        }
      >
        <p>{t("The order may not exist, or you may not have permission to view it.")}</p>
      </EmptyState>
    </Card>
  );
}
