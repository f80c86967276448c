import { Provider } from "oidc-provider";
import { LASTING } from "../lasting-connections.ts";
import { originAt } from "../origin-at.ts";

// An OpenID provider on loopback, for the tests of "Continue with Google". It accepts any email, and reports
// `unverified-…` addresses as unverified. GOOGLE_ISSUER puts it in Google's place, so that the whole flow is real.

const port = Number(process.argv[2]);
const callback = process.argv[3] ?? "";
const issuer = originAt(port);

const provider = new Provider(issuer, {
  clients: [
    {
      client_id: "shop",
      client_secret: "a-secret-of-the-tests",
      redirect_uris: [callback],
      response_types: ["code"],
      grant_types: ["authorization_code"],
    },
  ],
  claims: { openid: ["sub"], email: ["email", "email_verified"], profile: ["name"] },
  // next-auth reads only the claims of the id token and makes no further request.
  conformIdTokenClaims: false,
  pkce: { required: () => true },
  cookies: { keys: ["cookie-key-of-the-tests"] },
  findAccount: (_context, email) => ({
    accountId: email,
    claims: () => ({
      sub: email,
      email,
      email_verified: !email.startsWith("unverified-"),
      name: email.split("@")[0] ?? email,
    }),
  }),
});

// Some browsers request a favicon from every origin, and a 404 is a console error that fails a test.
provider.use(async (context, next) => {
  if (context.path === "/favicon.ico") context.status = 204;
  else await next();
});

Object.assign(provider.listen(port), LASTING);
