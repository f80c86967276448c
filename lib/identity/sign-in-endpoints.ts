import { inChapter } from "@/lib/base/http/in-chapter";
import {
  forgotPasswordSchema,
  loginAnswerSchema,
  loginSchema,
  registerSchema,
  resetPasswordSchema,
  secondFactorSchema,
  signInCodeSchema,
  tokenSchema,
  verifiedEmailSchema,
  verifyEmailSchema,
} from "@/lib/identity/accounts/schemas";
import {
  acceptedInvitationSchema,
  acceptInvitationSchema,
  openInvitationSchema,
  readInvitationSchema,
} from "@/lib/identity/invitations/schemas";
import { boundedRecord } from "@/lib/base/input/json";
import { z } from "@/lib/base/input/zod";

const nothing = z.undefined();
const nextQuery = z.object({ next: z.string().max(2000).optional() });

/** Calls for signing in and out, registration, passwords and invitations. */
export const signInEndpoints = inChapter("Sign-in", {
  logIn: {
    call: "POST /auth/login",
    summary: "Log in",
    description:
      "Opens a session by email and password. It answers a token, or `requiresTwoFactor` with a handle for the second step. Wrong passwords are slowed down (429).",
    access: "public",
    endedSession: "visitor",
    body: loginSchema,
    response: loginAnswerSchema,
    limit: "form",
  },
  logInWithSecondFactor: {
    call: "POST /auth/login/2fa",
    summary: "Log in with the second factor",
    description:
      "Finishes a login with a code of the authenticator app or a recovery code. The handle lives 5 minutes and takes 5 codes.",
    access: "public",
    endedSession: "visitor",
    body: secondFactorSchema,
    response: tokenSchema,
    limit: "form",
  },
  register: {
    call: "POST /auth/register",
    summary: "Register",
    description: "Opens an account, signs in and mails a link that proves the address.",
    access: "public",
    endedSession: "visitor",
    status: 201,
    body: registerSchema,
    response: tokenSchema,
    limit: "bulk",
  },
  startGoogle: {
    call: "GET /auth/google",
    summary: "Sign in with Google",
    description: "Sends the browser to Google, or to whatever OpenID provider the shop has.",
    access: "public",
    endedSession: "visitor",
    status: 302,
    query: nextQuery,
    response: nothing,
    limit: "file",
  },
  finishGoogle: {
    call: "GET /auth/callback/google",
    summary: "Return from Google",
    description:
      "Where the provider sends the browser back to. It leads on to the sign-in page with a code that can be redeemed once.",
    access: "public",
    endedSession: "visitor",
    status: 302,
    query: boundedRecord(z.string().max(100), z.string().max(4000), {
      max: 30,
      tooMany: "Sign in again",
    }),
    response: nothing,
    limit: "file",
  },
  redeemSignInCode: {
    call: "POST /auth/google/token",
    summary: "Redeem a sign-in code",
    description: "Finishes a sign-in with the provider, in the browser that began it.",
    access: "guest",
    endedSession: "visitor",
    body: signInCodeSchema,
    response: loginAnswerSchema,
    limit: "file",
  },
  logOut: {
    call: "POST /auth/logout",
    summary: "Log out",
    description: "Ends this session; its token and its cookie are worth nothing from then on.",
    access: "account.own",
    beforeNewPassword: true,
    dropsEndedCookie: true,
    status: 204,
    response: nothing,
    limit: "change",
  },
  exchangeToken: {
    call: "POST /auth/exchange",
    summary: "Exchange token and cookie",
    description:
      "By bearer it sets the session cookie (204). By cookie it answers the token (200).",
    access: "account.own",
    beforeNewPassword: true,
    dropsEndedCookie: true,
    response: tokenSchema.optional(),
    limit: "change",
  },
  forgotPassword: {
    call: "POST /auth/password/forgot",
    summary: "Ask for a new password",
    description:
      "Mails a link for setting a new password. The answer is the same whether or not there is such an account.",
    access: "public",
    endedSession: "visitor",
    status: 202,
    body: forgotPasswordSchema,
    response: nothing,
    limit: "mail",
  },
  resetPassword: {
    call: "POST /auth/password/reset",
    summary: "Set a new password by link",
    description:
      "Sets a new password with a mailed link, which works once and for 30 minutes; all sessions of the account end.",
    access: "public",
    endedSession: "visitor",
    status: 204,
    body: resetPasswordSchema,
    response: nothing,
    limit: "bulk",
  },
  verifyEmail: {
    call: "POST /auth/verify",
    summary: "Verify an email",
    description:
      "Proves an email address with a mailed link, signed in to its account or with its password.",
    access: "guest",
    endedSession: "visitor",
    body: verifyEmailSchema,
    response: verifiedEmailSchema,
    limit: "bulk",
  },
  openInvitation: {
    call: "POST /auth/invitation",
    summary: "Open an invitation",
    description:
      "What an invitation asks of whom, and how it is accepted here; nothing is used up by it.",
    access: "guest",
    endedSession: "visitor",
    body: readInvitationSchema,
    response: openInvitationSchema,
    limit: "form",
  },
  acceptInvitation: {
    call: "POST /auth/invitation/accept",
    summary: "Accept an invitation",
    description:
      "Opens an account with the invitation's role, or gives the role to the account that its address has: signed in to it, whose session goes on, or with its password. It answers a token, or after a password `requiresTwoFactor` with a handle, as a login does.",
    access: "guest",
    endedSession: "visitor",
    body: acceptInvitationSchema,
    response: acceptedInvitationSchema,
    limit: "bulk",
  },
  resendVerification: {
    call: "POST /auth/verify/resend",
    summary: "Mail the verification again",
    description: "Mails the link that proves the account's address once more.",
    access: "account.own",
    status: 202,
    response: nothing,
    limit: "resend",
  },
});
