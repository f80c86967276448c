import { randomUUID } from "node:crypto";
import { plainPicture } from "@/e2e/steps/pictures";
import { bearing, json, type JourneyOptions } from "./journey";
import type { FuzzFile } from "./request-arbitrary";

export async function bringsPictures({ reach, admin }: JourneyOptions): Promise<void> {
  const zip: FuzzFile = { name: "pictures.zip", type: "application/zip", content: "zip" };
  const body = { kind: "form" as const, fields: {}, fileField: "pictures", files: [zip] };
  await reach("importPictures", { ...bearing(admin), body });
}

/** Uploads a picture to UploadThing before sending the form that refers to it. */
export async function sendsAPictureAhead({ reach, admin }: JourneyOptions): Promise<void> {
  const picture = new Uint8Array(await plainPicture("png"));
  const promised = { bytes: picture.length, type: "image/png" };
  const { body } = await reach("startPictureUpload", { ...bearing(admin), ...json(promised) });
  const { _id: id, url } = body as { _id: string; url: string };
  const file = new FormData();
  file.set("file", new File([picture], "box.png", { type: promised.type }));
  await fetch(url, { method: "PUT", body: file });
  const directUploads = JSON.stringify([{ id, name: "box.png" }]);
  const fields = { name: `Ahead ${randomUUID().slice(0, 8)}`, directUploads };
  await reach("createCategory", {
    ...bearing(admin),
    body: { kind: "form", fields, fileField: "picture", files: [] },
  });
}
