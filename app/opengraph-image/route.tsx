import { readFile } from "node:fs/promises";
import path from "node:path";
import { cacheLife, cacheTag } from "next/cache";
import { ImageResponse } from "next/og";
import { SharePicture } from "@/components/shop/landing/share-picture";
import { cacheTags } from "@/lib/http/cache/cache-tags";
import { getShopSettings } from "@/lib/shop/settings/cached";
import { shareImage } from "@/app/share-image";

// Without turbopackIgnore, file tracing would include the whole project.
const fromRoot = (...parts: string[]) =>
  readFile(path.join(/* turbopackIgnore: true */ process.cwd(), ...parts));

/** The picture as a PNG, cached until the settings change. */
async function drawShareImage(): Promise<ArrayBuffer> {
  "use cache";
  cacheLife("max");
  cacheTag(cacheTags.settings);
  const [{ siteName, claims, content }, display, text, scene] = await Promise.all([
    getShopSettings(),
    fromRoot("app/fonts/besley-560.woff"),
    fromRoot("app/fonts/public-sans-500.woff"),
    fromRoot("components/shop/landing/pictures/share.jpg"),
  ]);
  const sceneUrl = `data:image/jpeg;base64,${scene.toString("base64")}`;
  const picture = new ImageResponse(
    <SharePicture {...{ siteName, heading: content.hero.title, claims, sceneUrl }} />,
    {
      width: shareImage.width,
      height: shareImage.height,
      fonts: [
        { name: "Besley", data: display },
        { name: "Public Sans", data: text },
      ],
    },
  );
  return picture.arrayBuffer();
}

export async function GET() {
  return new Response(await drawShareImage(), { headers: { "Content-Type": shareImage.type } });
}
