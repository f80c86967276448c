import { AppRouterContext } from "next/dist/shared/lib/app-router-context.shared-runtime";
import {
  PathnameContext,
  SearchParamsContext,
} from "next/dist/shared/lib/hooks-client-context.shared-runtime";
import { RouterContext } from "next/dist/shared/lib/router-context.shared-runtime";
import { useSyncExternalStore, type ComponentProps, type ReactNode } from "react";
import { render } from "vitest-browser-react";
import { Toaster } from "@/components/ui/toast/toaster";
import { signIn } from "@/lib/client/session";
import { paths } from "@/lib/base/paths";
import { ADMIN, type Role } from "@/lib/base/permissions";
import { TEST_CLAIMS, testToken } from "@/e2e/steps/session-token";

/** The page around a component: the URL that Next's hooks read, and the toasts. */

const ADDRESS_CHANGED = "address-changed";

/** Updates the URL when the browser's history changes, as Next does, without the server's part. */
export function watchHistory(): void {
  for (const method of ["pushState", "replaceState"] as const) {
    const change = history[method].bind(history);
    history[method] = (...args) => {
      change(...args);
      window.dispatchEvent(new Event(ADDRESS_CHANGED));
    };
  }
}

function subscribe(onChange: () => void): () => void {
  const events = ["popstate", ADDRESS_CHANGED];
  events.forEach((event) => window.addEventListener(event, onChange));
  return () => events.forEach((event) => window.removeEventListener(event, onChange));
}

const go = (how: "pushState" | "replaceState") => (href: string) => {
  history[how](null, "", href);
  return Promise.resolve(true);
};

/** Only changes the URL; tests read it with `address()`. */
const router = {
  push: go("pushState"),
  replace: go("replaceState"),
  back: () => history.back(),
  forward: () => history.forward(),
  refresh: () => undefined,
  prefetch: () => Promise.resolve(),
};

/** A toast stays until it is closed, so that a test can read it on a slow machine. */
const untilClosed = () => Infinity;

type AppRouter = ComponentProps<typeof AppRouterContext>["value"];
type PagesRouter = ComponentProps<typeof RouterContext>["value"];

function Page({ children }: { children: ReactNode }) {
  const { pathname, searchParams } = new URL(
    useSyncExternalStore(subscribe, () => window.location.href),
  );
  return (
    <AppRouterContext value={router as unknown as AppRouter}>
      <RouterContext value={router as unknown as PagesRouter}>
        <PathnameContext value={pathname}>
          <SearchParamsContext value={searchParams}>
            {children}
            <Toaster timeOf={untilClosed} />
          </SearchParamsContext>
        </PathnameContext>
      </RouterContext>
    </AppRouterContext>
  );
}

/** Shows a component at a URL of the shop; for paths below /admin, to a user with `role`. */
export async function show(component: ReactNode, at = "/", role: Role = ADMIN): Promise<void> {
  if (at.startsWith(paths.admin())) signIn(testToken({ ...TEST_CLAIMS, role }));
  // Adds a history entry, so that going back does not leave the tests.
  history.pushState(null, "", at);
  await render(component, { wrapper: Page });
}

/** Returns the current URL. */
export function address(): string {
  const { pathname, search, hash } = window.location;
  return pathname + search + hash;
}
