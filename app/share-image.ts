/**
 * The link preview, drawn by opengraph-image/route.tsx. As a file of Next's convention its URL would be resolved
 * before the layout sets metadataBase.
 */
export const shareImage = {
  url: "/opengraph-image",
  alt: "Paper bag, carton, mailer box, cups and tape on a workbench",
  width: 1200,
  height: 630,
  type: "image/png",
};
