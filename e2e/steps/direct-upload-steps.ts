import { randomUUID } from "node:crypto";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, afterEach, beforeEach, expect, vi } from "vitest";
import type { PrismaClient } from "@/lib/db/generated/client";
import { issueUpload } from "@/lib/files/direct/issue-upload";
import type { DirectUpload } from "@/lib/files/direct/schemas";
import { log } from "@/lib/base/log";
import { plainPicture } from "./pictures";
import { startUploadThing } from "../support/stand-ins/uploadthing";

export const PNG = { type: "image/png" } as const;

/** Uploads a picture to an UploadThing URL, as a browser does; returns the status. */
export async function put(url: string, content: Buffer): Promise<number> {
  const form = new FormData();
  form.set("file", new File([new Uint8Array(content)], "box.png", PNG));
  return (await fetch(url, { method: "PUT", body: form })).status;
}

/** Sets up a shop with direct uploads to a stand-in for UploadThing. Call it at the top of a test file. */
export async function directUploadSteps(db: PrismaClient) {
  const standIn = await startUploadThing();
  const folder = await mkdtemp(path.join(tmpdir(), "direct-"));
  Object.assign(process.env, standIn.env, { DATA_DIR: folder });
  const picture = await plainPicture("png", { width: 400, height: 300 });
  const userId = randomUUID();

  beforeEach(() => {
    vi.spyOn(log, "info").mockImplementation(() => undefined);
  });
  afterEach(() => {
    standIn.files.clear();
  });
  afterAll(async () => {
    await standIn.close();
    await rm(folder, { recursive: true });
  });

  const issue = (bytes = picture.length, owner = userId) =>
    issueUpload({ db, userId: owner, request: { bytes, ...PNG } });

  async function sent(content = picture): Promise<DirectUpload> {
    const upload = await issue(content.length);
    expect(await put(upload.url, content)).toBe(200);
    return upload;
  }

  return { standIn, folder, picture, userId, issue, sent };
}
