import "server-only";
import { createWriteStream } from "node:fs";
import { mkdir, mkdtemp, rm } from "node:fs/promises";
import path from "node:path";
import type { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { openPromise, type Entry, type ZipFile } from "yauzl";
import { AppError, invalidField } from "@/lib/base/errors";
import { isNoRoom } from "@/lib/base/http/resource-errors";
import { incomingFolder, type UploadedFile } from "./uploads";

/** Limits for the content of a ZIP, checked against the actual bytes. */
export interface ZipLimits {
  files: number;
  /** Unpacked bytes of one file, and of all files together. */
  fileBytes: number;
  totalBytes: number;
}

export interface ZipProblem {
  name: string;
  message: string;
}

interface UnpackOptions {
  /** The ZIP and its form field. */
  zip: UploadedFile;
  field: string;
  limits: ZipLimits;
  /** Folder for each file while it is processed; defaults to the folder of uploads. */
  incoming?: string;
  /** Called with one file after another. The file is deleted when the promise settles. */
  take: (file: UploadedFile) => Promise<void>;
}

/**
 * Unpacks a ZIP one file at a time, so that disk use is limited to one file. Files are
 * written under names of our own; `name` is the one in the ZIP, with its folders. Counts bytes as they are unpacked. Returns the files that could not be read.
 * @throws AppError invalid_input when it is no ZIP, too_large when it holds too much; and all errors of `take`
 */
export async function eachFileOfZip({
  zip,
  field,
  limits,
  take,
  incoming = incomingFolder(),
}: UnpackOptions): Promise<ZipProblem[]> {
  await mkdir(incoming, { recursive: true });
  const folder = await mkdtemp(path.join(incoming, "zip-"));
  const unpacking = new Unpacking(await opened(zip, field), folder, field, limits);
  try {
    for await (const file of unpacking.files()) await take(file);
    return unpacking.problems;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

class Unpacking {
  readonly problems: ZipProblem[] = [];
  readonly #zip: ZipFile;
  readonly #folder: string;
  readonly #field: string;
  readonly #limits: ZipLimits;
  #bytes = 0;

  constructor(zip: ZipFile, folder: string, field: string, limits: ZipLimits) {
    this.#zip = zip;
    this.#folder = folder;
    this.#field = field;
    this.#limits = limits;
  }

  async *files(): AsyncGenerator<UploadedFile> {
    const { files } = this.#limits;
    if (this.#zip.entryCount > 2 * files) {
      this.#zip.close();
      throw this.#tooMuch(`${files} files`);
    }
    let taken = 0;
    for await (const entry of this.#entries()) {
      const name = findName(entry);
      if (name === null) continue;
      taken += 1;
      if (taken > files) throw this.#tooMuch(`${files} files`);
      const file = await this.#unpack(entry, name);
      if (!file) continue;
      yield file;
      await rm(file.path, { force: true });
    }
  }

  async *#entries(): AsyncGenerator<Entry> {
    try {
      yield* this.#zip.eachEntry();
    } catch (error) {
      throw error instanceof AppError ? error : unreadable(this.#field);
    }
  }

  /** Returns null when the file cannot be read; the reason is added to `problems`. */
  async #unpack(entry: Entry, name: string): Promise<UploadedFile | null> {
    const { fileBytes } = this.#limits;
    const refuse = (message: string) => {
      this.problems.push({ name, message });
      return null;
    };
    if (entry.isEncrypted()) return refuse(`“${name}” has a password. Make the ZIP without one.`);
    if (!entry.canDecodeFileData()) {
      return refuse(`“${name}” is packed in a way that the shop cannot read. Make a plain ZIP.`);
    }
    if (entry.uncompressedSize > fileBytes) {
      return refuse(`“${name}” is larger than ${megabytes(fileBytes)}. Make it smaller.`);
    }
    const file = { name, path: path.join(this.#folder, "file"), bytes: 0 };
    try {
      const stream = await this.#zip.openReadStreamPromise(entry);
      await pipeline(stream, (chunks) => this.#counted(chunks, file), createWriteStream(file.path));
      return file;
    } catch (error) {
      if (error instanceof AppError || isNoRoom(error)) throw error;
      return refuse(`“${name}” is damaged and cannot be unpacked.`);
    }
  }

  /**
   * Counts the unpacked bytes and not the sizes declared in the ZIP, because several entries may share the same
   * bytes.
   */
  async *#counted(chunks: Readable, file: UploadedFile): AsyncGenerator<Buffer> {
    for await (const chunk of chunks as AsyncIterable<Buffer>) {
      file.bytes += chunk.byteLength;
      this.#bytes += chunk.byteLength;
      const { totalBytes } = this.#limits;
      if (this.#bytes > totalBytes) throw this.#tooMuch(`${megabytes(totalBytes)} unpacked`);
      yield chunk;
    }
  }

  #tooMuch(most: string): AppError {
    const message = `The ZIP holds more than ${most}. Split it into several.`;
    return new AppError("too_large", message, { fields: { [this.#field]: message } });
  }
}

async function opened({ path: zip }: UploadedFile, field: string): Promise<ZipFile> {
  try {
    return await openPromise(zip);
  } catch {
    throw unreadable(field);
  }
}

function unreadable(field: string): AppError {
  return invalidField(
    field,
    "This is not a ZIP file that can be read. Make it again and choose it once more.",
  );
}

/** Files that operating systems add to a ZIP. */
const LITTER = /^(\.|thumbs\.db$|desktop\.ini$)/i;

/** Returns the name with its folders, composed; null for folders and files that an operating system added. */
function findName({ fileName }: Entry): string | null {
  if (fileName.startsWith("__MACOSX/")) return null;
  const name = fileName.slice(fileName.lastIndexOf("/") + 1);
  return name === "" || LITTER.test(name) ? null : fileName.normalize("NFC");
}

const megabytes = (bytes: number) => `${Math.floor(bytes / 1024 / 1024)} MB`;
