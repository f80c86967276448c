import {
  type AddressOptions,
  type AnswerOf,
  type UploadCall,
  buildAddress,
  type AddressValues,
} from "@/lib/api/call";
import { ApiError, asSession, credentials, parseAnswer } from "../api";

export interface Form {
  form: FormData;
  headers?: Record<string, string>;
  /** The share of the bytes that have been sent, from 0 to 1. */
  onProgress: (sent: number) => void;
  signal?: AbortSignal;
}

/**
 * Sends a form with files and reports progress, which fetch cannot do.
 * @throws ApiError when the server refuses or cannot be reached, or when `signal` stops it
 */
export async function upload<C extends UploadCall>(
  name: C,
  options: AddressOptions<C> & Form,
): Promise<AnswerOf<C>> {
  return (await asSession((token) => send(name, options as Request, token))) as AnswerOf<C>;
}

interface Request extends Form {
  params?: AddressValues;
  query?: AddressValues;
}

function send(
  name: UploadCall,
  { params, query, form, headers, onProgress, signal }: Request,
  token: string | null,
): Promise<unknown> {
  const [method, path] = name.split(" ") as [string, string];
  const { promise, resolve, reject } = Promise.withResolvers<unknown>();
  const request = new XMLHttpRequest();
  request.open(method, buildAddress(path, params, query));
  for (const [header, value] of Object.entries({ ...credentials(method, token), ...headers })) {
    request.setRequestHeader(header, value);
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
