import type { ReactNode } from "react";
import { LoadFailure } from "@/components/shared/call/load-failure";
import { refusalText } from "@/components/shared/call/refusal-text";
import type { Load } from "@/components/shared/call/use-load";
import { Skeleton } from "@/components/ui/skeleton";
import { withCapital } from "@/lib/base/text/capital";
import type { ApiError } from "@/lib/client/api";

interface LoadStateProps {
  of: { error: ApiError | null; value?: unknown; reload?: () => void };
  /** Said after a failure when the server gave no reason. */
  text: string;
  retry?: () => void;
  /** Shown until the first answer: the shape of what comes. */
  waiting?: ReactNode;
  className?: string;
}

/** Why the last load failed, with a way to try again, or that there is no answer yet; else nothing. */
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
  /** The shape of what comes. */
  waiting?: ReactNode;
  children: (value: T) => ReactNode;
}

/** What answers the question of now: its shape while it loads, and a way to try again after a failure. */
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
