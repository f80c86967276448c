import { NextResponse, type NextFetchEvent, type NextRequest } from "next/server";
import { mayOpen, pagePermission } from "@/lib/identity/access/pages";
import { recordDeniedPage } from "@/lib/identity/access/record-denied-page";
import { prisma } from "@/lib/db/client";
import { DEFAULT_LANGUAGE, inLanguage, splitLanguage } from "@/lib/base/http/languages";
import { paths, type SignInReason } from "@/lib/base/paths";
import { serverPaths } from "@/lib/base/server-paths";
import { noteUser } from "@/lib/base/http/request-context";
import { endedSessionCookie, sessionCookieName } from "@/lib/identity/session/cookies";
import { checkToken } from "@/lib/identity/session/token";

/** No shared cache may answer for the guard, even though the page is empty without its data. */
const GUARDED = "private, no-cache, no-store, max-age=0, must-revalidate";

/**
 * Guards pages before they render, by the signature, expiry and role of the session cookie, without a database
 * query. Pages and handlers behind it check the session again, so an ended session that passes here is refused
 * there. Refusals are recorded after the response.
 */
export async function middleware(
  request: NextRequest,
  event: NextFetchEvent,
): Promise<NextResponse> {
  const { pathname, search } = request.nextUrl;
  const { language, plain } = splitLanguage(pathname);
  const address = `${plain}${search}`;
  // The admin is English only.
  if (language !== DEFAULT_LANGUAGE && /^\/admin(?:\/|$)/.test(plain)) {
    return NextResponse.redirect(new URL(address, request.url));
  }
  const go = (init?: ResponseInit) =>
    language === DEFAULT_LANGUAGE
      ? NextResponse.rewrite(new URL(`/${DEFAULT_LANGUAGE}${address}`, request.url), init)
      : NextResponse.next(init);
  if (!pagePermission(address)) return go();
  const token = request.cookies.get(sessionCookieName())?.value;
  const toSignIn = (reason: SignInReason) => {
    const target = new URL(
      inLanguage(language, paths.signIn(`${pathname}${search}`, reason)),
      request.url,
    );
    const response = NextResponse.redirect(target);
    // Removes an invalid cookie, so that its refusal is shown once.
    if (reason !== "none") response.headers.append("Set-Cookie", endedSessionCookie());
    return response;
  };
  if (!token) return toSignIn("none");
  const checked = await checkToken(token);
  const note = () =>
    event.waitUntil(
      recordDeniedPage(prisma(), { token, path: pathname, headers: request.headers }),
    );
  if (checked.state === "invalid") note();
  if (checked.state !== "valid") return toSignIn(checked.state);
  noteUser(checked.claims.sub);
  if (!mayOpen(checked.claims.role, address)) {
    note();
    return NextResponse.redirect(new URL(serverPaths.accessDenied, request.url));
  }
  return go({ headers: { "Cache-Control": GUARDED } });
}

export const config = {
  runtime: "nodejs",
  // All URLs except those of the API, Next's files, route handlers, and files at the root. Any other would be a page
  // whose language is its first segment.
  matcher: [
    "/((?!(?:api|_next)(?:/|$)|media/|(?:admin-icon|sitemaps)/[^/]+$|feeds/google\\.xml$|forms/(?:offers|proofs)/[^/]+$|opengraph-image$|[^/]+\\.[^/]+$).*)",
  ],
};
