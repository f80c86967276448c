import { readdir, readFile } from "node:fs/promises";
import { NextRequest } from "next/server";
import { beforeEach, describe, expect, it } from "vitest";
import { endpoints } from "@/lib/api/endpoints";
import { incomingFolder } from "@/lib/files/uploads";
import { route } from "@/lib/api/route/route";
import { accountSteps, EMAIL } from "@/e2e/steps/account-steps";
import { testDatabase } from "@/e2e/support/database";
import { directUploadSteps, PNG, put } from "@/e2e/steps/direct-upload-steps";
import { issueUpload } from "./issue-upload";
import type { DirectUpload } from "./schemas";

const { db } = testDatabase();
const { registerAsha, loginToken } = accountSteps(db);
const { standIn, picture, sent } = await directUploadSteps(db);

describe("pictures sent ahead, over the API", () => {
  let token = "";
  beforeEach(async () => {
    await registerAsha();
    await db.user.update({ where: { email: EMAIL }, data: { role: "catalogue" } });
    token = await loginToken();
  });

  const start = route(endpoints.startPictureUpload, async ({ body, identity }) => ({
    body: await issueUpload({ db, userId: identity.account.id, request: body }),
  }));
  const ask = (body: object) => {
    const headers = { Authorization: `Bearer ${token}`, "Content-Type": "application/json" };
    const url = "http://localhost:3000/api/admin/picture-uploads";
    const request = new NextRequest(url, { method: "POST", headers, body: JSON.stringify(body) });
    return start(request, { params: Promise.resolve({}) });
  };

  const brought: string[][] = [];
  const createCategory = route(endpoints.createCategory, async ({ files }) => {
    const contents = await Promise.all(files.map(({ path }) => readFile(path)));
    brought.push(contents.map((content) => content.toString("base64")));
    return { body: [] };
  });
  const send = (fields: Record<string, string | File>) => {
    const body = new FormData();
    for (const [name, value] of Object.entries(fields)) body.set(name, value);
    const headers = { Authorization: `Bearer ${token}` };
    const url = "http://localhost:3000/api/admin/categories";
    const request = new NextRequest(url, { method: "POST", headers, body });
    return createCategory(request, { params: Promise.resolve({}) });
  };
  const naming = (id: string) => ({
    name: "Boxes",
    directUploads: JSON.stringify([{ id, name: "box.png" }]),
  });

  it("hands a form's verb what was sent ahead as if it had come along", async () => {
    const answer = await ask({ bytes: picture.length, ...PNG });
    expect(answer.status).toBe(201);
    const { _id, url } = (await answer.json()) as DirectUpload;
    expect(await put(url, picture)).toBe(200);
    brought.length = 0;
    expect((await send(naming(_id))).status).toBe(201);
    expect(brought).toEqual([[picture.toString("base64")]]);
    expect((await send(naming(_id))).status).toBe(400);
    expect(await readdir(incomingFolder())).toEqual([]);
  });

  it.each<[string, object]>([
    ["nothing", { bytes: 0, ...PNG }],
    ["more than any picture may have", { bytes: 10 * 1024 * 1024 + 1, ...PNG }],
    ["a drawing that can carry scripts", { bytes: 10, type: "image/svg+xml" }],
    ["a page", { bytes: 10, type: "text/html" }],
  ])("gives no address for %s", async (_, body) => {
    expect((await ask(body)).status).toBe(400);
    expect(await db.directUpload.count()).toBe(0);
  });

  it("refuses names that are none, and more than the form takes", async () => {
    const { _id } = await sent();
    const file = new File([new Uint8Array(picture)], "box.png", PNG);
    const statuses = [
      await send({ name: "Boxes", directUploads: "[" }),
      await send({ name: "Boxes", directUploads: '[{"id":"../../x","name":"x"}]' }),
      await send({ ...naming(_id), picture: file }),
    ].map(({ status }) => status);
    expect(statuses).toEqual([400, 400, 413]);
    expect(standIn.files.size).toBe(1);
  });

  it("is for whoever may change products", async () => {
    await db.user.update({ where: { email: EMAIL }, data: { role: "packer" } });
    token = await loginToken();
    expect((await ask({ bytes: 1, ...PNG })).status).toBe(403);
  });
});
