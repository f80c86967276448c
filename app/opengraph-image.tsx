import { readFile } from "node:fs/promises";
import path from "node:path";
import { ImageResponse } from "next/og";
import { SharePicture } from "@/components/landing/share-picture";
import { getShopSettings } from "@/lib/settings/cached";

export const alt = "Paper bag, carton, mailer box, cups and tape on a workbench";
export const size = { width: 1200, height: 630 };
export const contentType = "image/png";

const fromRoot = (...parts: string[]) => readFile(path.join(process.cwd(), ...parts));

export default async function OpenGraphImage() {
  const [{ siteName }, display, text, scene] = await Promise.all([
    getShopSettings(),
    fromRoot("app/fonts/besley-560.woff"),
    fromRoot("app/fonts/public-sans-500.woff"),
    fromRoot("components/landing/pictures/share.jpg"),
  ]);
  const sceneUrl = `data:image/jpeg;base64,${scene.toString("base64")}`;
  return new ImageResponse(<SharePicture siteName={siteName} sceneUrl={sceneUrl} />, {
    ...size,
    fonts: [
      { name: "Besley", data: display },
      { name: "Public Sans", data: text },
    ],
  });
}
