import { addressOf, ApiError, asSession, credentials, parseAnswer } from "./api";

export interface UploadOptions {
  /** As in the table of endpoints: "PUT /products/{id}". */
  call: `${"POST" | "PUT"} /${string}`;
  params?: Record<string, string>;
  form: FormData;
  headers?: Record<string, string>;
  /** The share of the bytes that have left, from 0 to 1. */
  onProgress: (sent: number) => void;
  signal?: AbortSignal;
}

/**
 * Sends a form with files and tells how far it is, which fetch cannot.
 * @throws ApiError when the server refuses or cannot be reached, or when `signal` stops it
 */
export function upload(options: UploadOptions): Promise<unknown> {
  return asSession((token) => send(options, token));
}

function send(
  { call, params, form, headers, onProgress, signal }: UploadOptions,
  token: string | null,
): Promise<unknown> {
  const [method, path] = call.split(" ") as [string, string];
  const { promise, resolve, reject } = Promise.withResolvers<unknown>();
  const request = new XMLHttpRequest();
  request.open(method, addressOf(path, params));
  for (const [name, value] of Object.entries({ ...credentials(method, token), ...headers })) {
    request.setRequestHeader(name, value);
  }
  request.upload.onprogress = ({ lengthComputable, loaded, total }) => {
    if (lengthComputable) onProgress(loaded / total);
  };
  request.onload = () => {
    const answer = parseAnswer(request.responseText || "{}");
    if (request.status < 400) resolve(answer);
    else reject(new ApiError(request.status, answer as Record<string, unknown>));
  };
  request.onerror = request.onabort = () => reject(new ApiError(0, {}));
  signal?.addEventListener("abort", () => request.abort(), { once: true });
  request.send(form);
  return promise;
}
