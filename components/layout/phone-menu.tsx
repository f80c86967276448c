"use client";

import { Menu as MenuIcon, Phone } from "lucide-react";
import Link from "next/link";
import { useState } from "react";
import { SignInLink } from "@/components/account/auth/sign-in-link";
import { phoneHref } from "@/components/format/phone-href";
import { Button } from "@/components/ui/button";
import { Sheet } from "@/components/ui/sheet";
import { useSession } from "@/lib/client/session";
import { navItems } from "./nav-items";
import { ThemeChoices } from "./theme-choices";

/** The header's links on screens that have no room for them. */
export function PhoneMenu({ contactPhone }: { contactPhone: string }) {
  const [open, setOpen] = useState(false);
  const session = useSession();
  const close = () => setOpen(false);
  return (
    <div className="lg:hidden">
      <Button variant="ghost" size="icon" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <MenuIcon aria-hidden className="size-6" />
        <span className="sr-only">Menu</span>
      </Button>
      <Sheet
        open={open}
        onOpenChange={setOpen}
        title="Menu"
        footer={
          session.state !== "signed-in" && (
            <>
              <Button asChild variant="outline" className="flex-1">
                <SignInLink mode="login" onClick={close}>
                  Login
                </SignInLink>
              </Button>
              <Button asChild className="flex-1">
                <SignInLink mode="signup" onClick={close}>
                  Sign Up
                </SignInLink>
              </Button>
            </>
          )
        }
      >
        <nav aria-label="Main">
          <ul className="divide-y">
            {navItems.map((item) => (
              <li key={item.href}>
                <Link
                  href={item.href}
                  onClick={close}
                  className="flex min-h-13 items-center font-display text-xl"
                >
                  {item.label}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
        <a
          href={phoneHref(contactPhone)}
          className="mt-6 flex min-h-11 items-center gap-3 font-semibold text-link"
        >
          <Phone aria-hidden className="size-5" />
          {contactPhone}
        </a>
        <section className="mt-6 border-t pt-4">
          <h3 className="text-base">Theme</h3>
          <div className="-mx-3 mt-1">
            <ThemeChoices />
          </div>
        </section>
      </Sheet>
    </div>
  );
}
