import type { pictureUploadsAdminEndpoints } from "../../../lib/files/direct/endpoints";
import { adminOnly, type Rows } from "./shared/all";

export const pictureUploadsRows: Rows<typeof pictureUploadsAdminEndpoints> = {
  // The tests' shop stores its pictures locally, so this endpoint does not exist.
  startPictureUpload: { body: { bytes: 1, type: "image/png" }, expected: adminOnly(404) },
};
