import { useSyncExternalStore } from "react";

const never = () => () => undefined;

/** An id that visitors can quote to the shop, and that the owner finds in the log. */
function Reference({ label, digest }: { label: string; digest: string | undefined }) {
  const reference = useSyncExternalStore(
    never,
    () => findReference(digest),
    () => digest,
  );
  if (!reference) return null;
  return (
    <p className="mt-4 text-sm text-muted-foreground">
      {label} <span className="break-all select-all">{reference}</span>
    </p>
  );
}

interface ErrorScreenProps {
  error: Error & { digest?: string };
  /** Passed by the page that failed; the root fallback is English only. */
  t?: (text: string) => string;
  home?: string;
}

/**
 * The fallback for an uncaught rendering error, with the texts of docs/product.md: Pages. Both buttons reload the
 * page, because the state in memory may be the cause. They are plain buttons, because every page includes two of
 * these screens; for the same reason it imports nothing.
 */
export function ErrorScreen({ error, t = (text) => text, home = "/" }: ErrorScreenProps) {
  return (
    <div
      role="alert"
      className="container-page flex min-h-[60dvh] flex-col items-center justify-center py-16 text-center"
    >
      <h1 className="text-title">{t("Something Went Wrong!")}</h1>
      <p className="mt-4 max-w-md text-lead text-muted-foreground">
        {t("We're sorry, but an unexpected error occurred. Please try reloading the page.")}
      </p>
      <Reference label={t("Reference:")} digest={error.digest} />
      <div className="mt-8 flex flex-wrap justify-center gap-3">
        <button
          type="button"
          className="btn btn-lg btn-default"
          onClick={() => window.location.reload()}
        >
          {t("Reload Page")}
        </button>
        <button
          type="button"
          className="btn btn-lg btn-outline"
          onClick={() => window.location.assign(home)}
        >
          {t("Go to Home")}
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
