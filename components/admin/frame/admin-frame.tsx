"use client";

import { LogOut, Search } from "lucide-react";
import { usePathname, useSearchParams } from "next/navigation";
import {
  type ReactNode,
  type SyntheticEvent,
  useEffect,
  useEffectEvent,
  useId,
  useState,
} from "react";
import { ShopMark } from "@/components/layout/shop-mark";
import { ThemeSwitch } from "@/components/layout/theme/theme-switch";
import { useSignOut } from "@/components/shared/call/use-sign-out";
import { useListAddress } from "@/components/shared/list/use-list-address";
import { Button } from "@/components/ui/button";
import { Input } from "@/components/ui/input";
import { Link } from "@/components/ui/link";
import { SEARCH_LENGTH } from "@/lib/base/input/lengths";
import { paths } from "@/lib/base/paths";
import { can } from "@/lib/base/permissions";
import { useRole } from "@/lib/client/use-role";
import { AdminMenu } from "./admin-menu";
import { AdminNav, DailyLinks, UnusedParts } from "./admin-nav";
import type { AdminTab } from "./admin-tab";
import { ShopSearch } from "./shop-search";
import { useLateHash } from "./use-late-hash";

interface AdminFrameProps {
  siteName: string;
  unused: readonly AdminTab[];
  children: ReactNode;
}

export function AdminFrame({ siteName, unused, children }: AdminFrameProps) {
  useLateHash();
  return (
    <UnusedParts value={unused}>
      <div className="min-h-dvh">
        <AdminHeader siteName={siteName} />
        <div className="grid grid-cols-[minmax(0,1fr)] lg:grid-cols-[14rem_minmax(0,1fr)]">
          <AdminNav />
          <main
            id="main"
            tabIndex={-1}
            className="mx-auto w-full max-w-[88rem] min-w-0 px-4 pt-6 pb-16 sm:px-6 lg:px-8"
          >
            {children}
          </main>
        </div>
      </div>
    </UnusedParts>
  );
}

const TITLE = "Admin Dashboard";

function AdminHeader({ siteName }: { siteName: string }) {
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
        <div className="order-last flex w-full gap-2 pb-3 sm:order-none sm:w-auto sm:pb-0">
          <AdminMenu />
          <div className="min-w-0 flex-1 sm:w-72">
            <HeaderSearch />
          </div>
        </div>
        <div className="flex items-center max-sm:-mr-3">
          <ThemeSwitch />
          <Button variant="ghost" size="sm" className="min-h-11" onClick={() => void signOut()}>
            <LogOut aria-hidden /> Logout
          </Button>
        </div>
      </div>
      <DailyLinks />
    </header>
  );
}

/** The permissions of which one is needed for the search. */
const SEARCHED = ["orders.read.all", "products.read.all", "users.read"] as const;

/** On the Users tab the search filters the list (docs/product.md: Admin); elsewhere it searches everything. */
function HeaderSearch() {
  const isAdmin = usePathname() === paths.admin();
  const isUsersTab = useSearchParams().get("tab") === "users";
  const role = useRole();
  if (isAdmin && isUsersTab) return <UserSearch />;
  return SEARCHED.some((permission) => can(role, permission)) ? <ShopSearch /> : null;
}

function Title() {
  const styles = "block truncate font-display text-lg leading-tight sm:text-[1.1875rem]";
  if (usePathname() === paths.admin()) return <h1 className={styles}>{TITLE}</h1>;
  return (
    <Link href={paths.admin()} prefetch={false} className={`${styles} min-h-6 hover:underline`}>
      {TITLE}
    </Link>
  );
}

const PAUSE_MS = 300;

/** The header's search on the Users tab: its text is `q` in the URL, and the list updates while typing. */
function UserSearch() {
  const id = useId();
  const { search, show } = useListAddress();
  const q = search.get("q") ?? "";
  const [text, setText] = useState(q);
  // The last value from the URL, so that only an external change replaces the typed text.
  const [known, setKnown] = useState(q);
  if (q !== known) {
    setKnown(q);
    if (q !== text.trim()) setText(q);
  }
  const follow = () => show({ q: text.trim() }, "replace");
  const followLater = useEffectEvent(follow);

  useEffect(() => {
    if (text.trim() === known) return;
    const timer = setTimeout(() => followLater(), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [text, known]);

  function submit(event: SyntheticEvent) {
    event.preventDefault();
    follow();
  }

  return (
    <form role="search" aria-label="Users" onSubmit={submit} className="relative w-full">
      <label htmlFor={id} className="sr-only">
        Search users
      </label>
      <Search
        aria-hidden
        className="pointer-events-none absolute top-1/2 left-3 size-4 -translate-y-1/2 text-muted-foreground"
      />
      <Input
        id={id}
        type="search"
        name="q"
        value={text}
        onChange={(event) => setText(event.currentTarget.value)}
        placeholder="Search users"
        maxLength={SEARCH_LENGTH}
        autoComplete="off"
        className="h-10 pl-9 pointer-coarse:h-11"
      />
    </form>
  );
}
