import { bearing, type JourneyOptions } from "./journey";
import type { FuzzFile } from "./request-arbitrary";

export async function bringsPictures({ reach, admin }: JourneyOptions): Promise<void> {
  const zip: FuzzFile = { name: "pictures.zip", type: "application/zip", content: "zip" };
  const body = { kind: "form" as const, fields: {}, fileField: "pictures", files: [zip] };
  await reach("importPictures", { ...bearing(admin), body });
}
