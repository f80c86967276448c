import "server-only";
import { createWriteStream } from "node:fs";
import { mkdir, mkdtemp, rm } from "node:fs/promises";
import path from "node:path";
import { pipeline } from "node:stream/promises";
import { Busboy, type BusboyFileStream, type BusboyInstance } from "@fastify/busboy";
import type { FileRule } from "@/lib/api/endpoint";
import { AppError, invalidField } from "@/lib/base/errors";
import { MAX_FIELD_BYTES } from "@/lib/base/input/json";
import { isNoRoom } from "@/lib/base/http/resource-errors";
import { incomingFolder, type UploadedFile } from "@/lib/files/uploads";
import { Refusal } from "@/lib/i18n/refusal";
import type { Translate } from "@/lib/i18n/translate";

/** Limits of the text part of a form. */
const TEXT = { fields: 40, fieldSize: MAX_FIELD_BYTES, fieldNameSize: 100, headerPairs: 20 };

/** Maximum bytes of the boundaries, headers and text fields of a form, besides its files. */
const TEXT_BYTES = 2 * 1024 * 1024;

export interface Upload {
  fields: Record<string, string>;
  files: UploadedFile[];
  folder: string;
  /** Removes the stored files; call it whatever the result of the request is. */
  discard(): Promise<void>;
}

/**
 * Reads a multipart form as it arrives. Its files go to disk, so that a request takes no more memory than its text. A
 * refused form is read to its end all the same, because a browser that is still sending reports an early end of the
 * connection as a network failure.
 * @throws AppError unsupported_media_type, too_large, invalid_input; the system's error when the disk is full
 */
export async function readMultipart(request: Request, rule: FileRule): Promise<Upload> {
  const type = request.headers.get("content-type") ?? "";
  if (!/^multipart\/form-data\s*;/i.test(type)) {
    throw new AppError("unsupported_media_type", "Send the request as multipart/form-data.");
  }
  const incoming = incomingFolder();
  await mkdir(incoming, { recursive: true });
  const folder = await mkdtemp(path.join(incoming, "form-"));
  const discard = () => rm(folder, { recursive: true, force: true });
  const reader = request.body?.getReader();
  try {
    const form = new FormReader(type, rule, folder);
    const maxBytes = rule.maxFiles * rule.maxBytes + TEXT_BYTES;
    await form.read(
      streamBytes(reader, Number(request.headers.get("content-length") ?? 0), maxBytes),
    );
    return { fields: form.fields, files: form.files, folder, discard };
  } catch (error) {
    await Promise.all([discard(), drain(reader)]);
    throw error;
  }
}

/** Reads one form, and remembers the first error in it. */
class FormReader {
  readonly fields: Record<string, string> = {};
  readonly files: UploadedFile[] = [];
  readonly #parser: BusboyInstance;
  readonly #writes: Promise<void>[] = [];
  readonly #refused = new AbortController();
  readonly #rule: FileRule;
  readonly #folder: string;

