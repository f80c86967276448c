import { Button } from "@/components/ui/button";
import { Link } from "@/components/ui/link";
import { paths } from "@/lib/base/paths";
import { EmptyBox } from "./empty-box";

/** The words are those of docs/product.md: Pages; the web process logs the missing path. */
export function MissingPage() {
  return (
    <div className="container-page grid items-center gap-8 py-12 sm:py-20 md:grid-cols-2 md:gap-16">
      <div className="md:order-last">
        <p className="font-display text-2xl text-signal">404</p>
        <h1 className="mt-2 text-display">Oops! Page not found</h1>
        <p className="mt-5 max-w-prose text-lead text-muted-foreground">
          The address may be mistyped, or the product is no longer sold.
        </p>
        <div className="mt-8 flex flex-wrap gap-3">
          <Button asChild size="lg">
            <Link href={paths.home} prefetch={false}>
              Return to Home
            </Link>
          </Button>
          <Button asChild size="lg" variant="outline">
            <Link href={paths.products()}>Browse Products</Link>
          </Button>
        </div>
      </div>
      <EmptyBox className="mx-auto w-full max-w-72 md:max-w-md" />
    </div>
  );
}
