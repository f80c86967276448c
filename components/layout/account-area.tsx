"use client";

import { ShoppingCart } from "lucide-react";
import dynamic from "next/dynamic";
import Link from "next/link";
import { SignInLink } from "@/components/account/auth/sign-in-link";
import { SignInSlot } from "@/components/account/auth/sign-in-slot";
import { Button } from "@/components/ui/button";
import { cartCount, useCart } from "@/lib/client/cart";
import { useSession } from "@/lib/client/session";
import { cn } from "@/lib/cn";
import { paths } from "@/lib/paths";

const UserMenu = dynamic(() => import("./user-menu").then((file) => file.UserMenu), { ssr: false });

/**
 * Login and Sign Up for a visitor, the menu for somebody signed in; before them the cart, for a visitor
 * once it holds something. It grows to the left, into the header's empty middle, so that nothing moves
 * when the browser learns who is here and what the cart holds.
 */
export function AccountArea({ googleEnabled }: { googleEnabled: boolean }) {
  const session = useSession();
  return (
    <div className="flex min-h-11 min-w-17 items-center justify-end sm:min-w-46 sm:gap-2">
      <CartLink always={session.state === "signed-in"} />
      {session.state === "signed-in" ? (
        <UserMenu
          name={session.claims.name}
          email={session.claims.email}
          role={session.claims.role}
        />
      ) : (
        <>
          <Button asChild variant="ghost" className="px-3 sm:px-4">
            <SignInLink mode="login">Login</SignInLink>
          </Button>
          <Button asChild className="hidden px-4 sm:inline-flex">
            <SignInLink mode="signup">Sign Up</SignInLink>
          </Button>
        </>
      )}
      <SignInSlot googleEnabled={googleEnabled} />
    </div>
  );
}

/** @param always whether it stands there while it is empty, too */
function CartLink({ always }: { always: boolean }) {
  const count = cartCount(useCart());
  if (count === 0 && !always) return null;
  return (
    <Button asChild variant="ghost" size="icon" className="relative">
      <Link href={paths.cart}>
        <ShoppingCart
          aria-hidden
          className={cn("size-5", count > 0 && "-translate-x-1 translate-y-1")}
        />
        <span className="sr-only">Cart, {count === 1 ? "1 item" : `${count} items`}</span>
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
