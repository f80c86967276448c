import { useTranslate } from "#words";
/** The article number; renders nothing without one. */
export function ArticleNumber({ sku }: { sku: string | null | undefined }) {
  const t = useTranslate();
  if (!sku) return null;
  return (
    <p className="text-sm [overflow-wrap:anywhere] text-muted-foreground">
      {t("Article {sku}", { sku })}
    </p>
  );
}
