import type { ReactNode } from "react";
import { LoadFailure } from "@/components/shared/call/load-failure";
import { refusalText } from "@/components/shared/call/refusal-text";
import type { Load } from "@/components/shared/call/use-load";
import { Skeleton } from "@/components/ui/skeleton";
import { withCapital } from "@/lib/base/text/capital";
import type { ApiError } from "@/lib/client/api";

interface LoadStateProps {
  of: { error: ApiError | null; value?: unknown; reload?: () => void };
  /** The text after a failure for which the server gave no reason. */
  text: string;
  retry?: () => void;
  /** A placeholder until the first response. */
  waiting?: ReactNode;
  className?: string;
}

/** The error of the last load with a button to try again, or the placeholder; else nothing. */
export function LoadState(props: LoadStateProps) {
  const { of, text, retry = () => of.reload?.(), waiting, className } = props;
  const { error, value = null } = of;
  if (!error) return value === null ? waiting : null;
  return <LoadFailure className={className} text={refusalText(error, text)} retry={retry} />;
}

interface LoadedProps<T> {
  of: Load<T>;
  /** "the margins" */
  name: string;
  /** A placeholder while loading. */
  waiting?: ReactNode;
  children: (value: T) => ReactNode;
}

/**
 * Renders the value of the current question: a placeholder while it loads, and a button to try again after a
 * failure.
 */
export function Loaded<T>({ of, name, waiting, children }: LoadedProps<T>) {
  const { value, isCurrent, error } = of;
  if (error) return <LoadState of={of} text={`${withCapital(name)} could not be loaded.`} />;
  if (value !== null && isCurrent) return children(value);
  return (
    <div role="status" aria-label={`Loading ${name}`} className="space-y-8">
      {waiting ?? <Skeleton className="h-80" />}
    </div>
  );
}
