import { once } from "node:events";
import { access, mkdtemp, readFile, readdir, rm, symlink } from "node:fs/promises";
import { createServer } from "node:http";
import { connect, type AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import { Readable } from "node:stream";
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import { AppError } from "@/lib/base/errors";
import { MAX_FIELD_BYTES } from "@/lib/base/input/json";
import { poll } from "@/lib/base/poll";
import { readMultipart, type Upload } from "./multipart";
import { toAppError } from "../respond";

const MB = 1024 * 1024;
const RULE = { field: "images", summary: "Pictures", maxFiles: 3, maxBytes: MB };

const uploads: Upload[] = [];
let folder = "";
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), "multipart-test-"));
  vi.stubEnv("DATA_DIR", folder);
});
afterAll(async () => {
  vi.unstubAllEnvs();
  await rm(folder, { recursive: true });
});
afterEach(() => Promise.all(uploads.splice(0).map((upload) => upload.discard())));

async function read(request: Request): Promise<Upload> {
  const upload = await readMultipart(request, RULE);
  uploads.push(upload);
  return upload;
}

const post = (body: BodyInit, headers: Record<string, string> = {}) =>
  new Request("http://shop.test/", {
    method: "POST",
    body,
    headers,
    duplex: "half",
  } as RequestInit);

function toForm(files: [name: string, bytes: number][], fields: Record<string, string> = {}) {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  for (const [name, bytes] of files) form.append("images", new File(["x".repeat(bytes)], name));
  return form;
}

async function refusal(request: Request): Promise<AppError> {
  const error: unknown = await read(request).catch((thrown: unknown) => thrown);
  expect(error).toBeInstanceOf(AppError);
  return error as AppError;
}

const incoming = () => path.join(folder, "incoming", String(process.pid));
const setAside = async () => (await readdir(incoming())).length;

