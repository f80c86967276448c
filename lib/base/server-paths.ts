/** Errors of a sign-in with Google. */
export type SignInError =
  "google_cancelled" | "google_unverified" | "google_failed" | "google_deactivated";

export const DIELINE_FORMATS = ["svg", "pdf"] as const;
export type DielineFormat = (typeof DIELINE_FORMATS)[number];

/** Addresses that only the server writes. */
export const serverPaths = {
  /** Links in mails; `reset`, `verify` and `invite` are never logged or sent to another site. */
  resetPassword: (link: string) => `/auth?reset=${encodeURIComponent(link)}`,
  verifyEmail: (link: string) => `/auth?verify=${encodeURIComponent(link)}`,
  invitation: (link: string) => `/auth?invite=${encodeURIComponent(link)}`,
  /** Pages behind the links of optional mails; each asks for a press of a button. */
  confirmNewsletter: (link: string) => `/newsletter?link=${encodeURIComponent(link)}`,
  unsubscribe: (link: string) => `/unsubscribe?link=${encodeURIComponent(link)}`,
  /** Mail programs post to it (RFC 8058); any other request is redirected to the page. */
  oneClickUnsubscribe: (link: string) => `/api/unsubscribe?link=${encodeURIComponent(link)}`,
  /** A photo of a claim, from 1. */
  claimPhoto: ({ order, claim, photo }: { order: string; claim: string; photo: number }) =>
    `/api/orders/${encodeURIComponent(order)}/claims/${claim}/photos/${photo}`,
  /** A lorry receipt or a proof of delivery. */
  dispatchFile: ({ order, dispatch, file }: { order: string; dispatch: string; file: string }) =>
    `/api/orders/${encodeURIComponent(order)}/dispatches/${dispatch}/files/${file}`,
  purchaseOrder: (order: string) => `/api/orders/${encodeURIComponent(order)}/purchase-order`,
  requestedPurchaseOrder: (request: string) => `/api/approvals/${request}/purchase-order`,
  orderDocument: (order: string, document: string) =>
    `/api/orders/${encodeURIComponent(order)}/documents/${encodeURIComponent(document)}`,
  /** The file of a proof, and the picture of one of its pages, from 1. */
  proofFile: (id: string) => `/api/proofs/${id}/file`,
  artworkPicture: (id: string) => `/api/artworks/${id}/picture`,
  proofPage: (id: string, page: number) => `/api/proofs/${id}/pages/${page}`,
  /** The 3D view of a product, to turn, to fold and to put a logo on. */
  productModel: (id: string) => `/product/${id}/model`,
  /** Its flat sheet. */
  dieline: (id: string, format: DielineFormat = "svg") =>
    `/api/products/${id}/dieline${format === "svg" ? "" : `?format=${format}`}`,
  certificateFile: (id: string) => `/api/certificates/${id}/file`,
  /** The page after Google's sign-in: the code is removed from the address at once and exchanged for a session. */
  signedIn: (code: string, next: string | undefined) =>
    `/auth?${new URLSearchParams({ ...(next ? { next } : {}), token: code }).toString()}`,
  signInFailed: (error: SignInError) => `/auth?error=${error}`,
  /** The page to which a visitor is redirected who may not see another page. */
  accessDenied: "/?reason=role",
  /** At the root, so that the service worker may handle every page. */
  offlineWorker: "/offline-worker.js",
  /** The admin as an installable app, and its icons; available without signing in. */
  adminManifest: "/admin.webmanifest",
  adminIcon: (kind: "any" | "maskable", pixels: number) => `/admin-icon/${kind}-${pixels}.png`,
  /** One of the sitemaps that /sitemap.xml lists, from 1. */
  sitemapPart: (part: number) => `/sitemaps/${part}.xml`,
} as const;
