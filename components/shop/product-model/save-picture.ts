import { momentOf, type Model } from "@/lib/product-model/moment";
import { pictureOf } from "@/lib/product-model/picture";
import { canvasOf } from "./logo";
import { paintPicture } from "./paint-picture";
import { surfaceOf, type Shown } from "./use-model-canvas";

/** Of the saved picture, drawn at twice that. */
const SIZE = { width: 800, height: 640 };
const RATIO = 2;

/** The picture as a file: what is shown, on the page's paper, with the product's name below. */
export function pngOf(model: Model, shown: Shown, name: string): Promise<Blob | null> {
  const { canvas, context } = canvasOf(SIZE.width * RATIO, SIZE.height * RATIO);
  const surface = surfaceOf(document.body, SIZE.width, SIZE.height, RATIO);
  const picture = pictureOf(model, momentOf(model, shown.progress), shown.view, SIZE);
  paintPicture(context, { picture, logo: shown.logo, lines: shown.lines }, surface);
  context.textAlign = "start";
  context.fillStyle = surface.ink;
  context.font = surface.font;
  context.fillText(name, 24, SIZE.height - 22, SIZE.width - 48);
  context.globalCompositeOperation = "destination-over";
  context.fillStyle = surface.paper;
  context.fillRect(0, 0, SIZE.width, SIZE.height);
  return new Promise((resolve) => canvas.toBlob(resolve, "image/png"));
}
