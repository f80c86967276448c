import { Provider } from "oidc-provider";
import { LASTING } from "./lasting-connections.ts";
import { originAt } from "./origin-at.ts";

// An OpenID provider on loopback, for the tests of "Continue with Google": whoever signs in is who
// they say, and `unverified-…` addresses are not vouched for. It takes the place of Google by
// GOOGLE_ISSUER, so that the whole flow runs for real.

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
  // next-auth reads the claims of the id token and asks no further.
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

// Some browsers ask every origin for one, and a 404 is a console error that fails a test.
provider.use(async (context, next) => {
  if (context.path === "/favicon.ico") context.status = 204;
  else await next();
});

Object.assign(provider.listen(port), LASTING);
