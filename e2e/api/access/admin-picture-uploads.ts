import type { pictureUploadsAdminEndpoints } from "../../../lib/api/admin/picture-uploads-endpoints";
import { adminOnly, type Rows } from "./all";

export const pictureUploadsRows: Rows<typeof pictureUploadsAdminEndpoints> = {
  // The shop of the tests keeps its pictures itself.
  startPictureUpload: { body: { bytes: 1, type: "image/png" }, expected: adminOnly(404) },
};
