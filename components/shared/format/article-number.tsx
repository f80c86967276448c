import { useWords } from "#words";
/** The number for ordering an article; renders nothing without one. */
export function ArticleNumber({ sku }: { sku: string | null | undefined }) {
  const say = useWords();
  if (!sku) return null;
  return (
    <p className="text-sm [overflow-wrap:anywhere] text-muted-foreground">
      {say("Article {sku}", { sku })}
    </p>
  );
}
