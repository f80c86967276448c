/** A file that came with a request, set aside until the request is answered. */
export interface UploadedFile {
  /** As the sender called it, without folders; for messages only, never a name on our disk. */
  name: string;
  /** Where its content stands now. */
  path: string;
  bytes: number;
}
