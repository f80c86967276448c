import { mkdtemp, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import S3rver from "@20minutes/s3rver";

/** A server of the S3 protocol that checks every signature. */
export interface S3Server {
  /** The shop's configuration for it. */
  bucket: {
    endpoint: string;
    region: string;
    bucket: string;
    keyId: string;
    secret: string;
    publicUrl: string;
  };
  /** Returns the names of all objects in the bucket. */
  names(): Promise<string[]>;
  close(): Promise<void>;
}

const BUCKET = "pictures";
/** The key of s3rver's documentation. */
const KEY = "S3RVER";

export async function startS3(): Promise<S3Server> {
  const directory = await mkdtemp(path.join(tmpdir(), "s3-"));
  const server = new S3rver({
    address: "127.0.0.1",
    port: 0,
    silent: true,
    directory,
    configureBuckets: [{ name: BUCKET, configs: [] }],
  });
  const { port } = await server.run();
  const endpoint = `http://127.0.0.1:${port}`;
  return {
    bucket: {
      endpoint,
      region: "us-east-1",
      bucket: BUCKET,
      keyId: KEY,
      secret: KEY,
      publicUrl: `${endpoint}/${BUCKET}`,
    },
    names: async () => {
      const files = await readdir(path.join(directory, BUCKET), { recursive: true });
      return files
        .filter((file) => file.endsWith("._S3rver_object"))
        .map((file) => file.slice(0, -"._S3rver_object".length))
        .sort();
    },
    close: async () => {
      await server.close();
      await rm(directory, { recursive: true });
    },
  };
}
