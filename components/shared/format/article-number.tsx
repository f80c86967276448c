/** The number for ordering an article; renders nothing without one. */
export function ArticleNumber({ sku }: { sku: string | null | undefined }) {
  if (!sku) return null;
  return <p className="text-sm [overflow-wrap:anywhere] text-muted-foreground">Article {sku}</p>;
}
