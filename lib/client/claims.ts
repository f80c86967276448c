/** The claims of the stored token that pages show; the server alone decides what they allow. */
export interface SessionClaims {
  sub: string;
  name: string;
  email: string;
  company: string | null;
  role: string;
  /** The account must set a password before anything else. */
  mustChangePassword?: boolean;
  /** Seconds since 1970. */
  exp: number;
}

export type DecodedToken =
  { state: "valid"; claims: SessionClaims } | { state: "expired" } | { state: "invalid" };

function decodePayload(token: string): unknown {
  const payload = token.split(".")[1] ?? "";
  const bytes = Uint8Array.from(atob(payload.replace(/-/g, "+").replace(/_/g, "/")), (c) =>
    c.charCodeAt(0),
  );
  return JSON.parse(new TextDecoder().decode(bytes));
}

/** Reads a token without checking its signature, which only the server can do. Never throws. */
export function decodeToken(token: string, nowSeconds = Date.now() / 1000): DecodedToken {
  try {
    const payload = decodePayload(token) as Partial<SessionClaims>;
    // An expired token is reported as expired, even when an older version of the shop wrote other claims into it.
    if (typeof payload.exp === "number" && payload.exp <= nowSeconds) return { state: "expired" };
    const claims = claimsFrom(payload);
    return claims ? { state: "valid", claims } : { state: "invalid" };
  } catch {
    return { state: "invalid" };
  }
}

function claimsFrom(payload: Partial<SessionClaims>): SessionClaims | undefined {
  const { sub, name, email, company, role, exp } = payload;
  if (typeof name !== "string" || typeof email !== "string") return undefined;
  if (typeof role !== "string" || typeof exp !== "number") return undefined;
  const first = payload.mustChangePassword === true ? { mustChangePassword: true } : {};
  return { sub: String(sub), name, email, company: company ?? null, role, ...first, exp };
}
