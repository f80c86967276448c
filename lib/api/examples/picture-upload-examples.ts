import type { pictureUploadsAdminEndpoints } from "@/lib/files/direct/endpoints";
import type { Examples } from "./example";

const ID = "0f1e2d3c4b5a69788796a5b4";

export const pictureUploadExamples: Examples<typeof pictureUploadsAdminEndpoints> = {
  startPictureUpload: {
    body: { bytes: 4_194_304, type: "image/jpeg" },
    answer: {
      _id: ID,
      url: `https://bom1.ingest.uploadthing.com/2Y3XcXnGUxF8?x-ut-custom-id=${ID}&signature=hmac-sha256%3D9f86d081`,
      expiresAt: "2026-11-21T09:45:00.000Z",
    },
  },
};
