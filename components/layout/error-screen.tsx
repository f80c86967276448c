"use client";

import { useSyncExternalStore } from "react";
import { paths } from "@/lib/base/paths";

const TEXT = "We're sorry, but an unexpected error occurred. Please try reloading the page.";

const never = () => () => undefined;

/** What whoever writes to the shop can name, and its owner finds in the log. */
function Reference({ digest }: { digest: string | undefined }) {
  const reference = useSyncExternalStore(
    never,
    () => referenceOf(digest),
    () => digest,
  );
  if (!reference) return null;
  return (
    <p className="mt-4 text-sm text-muted-foreground">
      Reference: <span className="break-all select-all">{reference}</span>
    </p>
  );
}

/**
 * The fallback of an uncaught rendering error, in the words of docs/product.md: Pages. Both ways out load the
 * page anew: what is in memory may be what broke. Its buttons are plain ones, because every page brings
 * three of these screens along.
 */
export function ErrorScreen({ error }: { error: Error & { digest?: string } }) {
  return (
    <div
      role="alert"
      className="container-page flex min-h-[60dvh] flex-col items-center justify-center py-16 text-center"
    >
      <h1 className="text-title">Something Went Wrong!</h1>
      <p className="mt-4 max-w-md text-lead text-muted-foreground">{TEXT}</p>
      <Reference digest={error.digest} />
      <div className="mt-8 flex flex-wrap justify-center gap-3">
        <button
          type="button"
          className="btn btn-lg btn-default"
          onClick={() => window.location.reload()}
        >
          Reload Page
        </button>
        <button
          type="button"
          className="btn btn-lg btn-outline"
          onClick={() => window.location.assign(paths.home)}
        >
          Go to Home
        </button>
      </div>
    </div>
  );
}

/**
 * By which name the shop's log tells of an error on this page: the id of the request, which the server
 * adds to a document whose making failed, else what React knows the error by. Undefined for an error
 * that only the browser met.
 */
function referenceOf(digest: string | undefined): string | undefined {
  const [navigation] = performance.getEntriesByType("navigation");
  const timings = navigation instanceof PerformanceNavigationTiming ? navigation.serverTiming : [];
  return timings.find(({ name }) => name === "request")?.description ?? digest;
}
