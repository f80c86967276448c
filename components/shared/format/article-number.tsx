/** What an article is ordered by; nothing where it has no number. */
export function ArticleNumber({ sku }: { sku: string | null | undefined }) {
  if (!sku) return null;
  return <p className="text-sm [overflow-wrap:anywhere] text-muted-foreground">Article {sku}</p>;
}