  constructor(type: string, rule: FileRule, folder: string) {
    this.#rule = rule;
    this.#folder = folder;
    this.#parser = parserFor(type, rule);
    this.#parser.on("field", (name, value, nameCut, valueCut) => {
      if (nameCut || valueCut)
        this.#refuse(tooLarge((t) => t("The field {name} is too long.", { name })));
      this.fields[name] = value;
    });
    this.#parser.on("fieldsLimit", () => {
      this.#refuse(tooLarge((t) => t("Send at most {count} fields.", { count: TEXT.fields })));
    });
    this.#parser.on("filesLimit", () => {
      this.#refuse(
        tooLarge(
          (t) => t("Send at most {count} files at once.", { count: rule.maxFiles }),
          rule.field,
        ),
      );
    });
    this.#parser.on("file", (field, stream, name) => {
      this.#writes.push(this.#keep(field, stream, name));
    });
    // The pipeline reports errors; without a listener a late one would end the process.
    this.#parser.on("error", () => undefined);
  }

  /** @throws AppError for the first error; the system's error when the disk is full */
  async read(source: AsyncIterable<Uint8Array>): Promise<void> {
    const { signal } = this.#refused;
    await pipeline(source, this.#parser, { signal }).catch((error: unknown) => {
      this.#refuse(error instanceof AppError ? error : malformed());
    });
    await Promise.all(this.#writes);
    signal.throwIfAborted();
  }

  #refuse(error: Error): void {
    if (!this.#refused.signal.aborted) this.#refused.abort(error);
  }

  /** Stores one file temporarily under a generated name. */
  async #keep(field: string, stream: BusboyFileStream, name: string): Promise<void> {
    const { maxFiles, maxBytes } = this.#rule;
    const file = { name, path: path.join(this.#folder, String(this.#writes.length)), bytes: 0 };
    if (field !== this.#rule.field) this.#refuse(unknownField(field, this.#rule.field));
    stream.on("limit", () => {
      const size = megabytes(maxBytes);
      this.#refuse(
        tooLarge(
          (t) =>
            t("“{name}” is larger than {size}. Make it smaller, then try again.", { name, size }),
          this.#rule.field,
        ),
      );
    });
    stream.on("error", () => undefined);
    // A browser sends an input without a chosen file as a file without a name.
    if (name) this.files.push(file);
    if (this.files.length > maxFiles) {
      this.#refuse(
        tooLarge(
          (t) =>
            t("“{name}” is one file too many: send at most {count} at once.", {
              name,
              count: maxFiles,
            }),
          this.#rule.field,
        ),
      );
    }
    try {
      await pipeline(stream, createWriteStream(file.path), { signal: this.#refused.signal });
      file.bytes = stream.bytesRead;
    } catch (error) {
      this.#refuse(isNoRoom(error) ? (error as Error) : malformed());
    }
  }
}

function parserFor(type: string, { maxFiles, maxBytes }: FileRule): BusboyInstance {
  const limits = { ...TEXT, files: maxFiles + 1, fileSize: maxBytes };
  try {
    return new Busboy({ headers: { "content-type": type }, limits });
  } catch {
    throw malformed();
  }
}

const megabytes = (bytes: number) => `${Math.floor(bytes / 1024 / 1024)} MB`;

const tooLarge = (words: (t: Translate) => string, at?: string) =>
  new Refusal("too_large", words, { ...(at && { at }) });

function malformed(): AppError {
  return new AppError("invalid_input", "The form did not arrive whole. Please send it again.");
}

function unknownField(field: string, known: string): AppError {
  return invalidField(field, `Send files as ${known}.`);
}

/** The body is read with a reader, because leaving a loop over the stream would end the connection. */
type BodyReader = ReadableStreamDefaultReader<Uint8Array>;

/** Limits for reading the rest of a refused request. */
const DRAIN = { bytes: 1024 * 1024 * 1024, milliseconds: 60_000 };

/**
 * Yields the bytes of a body, at most `maxBytes`.
 * @param announced its Content-Length, 0 without one
 * @throws AppError too_large; invalid_input when the sender disconnected
 */
async function* streamBytes(
  reader: BodyReader | undefined,
  announced: number,
  maxBytes: number,
): AsyncGenerator<Uint8Array> {
  const megabytes = Math.floor(maxBytes / 1024 / 1024);
  const tooMuch = tooLarge((t) =>
    t("Send at most {count} MB in one request.", { count: megabytes }),
  );
  if (announced > maxBytes) throw tooMuch;
  let bytes = 0;
  for (;;) {
    const chunk = await next(reader);
    if (!chunk) return;
    bytes += chunk.byteLength;
    if (bytes > maxBytes) throw tooMuch;
    yield chunk;
  }
}

async function next(reader: BodyReader | undefined): Promise<Uint8Array | undefined> {
  try {
    return (await reader?.read())?.value;
  } catch {
    throw new AppError("invalid_input", "The upload broke off. Please send it again.");
  }
}

/**
 * Reads and discards the rest of a refused body, so that the sender gets to read the answer. A body without an end is
 * cut at the limits of DRAIN.
 */
async function drain(reader: BodyReader | undefined): Promise<void> {
  const deadline = Date.now() + DRAIN.milliseconds;
  let bytes = 0;
  while (bytes < DRAIN.bytes && Date.now() < deadline) {
    const chunk = await next(reader).catch(() => undefined);
    if (!chunk) return;
    bytes += chunk.byteLength;
  }
}