describe("readMultipart", () => {
  it("reads texts and sets files aside, until they are discarded", async () => {
    const upload = await read(
      post(
        toForm(
          [
            ["डिब्बा.jpg", 12],
            ["b.png", MB],
          ],
          { name: "Kraft ₹" },
        ),
      ),
    );
    expect(upload.fields).toEqual({ name: "Kraft ₹" });
    expect(upload.files.map(({ name, bytes }) => [name, bytes])).toEqual([
      ["डिब्बा.jpg", 12],
      ["b.png", MB],
    ]);
    const [first] = upload.files;
    expect(await readFile(first?.path ?? "", "utf8")).toBe("x".repeat(12));
    await upload.discard();
    await expect(access(first?.path ?? "")).rejects.toThrow("ENOENT");
  });

  it("keeps no folder of a name, and writes under names of its own", async () => {
    const { files } = await read(
      post(
        toForm([
          ["../../etc/passwd", 1],
          ["..\\..\\boot.ini", 1],
        ]),
      ),
    );
    expect(files.map((file) => file.name)).toEqual(["passwd", "boot.ini"]);
    expect(files.map((file) => path.basename(file.path))).toEqual(["0", "1"]);
  });

  it("passes over an input in which nothing was chosen", async () => {
    expect((await read(post(toForm([["", 0]], { name: "x" })))).files).toEqual([]);
  });

  it.each<[string, () => Request, string, RegExp]>([
    [
      "one file too many",
      () =>
        post(
          toForm([
            ["a", 1],
            ["b", 1],
            ["c", 1],
            ["d.png", 1],
          ]),
        ),
      "too_large",
      /“d.png” is one file too many: send at most 3/,
    ],
    [
      "a file that is too large",
      () =>
        post(
          toForm([
            ["a", 1],
            ["big.png", MB + 1],
          ]),
        ),
      "too_large",
      /“big.png” is larger than 1 MB/,
    ],
    [
      "a field that is too long",
      () => post(toForm([], { name: "x".repeat(MAX_FIELD_BYTES + 1) })),
      "too_large",
      /name is too long/,
    ],
    [
      "too many fields",
      () =>
        post(toForm([], Object.fromEntries(Array.from({ length: 41 }, (_, i) => [`f${i}`, ""])))),
      "too_large",
      /at most 40 fields/,
    ],
    [
      "more than fits in all",
      () => post(toForm([["a", 9 * MB]]), { "content-length": String(9 * MB) }),
      "too_large",
      /at most 5 MB/,
    ],
    [
      "JSON",
      () => post("{}", { "content-type": "application/json" }),
      "unsupported_media_type",
      /multipart\/form-data/,
    ],
    [
      "a form without a boundary",
      () => post("x", { "content-type": "multipart/form-data; a=b" }),
      "invalid_input",
      /did not arrive whole/,
    ],
    [
      "a form that breaks off",
      () =>
        post('--x\r\nContent-Disposition: form-data; name="images"; filename="a"\r\n\r\nhalf', {
          "content-type": "multipart/form-data; boundary=x",
        }),
      "invalid_input",
      /did not arrive whole/,
    ],
    [
      "nothing at all",
      () => post("", { "content-type": "multipart/form-data; boundary=x" }),
      "invalid_input",
      /did not arrive whole/,
    ],
  ])("refuses %s and leaves nothing behind", async (_, request, code, message) => {
    const error = await refusal(request());
    expect([error.code, error.message]).toEqual([code, expect.stringMatching(message)]);
    expect(await setAside()).toBe(0);
  });

  it("names the field of files that come under another", async () => {
    const form = new FormData();
    form.append("logo", new File(["x"], "a.png"));
    expect((await refusal(post(form))).details.fields).toEqual({ logo: "Send files as images." });
  });

  it("takes a refused form to its end, so that the sender reads the answer", async () => {
    let sent = 0;
    const head = '--x\r\nContent-Disposition: form-data; name="images"; filename="a"\r\n\r\n';
    const body = Readable.from(
      (function* () {
        yield Buffer.from(head);
        for (; sent < 20; sent += 1) yield Buffer.alloc(MB);
      })(),
    );
    const headers = { "content-type": "multipart/form-data; boundary=x" };
    const error = await refusal(post(Readable.toWeb(body) as ReadableStream, headers));
    expect(error.code).toBe("too_large");
    expect(sent).toBe(20);
  });

  it("gives up an upload whose sender goes away", async () => {
    const { promise, resolve } = Promise.withResolvers<AppError>();
    const server = createServer((incoming) => {
      const body = Readable.toWeb(incoming) as ReadableStream;
      const headers = { "content-type": incoming.headers["content-type"] ?? "" };
      void refusal(post(body, headers)).then(resolve);
    }).listen(0);
    await once(server, "listening");
    const socket = connect((server.address() as AddressInfo).port);
    socket.write(
      "POST / HTTP/1.1\r\nHost: x\r\nContent-Type: multipart/form-data; boundary=x\r\nContent-Length: 9999\r\n\r\n" +
        '--x\r\nContent-Disposition: form-data; name="images"; filename="a"\r\n\r\nhalf',
    );
    await once(server, "request");
    socket.destroy();
    expect((await promise).message).toBe("The upload broke off. Please send it again.");
    expect(await setAside()).toBe(0);
    server.close();
  });
});

it("tells a full disk from a broken form, and leaves nothing behind", async () => {
  const request = post(
    new ReadableStream<Uint8Array>({
      async pull(controller) {
        // Once the form's folder exists, its first file becomes a link to a full disk.
        await poll(10, async () => (await setAside()) > 0);
        const [upload = ""] = await readdir(incoming());
        await symlink("/dev/full", path.join(incoming(), upload, "0"));
        const { body } = new Response(toForm([["a.png", 100_000]]));
        const text = Buffer.from(await new Response(body).arrayBuffer()).toString();
        controller.enqueue(Buffer.from(text.replaceAll(/^--+\S+?(?=(--)?\r\n)/gm, "--line")));
        controller.close();
      },
    }),
    { "Content-Type": "multipart/form-data; boundary=line" },
  );
  const error: unknown = await read(request).catch((thrown: unknown) => thrown);
  expect(error).toMatchObject({ code: "ENOSPC" });
  expect(toAppError(error)).toMatchObject({
    code: "unavailable",
    message: "The shop has no room left to keep this. Please try again later.",
  });
  expect(await setAside()).toBe(0);
});
