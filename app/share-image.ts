/** The picture that a shared link shows, drawn by opengraph-image.tsx. Next adds it to no page by itself, because it stands above the root layout. */
export const shareImage = {
  url: "/opengraph-image",
  alt: "Paper bag, carton, mailer box, cups and tape on a workbench",
  width: 1200,
  height: 630,
  type: "image/png",
};
