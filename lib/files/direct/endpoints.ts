import { directUploadRequestSchema, directUploadSchema } from "@/lib/files/direct/schemas";

/** Admin calls about pictures that are being uploaded to UploadThing. */
export const pictureUploadsAdminEndpoints = {
  startPictureUpload: {
    method: "POST",
    path: "/admin/picture-uploads",
    summary: "Start a direct upload",
    description:
      "Where the shop keeps its pictures at UploadThing: an address there that takes one picture straight from a browser. A form that takes pictures then names it in `directUploads` instead of bringing it: the shop reads it, removes it there, and checks and draws it like any other. It is good for one form of the same account. Elsewhere 404: send the pictures with the form.",
    access: "products.write",
    refusesKeys: true,
    status: 201,
    body: directUploadRequestSchema,
    response: directUploadSchema,
    limit: "work",
  },
} as const;
