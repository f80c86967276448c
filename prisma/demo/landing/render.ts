import path from "node:path";
import sharp from "sharp";
import { drawViews } from "../art/draw";
import type { Art, View } from "../types";
import { drawScene } from "./scene";
import { workbench } from "./workbench";

/**
 * Draws the landing page's pictures into components/landing/pictures, where they are kept as files:
 * `npm run draw:landing` after a change of the drawings.
 */
const FOLDER = path.resolve(import.meta.dirname, "../../../components/landing/pictures");
const HERO_WIDTHS = [640, 960, 1440];
const SERVICE_WIDTH = 640;
const SHARE_PICTURE = { width: 720, height: 630 };

const services: Record<string, { art: Art; view: View }> = {
  printed: {
    view: "in-use",
    art: {
      form: "kraft-tape",
      material: "kraft",
      accent: "green",
      print: "leaf",
      size: { width: 118, depth: 76, height: 60 },
    },
  },
  measured: {
    view: "measures",
    art: {
      form: "mailer-box",
      material: "kraft",
      print: "leaf",
      size: { width: 240, depth: 170, height: 80 },
    },
  },
  served: {
    view: "in-use",
    art: {
      form: "salad-bowl",
      material: "kraft",
      print: "leaf",
      size: { width: 150, height: 60 },
    },
  },
  protected: {
    view: "in-use",
    art: {
      form: "moulded-insert",
      material: "recycled",
      size: { width: 220, depth: 130, height: 45 },
    },
  },
};

async function renderWebp(svg: Buffer, width: number, name: string): Promise<void> {
  const file = path.join(FOLDER, `${name}.webp`);
  await sharp(svg).resize(width).webp({ quality: 80, effort: 6 }).toFile(file);
}

async function renderHero(): Promise<void> {
  const day = Buffer.from(drawScene(workbench));
  const night = Buffer.from(drawScene(workbench, true));
  for (const width of HERO_WIDTHS) {
    await renderWebp(day, width, `workbench-${width}`);
    await renderWebp(night, width, `workbench-night-${width}`);
  }
  const share = sharp(day).resize({ ...SHARE_PICTURE, fit: "cover" });
  await share.jpeg({ quality: 82, mozjpeg: true }).toFile(path.join(FOLDER, "share.jpg"));
}

async function renderServices(): Promise<void> {
  for (const [name, { art, view }] of Object.entries(services)) {
    await renderWebp(Buffer.from(drawViews(art)[view]), SERVICE_WIDTH, name);
  }
}

await renderHero();
await renderServices();
