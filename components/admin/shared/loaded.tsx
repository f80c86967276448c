import type { ReactNode } from "react";
import { LoadFailure } from "@/components/shared/call/load-failure";
import { refusalText } from "@/components/shared/call/refusal-text";
import type { Load } from "@/components/shared/call/use-load";
import { Skeleton } from "@/components/ui/skeleton";
import { withCapital } from "@/lib/base/text/capital";
import type { ApiError } from "@/lib/client/api";

interface LoadProblemProps {
  of: { error: ApiError | null; reload?: () => void };
  /** Said when the server gave no reason. */
  text: string;
  retry?: () => void;
  className?: string;
}

/** Why the last load failed, with a way to try again; nothing while it has not. */
export function LoadProblem({
  of,
  text,
  retry = () => of.reload?.(),
  className,
}: LoadProblemProps) {
  if (!of.error) return null;
  return <LoadFailure className={className} text={refusalText(of.error, text)} retry={retry} />;
}

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
  const { value, isCurrent, error } = of;
  if (error) return <LoadProblem of={of} text={`${withCapital(name)} could not be loaded.`} />;
  if (value !== null && isCurrent) return children(value);
  return (
    <div role="status" aria-label={`Loading ${name}`} className="space-y-8">
      {waiting ?? <Skeleton className="h-80" />}
    </div>
  );
}
