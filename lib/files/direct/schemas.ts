import { jsonText } from "@/lib/base/input/json";
import { z } from "@/lib/base/input/zod";

/** Form field that names pictures sent directly to UploadThing. */
export const DIRECT_UPLOADS = "directUploads";

/** Maximum size of one picture, sent directly or through the shop. */
export const PICTURE_BYTES = 10 * 1024 * 1024;

export const PICTURE_TYPES = [
  "image/jpeg",
  "image/png",
  "image/webp",
  "image/avif",
  "image/gif",
] as const;

const MEGABYTES = PICTURE_BYTES / 1024 / 1024;

export const directUploadRequestSchema = z.object({
  bytes: z
    .int()
    .min(1, "The file is empty")
    .max(PICTURE_BYTES, `Send a picture of at most ${MEGABYTES} MB`)
    .describe("How large the picture is; no other number of bytes is taken"),
  type: z
    .enum(PICTURE_TYPES, "Send a JPEG, PNG, WebP, AVIF or GIF picture")
    .describe("What the sender takes it for; what it is, is found out when it is read"),
});

export const directUploadSchema = z.object({
  _id: z.string().describe("By which a form names the picture"),
  url: z.url().describe("Takes the picture by PUT, as `file` of a multipart form"),
  expiresAt: z.iso.datetime().describe("From when on the address takes nothing"),
});

export type DirectUploadRequest = z.output<typeof directUploadRequestSchema>;
export type DirectUpload = z.output<typeof directUploadSchema>;

const LIST =
  'Direct uploads must be a JSON list, such as [{"id":"0f1e2d3c4b5a69788796a5b4","name":"box.jpg"}]';

const namedUploadSchema = z.object(
  {
    id: z.string(LIST).regex(/^[\da-f]{24}$/, LIST),
    /** The sender's file name. */
    name: z.string(LIST).min(1, LIST).max(255, LIST),
  },
  LIST,
);

export type NamedUpload = z.output<typeof namedUploadSchema>;

/** The form field holds a JSON list. */
export const namedUploadsSchema = z.object({
  [DIRECT_UPLOADS]: jsonText(
    z.array(namedUploadSchema, LIST),
    `${LIST}: pictures that were sent to an address of POST /admin/picture-uploads, instead of files`,
  ),
});
