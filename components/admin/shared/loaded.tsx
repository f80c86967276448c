import type { ReactNode } from "react";
import { LoadFailure } from "@/components/shared/call/load-failure";
import { refusalText } from "@/components/shared/call/refusal-text";
import type { Load } from "@/components/shared/call/use-load";
import { Skeleton } from "@/components/ui/skeleton";
import { withCapital } from "@/lib/base/text/capital";

interface LoadedProps<T> {
  of: Load<T>;
  /** "the margins" */
  name: string;
  /** The shape of what comes. */
  waiting?: ReactNode;
  children: (value: T) => ReactNode;
}

/** What answers the question of now: its shape while it loads, and a way to try again after a failure. */
export function Loaded<T>({ of, name, waiting, children }: LoadedProps<T>) {
  const { value, isCurrent, error, reload } = of;
  if (error) {
    const failed = `${withCapital(name)} could not be loaded.`;
    return <LoadFailure text={refusalText(error, failed)} retry={reload} />;
  }
  if (value !== null && isCurrent) return children(value);
  return (
    <div role="status" aria-label={`Loading ${name}`} className="space-y-8">
      {waiting ?? <Skeleton className="h-80" />}
    </div>
  );
}
