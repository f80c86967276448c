import { useTranslate } from "#words";
import { momentText } from "@/components/shared/format/dates";
import { cn } from "@/lib/base/cn";

export interface Post {
  id: string;
  by: string;
  isOurs: boolean;
  /** Visible to the shop only. */
  isNote?: boolean;
  text: string;
  at: string;
  /** Its delivery status. */
  state?: string | undefined;
}

interface PostListProps {
  /** For screen readers. */
  label: string;
  posts: readonly Post[];
}

/** Messages between customer and shop, oldest first. */
export function PostList({ label, posts }: PostListProps) {
  const t = useTranslate();
  return (
    <ol aria-label={label} className="space-y-3">
      {posts.map(({ id, by, isOurs, isNote, text, at, state }) => (
        <li
          key={id}
          className={cn(
            "rounded-md border p-3.5",
            isOurs ? "ml-6 bg-secondary" : "mr-6 bg-card",
            isNote && "border-dashed",
          )}
        >
          <p className="text-sm text-muted-foreground">
            {t.parts(
              isNote ? "{name}, note for the shop" : isOurs ? "{name}, for the shop" : "{name}",
              { name: <span className="font-semibold text-foreground">{by}</span> },
            )}{" "}
            ·{" "}
            <time dateTime={at} className="tabular">
              {momentText(new Date(at), t.language)}
            </time>
            {state && ` · ${state}`}
          </p>
          <p className="mt-1.5 text-[0.9375rem] break-words whitespace-pre-line">{text}</p>
        </li>
      ))}
    </ol>
  );
}
