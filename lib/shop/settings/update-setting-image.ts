import "server-only";
import sharp from "sharp";
import { AppError } from "@/lib/base/errors";
import { checkPicture } from "@/lib/files/check-picture";
import { discardImages, storeUpload } from "@/lib/files/store-image";
import { currentStorage, type ImageStorage } from "@/lib/files/storage";
import type { UploadedFile } from "@/lib/files/uploaded-file";
import { SETTING_IMAGE, type Setting } from "./schemas";
import { settingKey, updateSetting, type UpdateSettingOptions } from "./update-setting";

export interface UpdateSettingImageOptions extends Omit<UpdateSettingOptions, "value"> {
  file: UploadedFile | undefined;
  /** Where pictures go; by default where the environment says. */
  storage?: ImageStorage;
}

/** Browsers show it at 16 to 48 pixels; from less than this it is blurred. */
const SMALLEST_FAVICON = 32;

/**
 * Keeps an uploaded picture and names it in a setting. The picture before stays for the daily
 * clean-up: pages that are open still show it.
 * @throws AppError not_found for a setting that is no picture, and as storeUpload
 */
export async function updateSettingImage(options: UpdateSettingImageOptions): Promise<Setting> {
  const { db, file, storage = currentStorage(), ...rest } = options;
  const key = settingKey(rest.key);
  if (key !== "logoImageUrl" && key !== "faviconUrl") {
    throw new AppError("not_found", "This setting is not a picture.");
  }
  if (!file) throw refusal("Choose a picture first.");
  await checkPicture(file, SETTING_IMAGE.field);
  if (key === "faviconUrl") await requireSquare(file);
  const value = await storeUpload(file, SETTING_IMAGE.field, { db, storage });
  try {
    return await updateSetting({ ...rest, db, key, value });
  } catch (error) {
    if (error instanceof AppError) await discardImages([value], { db, storage });
    throw error;
  }
}

async function requireSquare({ name, path }: UploadedFile): Promise<void> {
  const { width, height } = await sharp(path).metadata();
  if (width === height && width >= SMALLEST_FAVICON) return;
  throw refusal(
    `“${name}” has ${width} × ${height} pixels. A favicon has to be square, at least ${SMALLEST_FAVICON} × ${SMALLEST_FAVICON}.`,
  );
}

function refusal(message: string): AppError {
  return new AppError("invalid_input", message, { fields: { [SETTING_IMAGE.field]: message } });
}
