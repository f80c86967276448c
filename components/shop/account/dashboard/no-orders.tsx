import { Package } from "lucide-react";
import { useTranslate } from "#words";
import { EmptyList } from "@/components/shared/list/empty-list";
import { Button } from "@/components/ui/button";
import { Link } from "@/components/ui/link";
import { paths } from "@/lib/base/paths";

/** @param as the level of the heading in the page's outline */
export function NoOrders({ as }: { as: "h2" | "h3" }) {
  const t = useTranslate();
  return (
    <EmptyList
      as={as}
      title={t("No orders yet")}
      Icon={Package}
      actions={
        <Button asChild>
          <Link href={paths.products()}>{t("Browse Products")}</Link>
        </Button>
      }
    >
      {t("Your orders will appear here, with their status and invoices.")}
    </EmptyList>
  );
}
