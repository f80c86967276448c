import { ShoppingCart } from "lucide-react";
import { useTranslate } from "#words";
import { SignInLink } from "@/components/shop/account/auth/sign-in-link";
import { SignInSlot } from "@/components/shop/account/auth/sign-in-slot";
import { Button } from "@/components/ui/button";
import { Link } from "@/components/ui/link";
import { lateExtra } from "@/components/ui/late";
import { cartCount, useCart } from "@/lib/client/cart";
import { useSession, type Session } from "@/lib/client/session";
import { cn } from "@/lib/base/cn";
import { paths } from "@/lib/base/paths";

/** The size of the menu's button, which is loaded later. */
const MENU_PLACE = "size-11 shrink-0";

const UserMenu = lateExtra(
  () => import("./user-menu").then((file) => file.UserMenu),
  <span className={MENU_PLACE} />,
);

/**
 * Login and Sign Up for a visitor, the menu for a signed-in user; before them the cart, shown to visitors once it
 * contains something. CartScript gives it the right size for the session from the first paint, so that neither it
 * nor the search moves when the browser knows the session and the cart.
 */
export function AccountArea({ googleEnabled }: { googleEnabled: boolean }) {
  const t = useTranslate();
  const session = useSession();
  const isSignedIn = session.state === "signed-in";
  const isKnown = session.state !== "unknown";
  return (
    <div
      className={cn(
        "flex min-h-11 items-center justify-end sm:gap-2",
        !isSignedIn && "min-w-17 sm:min-w-46",
        !isKnown && "in-data-account:min-w-0 sm:in-data-account:min-w-0",
      )}
    >
      <CartLink session={session} />
      {session.state === "signed-in" && (
        <UserMenu
          name={session.claims.name}
          email={session.claims.email}
          role={session.claims.role}
        />
      )}
      {!isKnown && <span className={cn(MENU_PLACE, "hidden in-data-account:block")} />}
      {!isSignedIn && (
        <div className={cn("contents", !isKnown && "in-data-account:hidden")}>
          <Button asChild variant="ghost" className="px-3 sm:px-4">
            <SignInLink mode="login">{t("Login")}</SignInLink>
          </Button>
          <Button asChild className="hidden px-4 sm:inline-flex">
            <SignInLink mode="signup">{t("Sign Up")}</SignInLink>
          </Button>
        </div>
      )}
      <SignInSlot googleEnabled={googleEnabled} />
    </div>
  );
}

/** Part of the server's page, hidden until CartScript or the browser's storage says that there is a cart to show. */
function CartLink({ session }: { session: Session }) {
  const t = useTranslate();
  const count = cartCount(useCart());
  const isKnown = session.state !== "unknown";
  if (isKnown && count === 0 && session.state !== "signed-in") return null;
  return (
    <Button
      asChild
      variant="ghost"
      size="icon"
      className={cn("relative", !isKnown && "hidden in-data-cart:inline-flex")}
    >
      <Link href={paths.cart}>
        <ShoppingCart
          aria-hidden
          className={cn("size-5", count > 0 && "-translate-x-1 translate-y-1")}
        />
        <span className="sr-only">
          {!isKnown
            ? t("Cart")
            : count === 1
              ? t("Cart, 1 item")
              : t("Cart, {count} items", { count })}
        </span>
        {count > 0 && (
          <span
            aria-hidden
            className="absolute top-0.5 right-0 min-w-5 rounded-full bg-signal px-1 text-xs leading-5 font-bold text-signal-foreground tabular"
          >
            {count > 999 ? "999+" : count}
          </span>
        )}
      </Link>
    </Button>
  );
}
