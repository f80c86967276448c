import { FileQuestion } from "lucide-react";
import type { ReactNode } from "react";
import { useTranslate } from "#words";
import { Button } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/empty-state";
import { Link } from "@/components/ui/link";
import { paths } from "@/lib/base/paths";

interface OrderUnavailableProps {
  /** "h1" if the page has no other heading. */
  as?: "h1" | "h2";
  title: string;
  text: string;
  action?: ReactNode;
}

/** Replaces an order that cannot be shown. */
export function OrderUnavailable({ as = "h2", title, text, action }: OrderUnavailableProps) {
  const t = useTranslate();
  return (
    <EmptyState
      as={as}
      title={t(title)}
      picture={<FileQuestion strokeWidth={1.25} />}
      actions={
        <>
          {action}
          <Button asChild variant={action ? "outline" : "default"}>
            <Link href={paths.products()}>{t("Continue Shopping")}</Link>
          </Button>
        </>
      }
    >
      <p>{t(text)}</p>
    </EmptyState>
  );
}
