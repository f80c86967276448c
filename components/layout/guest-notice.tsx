import Link from "next/link";
import { Button } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/empty-state";
import { paths } from "@/lib/paths";

/** Where Login and Sign Up lead until accounts open: what works today, and the way to it. */
export function GuestNotice() {
  return (
    <div className="container-page py-10 sm:py-16">
      <EmptyState
        as="h1"
        title="Accounts are not open yet"
        actions={
          <>
            <Button asChild size="lg">
              <Link href={paths.products()}>Browse Products</Link>
            </Button>
            <Button asChild size="lg" variant="outline">
              <Link href={paths.cart}>Cart</Link>
            </Button>
          </>
        }
      >
        <p>
          You do not need one to buy. Order as a guest: the confirmation comes by e-mail, with a
          link that opens your order again at any time.
        </p>
      </EmptyState>
    </div>
  );
}
