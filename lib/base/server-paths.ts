/** Why a sign-in with Google came back without a session. */
export type SignInError =
  "google_cancelled" | "google_unverified" | "google_failed" | "google_deactivated";

/** Addresses that only the server writes. */
export const serverPaths = {
  /** Where a mailed link leads; `reset`, `verify` and `invite` never reach a log or another site. */
  resetPassword: (link: string) => `/auth?reset=${encodeURIComponent(link)}`,
  verifyEmail: (link: string) => `/auth?verify=${encodeURIComponent(link)}`,
  invitation: (link: string) => `/auth?invite=${encodeURIComponent(link)}`,
  /** The pages behind the links of mails that a person can do without; each asks for a press. */
  confirmNewsletter: (link: string) => `/newsletter?link=${encodeURIComponent(link)}`,
  unsubscribe: (link: string) => `/unsubscribe?link=${encodeURIComponent(link)}`,
  /** What a mail program posts to (RFC 8058), and where anything else is led to the page. */
  oneClickUnsubscribe: (link: string) => `/api/unsubscribe?link=${encodeURIComponent(link)}`,
  /** A paper of an order as PDF. */
  orderDocument: (order: string, document: string) =>
    `/api/orders/${encodeURIComponent(order)}/documents/${encodeURIComponent(document)}`,
  /** The product to turn, to fold and to put a logo on. */
  productModel: (id: string) => `/product/${id}/model`,
  certificateFile: (id: string) => `/api/certificates/${id}/file`,
  /** Back from Google: the code is removed from the address at once and redeemed for a session. */
  signedIn: (code: string, next: string | undefined) =>
    `/auth?${new URLSearchParams({ ...(next ? { next } : {}), token: code }).toString()}`,
  signInFailed: (error: SignInError) => `/auth?error=${error}`,
  /** Where somebody lands who may not see a page. */
  accessDenied: "/?reason=role",
  /** At the root, so that the worker may answer for every page. */
  offlineWorker: "/offline-worker.js",
  /** One of the sitemaps that /sitemap.xml lists, from 1. */
  sitemapPart: (part: number) => `/sitemaps/${part}.xml`,
} as const;
