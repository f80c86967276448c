"use client";

import { useWords } from "#words";
import { useSyncExternalStore } from "react";
import { inLanguage } from "@/lib/base/http/languages";
import { paths } from "@/lib/base/paths";

const TEXT = "We're sorry, but an unexpected error occurred. Please try reloading the page.";

const never = () => () => undefined;

/** An id that a visitor can quote to the shop, and that the owner finds in the log. */
function Reference({ digest }: { digest: string | undefined }) {
  const say = useWords();
  const reference = useSyncExternalStore(
    never,
    () => findReference(digest),
    () => digest,
  );
  if (!reference) return null;
  return (
    <p className="mt-4 text-sm text-muted-foreground">
      {say.parts("Reference: {reference}", {
        reference: <span className="break-all select-all">{reference}</span>,
      })}
    </p>
  );
}

/**
 * The fallback for an uncaught rendering error, in the words of docs/product.md: Pages. Both buttons reload the
 * page, because the state in memory may be the cause. They are plain buttons, because every page includes three of
 * these screens.
 */
export function ErrorScreen({ error }: { error: Error & { digest?: string } }) {
  const say = useWords();
  return (
    <div
      role="alert"
      className="container-page flex min-h-[60dvh] flex-col items-center justify-center py-16 text-center"
    >
      <h1 className="text-title">{say("Something Went Wrong!")}</h1>
      <p className="mt-4 max-w-md text-lead text-muted-foreground">{say(TEXT)}</p>
      <Reference digest={error.digest} />
      <div className="mt-8 flex flex-wrap justify-center gap-3">
        <button
          type="button"
          className="btn btn-lg btn-default"
          onClick={() => window.location.reload()}
        >
          {say("Reload Page")}
        </button>
        <button
          type="button"
          className="btn btn-lg btn-outline"
          onClick={() => window.location.assign(inLanguage(say.language, paths.home))}
        >
          {say("Go to Home")}
        </button>
      </div>
    </div>
  );
}

/**
 * The id under which the shop's log has the error of this page: the request id, which the server adds to a
 * document that failed to render, else React's digest. Undefined for an error that happened only in the browser.
 */
function findReference(digest: string | undefined): string | undefined {
  const [navigation] = performance.getEntriesByType("navigation");
  const timings = navigation instanceof PerformanceNavigationTiming ? navigation.serverTiming : [];
  return timings.find(({ name }) => name === "request")?.description ?? digest;
}
