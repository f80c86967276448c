import { Link } from "@/components/ui/link";
import type { ListAddress } from "@/lib/catalogue/lists/list-address";
import { paths } from "@/lib/base/paths";

/** Which search these are the results of: the one that was typed has none to lead back to. */
export function DidYouMean({ list, text }: { list: ListAddress; text: string }) {
  const { q, category, filters } = list;
  return (
    <p className="mb-4 [overflow-wrap:anywhere]">
      Nothing matches “{q}”. Did you mean{" "}
      <Link
        href={paths.products({ q: text, category, filters })}
        className="font-semibold underline underline-offset-4"
      >
        {text}
      </Link>
      ? These are its results.
    </p>
  );
}
