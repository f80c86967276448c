import { useWords } from "#words";
import { Link } from "@/components/ui/link";
import type { Beside } from "@/lib/catalogue/product-page/beside";
import { cn } from "@/lib/base/cn";
import { paths } from "@/lib/base/paths";
import { sayOwn } from "@/lib/i18n/say";

interface SizeFamilyProps {
  /** The product of the page. */
  productId: string;
  family: Beside["family"];
}

const CHIP =
  "inline-flex min-h-11 flex-col justify-center rounded-md border px-3.5 py-1.5 leading-tight";

/** Links to the same product in its other sizes; each size has its own page. */
export function SizeFamily({ productId, family }: SizeFamilyProps) {
  const say = useWords();
  if (!family) return null;
  return (
    <nav aria-label={say("Sizes of {name}", { name: sayOwn(say, family.name) })}>
      <p className="font-medium">{say("Size")}</p>
      <ul className="mt-2 flex flex-wrap gap-2">
        {family.sizes.map(({ _id, label, inStock }) => (
          <li key={_id}>
            {_id === productId ? (
              <span
                aria-current="page"
                className={cn(CHIP, "border-foreground bg-muted font-medium")}
              >
                {sayOwn(say, label)}
              </span>
            ) : (
              <Link
                href={paths.product(_id)}
                className={cn(CHIP, "border-input bg-card hover:border-foreground")}
              >
                {sayOwn(say, label)}
                {!inStock && (
                  <span className="text-sm text-muted-foreground">{say("Out of stock")}</span>
                )}
              </Link>
            )}
          </li>
        ))}
      </ul>
    </nav>
  );
}
