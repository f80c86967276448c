import { inChapter } from "@/lib/base/http/in-chapter";
import { idParams, keyQuery as query } from "@/lib/base/input/params";
import { z } from "@/lib/base/input/zod";
import {
  artworkSchema,
  completeArtworkSchema,
  newArtworkSchema,
  partParamsSchema,
  startedArtworkSchema,
  PART_BYTES,
} from "./schemas";

export const artworkEndpoints = inChapter("Artwork and proofs", {
  startArtwork: {
    call: "POST /artworks",
    summary: "Start to send an artwork",
    description:
      "Announces a file of at most 100 MB: PDF, AI with PDF content, SVG, PNG, JPEG or TIFF. It then comes in parts of `partSize` bytes. With `order` it belongs to that order, which a guest opens with `key`; without it to the account. A buyer sends 10 files for a line, refused ones apart, an account or order 1 GB in 30 days.",
    access: "order",
    status: 201,
    query,
    body: newArtworkSchema,
    response: startedArtworkSchema,
    limit: "form",
  },
  putArtworkPart: {
    call: "PUT /artworks/{id}/parts/{n}",
    summary: "Send a part of an artwork",
    description:
      "The bytes of one part, counted from 1. All have `partSize` bytes but the last. A part can be sent again.",
    access: "order",
    status: 204,
    params: partParamsSchema,
    query,
    bytes: { maxBytes: PART_BYTES },
    response: z.undefined(),
    limit: "work",
  },
  completeArtwork: {
    call: "POST /artworks/{id}/complete",
    summary: "Finish an artwork",
    description:
      "Joins the parts, compares the SHA-256, tells the kind of the file from its first bytes and looks it through. A wrong `sha256` is 400 and leaves the parts; a kind that cannot be printed is 415, unless it is a working file (AI, EPS, PSD, INDD, CDR, DXF, ZIP, font) for a line that has an artwork. It can be repeated.",
    access: "order",
    params: idParams,
    query,
    body: completeArtworkSchema,
    response: artworkSchema,
    limit: "form",
  },
  getArtwork: {
    call: "GET /artworks/{id}",
    summary: "Read an artwork",
    description: "What arrived of it, so that a lost upload goes on, and what was found in it.",
    access: "order",
    keyScope: "orders.write.all",
    params: idParams,
    query,
    response: artworkSchema,
    limit: "work",
  },
  getArtworkFile: {
    call: "GET /artworks/{id}/file",
    summary: "Download an artwork",
    description:
      "The file as it came, as bytes to be saved. Staff without `proofs.write` get those of approved lines alone.",
    access: "order",
    keyScope: "orders.write.all",
    params: idParams,
    query,
    response: z.instanceof(ReadableStream<Uint8Array>),
    produces: "application/octet-stream",
    limit: "change",
  },
  getArtworkPicture: {
    call: "GET /artworks/{id}/picture",
    summary: "Read a small picture of an artwork",
    description: "Its first page as a picture; 404 for a file of which none can be drawn.",
    access: "order",
    keyScope: "orders.write.all",
    params: idParams,
    query,
    response: z.instanceof(Uint8Array<ArrayBuffer>),
    produces: "image/png",
    limit: "work",
  },
  takeBackArtwork: {
    call: "DELETE /artworks/{id}",
    summary: "Take back an artwork",
    description:
      "The buyer removes a file that they sent, until the shop answered it with a proof. A line that it was on waits for artwork again.",
    access: "order",
    status: 204,
    params: idParams,
    query,
    response: z.undefined(),
    limit: "form",
  },
});
