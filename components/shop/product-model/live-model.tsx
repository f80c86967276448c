import { Download, Share2 } from "lucide-react";
import { useTranslate } from "#words";
import { CopyButton } from "@/components/shared/call/copy-button";
import { Button } from "@/components/ui/button";
import { toastFailure } from "@/components/ui/toast/toast";
import { buildNet, type ModelPlan } from "@/lib/catalogue/model/model-plan";
import { foldAt, type Model } from "@/lib/catalogue/model/moment";
import { drawPicture } from "@/lib/catalogue/model/picture";
import { formatLinkedView, type LinkedView } from "../../domain/product-model/address";
import { createCanvas } from "../../domain/product-model/logo";
import { paintPicture } from "../../domain/product-model/paint-picture";
import { Stage } from "../../domain/product-model/stage";
import { createSurface, type Shown } from "../../domain/product-model/use-model-canvas";
import { ModelControls } from "./model-controls";
import { useLiveModel } from "./use-live-model";

/** The size of the saved picture, which is rendered at twice that. */
const SIZE = { width: 800, height: 640 };
const RATIO = 2;

/** The picture as a PNG: the product on the page's paper, with its name below. */
function renderPng(model: Model, shown: Shown, name: string): Promise<Blob | null> {
  const { canvas, context } = createCanvas(SIZE.width * RATIO, SIZE.height * RATIO);
  const surface = createSurface(document.body, SIZE.width, SIZE.height, RATIO);
  const picture = drawPicture(model, foldAt(model, shown.progress), shown.view, SIZE);
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

interface LiveModelProps {
  plan: ModelPlan;
  name: string;
  /** `_id` of the product if it can be ordered printed, else null. */
  printed: string | null;
}

/** The interactive product with all its controls. */
export function LiveModel({ plan, name, printed }: LiveModelProps) {
  const { stage, controls, model, shown, look } = useLiveModel({ plan, printed, buildNet });
  return (
    <>
      <Stage {...stage} />
      <div className="flex min-w-0 flex-col gap-6 [@media(scripting:enabled)]:min-h-128">
        <ModelControls {...controls} />
        <ShareControls
          name={name}
          link={linkTo(look)}
          picture={() => renderPng(model, shown, name)}
        />
      </div>
    </>
  );
}

const linkTo = (look: LinkedView) =>
  `${window.location.origin}${window.location.pathname}?${formatLinkedView(look)}`;

interface ShareControlsProps {
  name: string;
  /** The URL of this view. */
  link: string;
  picture: () => Promise<Blob | null>;
}

const fileName = (name: string) =>
  `${
    name
      .toLowerCase()
      .replace(/[^a-z0-9]+/g, "-")
      .replace(/^-|-$/g, "") || "product"
  }.png`;

function save(blob: Blob, name: string): void {
  const address = URL.createObjectURL(blob);
  Object.assign(document.createElement("a"), { href: address, download: name }).click();
  setTimeout(() => URL.revokeObjectURL(address));
}

const canShare = () => typeof navigator.share === "function";

/** Saves or shares the picture: as a file, with an app of the phone, or as a link without the logo. */
function ShareControls({ name, link, picture }: ShareControlsProps) {
  const t = useTranslate();

  function showNotSaved() {
    toastFailure(
      t("Not Saved"),
      t("Your browser could not make a picture of it. Take a screenshot instead."),
    );
  }

  async function download() {
    const blob = await picture();
    if (blob) save(blob, fileName(name));
    else showNotSaved();
  }

  async function share() {
    const blob = await picture();
    const file = blob && new File([blob], fileName(name), { type: blob.type });
    const files = file && navigator.canShare({ files: [file] }) ? { files: [file] } : {};
    try {
      await navigator.share({ title: name, url: link, ...files });
    } catch (error) {
      // AbortError: the user closed the share sheet without sharing.
      if (error instanceof DOMException && error.name === "AbortError") return;
      await download();
    }
  }

  return (
    <div className="flex flex-wrap gap-2">
      <Button size="sm" variant="outline" onClick={download}>
        <Download aria-hidden /> {t("Save picture")}
      </Button>
      {canShare() && (
        <Button size="sm" variant="outline" onClick={share}>
          <Share2 aria-hidden /> {t("Share")}
        </Button>
      )}
      <CopyButton text={link}>{t("Copy link")}</CopyButton>
    </div>
  );
}
