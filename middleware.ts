import { NextResponse, type NextRequest } from "next/server";
import { pageAccess } from "@/lib/access/pages";
import { paths, type SignInReason } from "@/lib/paths";
import { endedSessionCookie, sessionCookieName } from "@/lib/session/cookies";
import { checkToken } from "@/lib/session/token";

/**
 * Guards pages before they render: signature, expiry and role of the session cookie, no database.
 * Pages and handlers behind it ask the database again, so a session that was ended passes here at
 * most to be refused there.
 */
export async function middleware(request: NextRequest): Promise<NextResponse> {
  const { pathname, search } = request.nextUrl;
  const access = pageAccess(pathname);
  if (access === "public") return NextResponse.next();
  const token = request.cookies.get(sessionCookieName())?.value;
  const toSignIn = (reason: SignInReason) => {
    const target = new URL(paths.signIn(`${pathname}${search}`, reason), request.url);
    const response = NextResponse.redirect(target);
    // A cookie that is worth nothing goes, so that its refusal is told once.
    if (reason !== "none") response.headers.append("Set-Cookie", endedSessionCookie());
    return response;
  };
  if (!token) return toSignIn("none");
  const checked = await checkToken(token);
  if (checked.state !== "valid") return toSignIn(checked.state);
  if (access === "admin" && checked.claims.role !== "admin") {
    return NextResponse.redirect(new URL(paths.accessDenied, request.url));
  }
  return NextResponse.next();
}

export const config = {
  runtime: "nodejs",
  // Catalogue pages never pay for the guard.
  matcher: ["/dashboard/:path*", "/order/:path*", "/admin/:path*"],
};
