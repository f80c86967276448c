"use client";

import { LogOut } from "lucide-react";
import { usePathname, useSearchParams } from "next/navigation";
import { useSignOut } from "@/components/shared/call/use-sign-out";
import { ShopMark } from "@/components/layout/shop-mark";
import { ThemeSwitch } from "@/components/layout/theme-switch";
import { Button } from "@/components/ui/button";
import { Link } from "@/components/ui/link";
import { paths } from "@/lib/base/paths";
import { ShopSearch } from "./shop-search";
import { UserSearch } from "./user-search";

const TITLE = "Admin Dashboard";

/** Title, way to the shop, search, theme and Logout of every admin page. */
export function AdminHeader({ siteName }: { siteName: string }) {
  const signOut = useSignOut();
  return (
    <header className="z-40 border-b bg-background lg:sticky lg:top-0">
      <div className="flex min-h-16 flex-wrap items-center gap-x-4 gap-y-1 px-4 max-sm:pt-2 sm:px-6">
        <div className="flex min-w-0 flex-1 items-center gap-3">
          <ShopMark className="size-9 shrink-0 stroke-background text-primary max-sm:hidden" />
          <div className="min-w-0">
            <Title />
            <Link
              href={paths.home}
              prefetch={false}
              className="block truncate text-xs leading-6 text-muted-foreground underline-offset-2 hover:text-foreground hover:underline"
            >
              {siteName}
            </Link>
          </div>
        </div>
        <div className="order-last w-full pb-3 sm:order-none sm:w-72 sm:pb-0">
          <HeaderSearch />
        </div>
        <div className="flex items-center max-sm:-mr-3">
          <ThemeSwitch />
          <Button variant="ghost" size="sm" className="min-h-11" onClick={() => void signOut()}>
            <LogOut aria-hidden /> Logout
          </Button>
        </div>
      </div>
    </header>
  );
}

/** The users are filtered where they are listed (docs/product.md: Admin); everywhere else all is found. */
function HeaderSearch() {
  const isAdmin = usePathname() === paths.admin();
  const isUsersTab = useSearchParams().get("tab") === "users";
  return isAdmin && isUsersTab ? <UserSearch /> : <ShopSearch />;
}

/** The heading of the dashboard itself, and the way back to it on the pages below. */
function Title() {
  const styles = "block truncate font-display text-lg leading-tight sm:text-[1.1875rem]";
  if (usePathname() === paths.admin()) return <h1 className={styles}>{TITLE}</h1>;
  return (
    <Link href={paths.admin()} prefetch={false} className={`${styles} min-h-6 hover:underline`}>
      {TITLE}
    </Link>
  );
}
