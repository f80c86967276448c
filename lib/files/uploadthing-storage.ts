import "server-only";
import { UTApi, UTFile } from "uploadthing/server";
import type { ImageStorage } from "./storage";

export interface UploadThingAccount {
  token: string;
  appId: string;
  /** How requests are sent; the platform's own way where it is not given. */
  fetch?: typeof globalThis.fetch;
}

const CONCURRENT_UPLOADS = 3;

/**
 * Files at UploadThing. Their custom ids are our names, so that a browser finds each width of a
 * picture from the address of one, as on disk:
 * https://docs.uploadthing.com/working-with-files
 */
export function uploadThingStorage({ token, appId, fetch }: UploadThingAccount): ImageStorage {
  const api = new UTApi({
    token,
    defaultKeyType: "customId",
    // What fails is thrown below, and logged by whoever asked.
    logLevel: "None",
    ...(fetch && { fetch }),
  });
  return {
    kind: "uploadthing",
    urlOf: (name) => `https://${appId}.ufs.sh/f/${name}`,
    write: async (files) => {
      const uploads = files.map(
        ({ name, content }) =>
          new UTFile([new Uint8Array(content)], name, { customId: name, type: "image/webp" }),
      );
      const results = await api.uploadFiles(uploads, { concurrency: CONCURRENT_UPLOADS });
      const failed = results.find((result) => result.error)?.error;
      if (failed) throw new Error(`UploadThing did not take a file: ${failed.message}`);
    },
    remove: async (names) => {
      if (names.length === 0) return;
      const { success } = await api.deleteFiles([...names]);
      if (!success) throw new Error("UploadThing did not delete the files.");
    },
  };
}
