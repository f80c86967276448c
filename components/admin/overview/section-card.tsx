import { useId, type ReactNode } from "react";
import { Card } from "@/components/ui/card";
import { Link } from "@/components/ui/link";

interface SectionCardProps {
  title: string;
  note?: string;
  /** Where all of it stands. */
  more?: { href: string; label: string };
  /** Instead of `more`. */
  actions?: ReactNode;
  children: ReactNode;
}

/** A part of the overview on a sheet of its own. */
export function SectionCard({ title, note, more, actions, children }: SectionCardProps) {
  const id = useId();
  return (
    <Card className="min-w-0">
      <section aria-labelledby={id} className="flex h-full flex-col">
        <div className="flex min-h-14 flex-wrap items-center justify-between gap-x-4 gap-y-1 border-b px-4 py-2">
          <div className="min-w-0">
            <h3 id={id} className="text-lg leading-snug">
              {title}
            </h3>
            {note && <p className="text-xs text-muted-foreground">{note}</p>}
          </div>
          {more && (
            <Link href={more.href} prefetch={false} className="py-2 text-sm text-link">
              {more.label}
            </Link>
          )}
          {actions}
        </div>
        {children}
      </section>
    </Card>
  );
}
