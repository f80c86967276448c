import { useTranslate } from "#words";
import { useLoad } from "@/components/shared/call/use-load";
import { Link } from "@/components/ui/link";
import { lineDetail } from "@/lib/orders/line-text";
import { codedPage, findCoded } from "./find-coded";

/** More than the owners of one code, and room for codes that differ in case alone. */
const MOST = 10;

const load = (q: string, signal: AbortSignal) => findCoded(q, MOST, signal);

/** What the signed-in buyer calls by exactly this search; the page around it is the same for everybody. */
export function OwnMatches({ q }: { q: string }) {
  const t = useTranslate();
  const { value, isCurrent } = useLoad({ load, question: q });
  const found = isCurrent && value ? value : [];
  const exact = found.filter(({ code }) => code?.toLowerCase() === q.toLowerCase());
  if (exact.length === 0) return null;
  return (
    <ul aria-label={t("By your code")} className="mb-4 grid gap-2">
      {exact.map((item) => (
        <li key={item._id}>
          <Link
            href={codedPage(item)}
            className="block rounded-lg border border-foreground bg-card px-4 py-3 break-words hover:bg-secondary"
          >
            <span className="block font-semibold">
              {t("Your code {code}", { code: item.code ?? "" })}: {item.name}
            </span>
            <span className="block text-sm text-muted-foreground empty:hidden">
              {lineDetail({ ...item, code: null }, t)}
            </span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
