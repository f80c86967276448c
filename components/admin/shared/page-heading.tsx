"use client";

import { ArrowLeft, RefreshCw } from "lucide-react";
import { usePathname } from "next/navigation";
import type { ReactNode } from "react";
import { Button } from "@/components/ui/button";
import { Link } from "@/components/ui/link";
import { Spinner } from "@/components/ui/spinner";
import { cn } from "@/lib/base/cn";
import { paths } from "@/lib/base/paths";

interface PageHeadingProps {
  title: ReactNode;
  children?: ReactNode;
  back?: { href: string; label: string };
  actions?: ReactNode;
}

export function PageHeading({ title, children, back, actions }: PageHeadingProps) {
  // A tab of the dashboard is part of the page named in the header.
  const Heading = usePathname() === paths.admin() ? "h2" : "h1";
  return (
    <div className="mb-3 flex flex-wrap items-end justify-between gap-x-6 gap-y-2 sm:mb-5 sm:gap-y-3">
      <div className="min-w-0">
        {back && (
          <Link
            href={back.href}
            prefetch={false}
            className="mb-1 inline-flex min-h-9 items-center gap-1.5 text-sm text-link pointer-coarse:min-h-11"
          >
            <ArrowLeft aria-hidden className="size-4" />
            {back.label}
          </Link>
        )}
        <Heading className="text-[1.75rem] leading-tight">{title}</Heading>
        {children && <div className="mt-1 text-sm text-muted-foreground">{children}</div>}
      </div>
      {actions && <div className="flex flex-wrap items-center gap-2">{actions}</div>}
    </div>
  );
}

export function RefreshButton({ busy, onClick }: { busy: boolean; onClick: () => void }) {
  return (
    <Button variant="outline" size="sm" aria-disabled={busy} onClick={onClick}>
      <RefreshCw aria-hidden className={cn(busy && "motion-safe:animate-spin")} />
      Refresh
    </Button>
  );
}

export function PageSpinner() {
  return (
    <div role="status" className="grid min-h-[60vh] place-items-center">
      <Spinner size="size-8" />
      <span className="sr-only">Loading</span>
    </div>
  );
}

/** Shown on the tab to everyone but admins (docs/product.md: Second factor). */
export function AdminsOnly() {
  return <p>2FA settings are only available for admin accounts.</p>;
}
