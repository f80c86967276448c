/** An answer of another program is longer than anything it could mean. */
export class EndlessAnswer extends Error {
  override name = "EndlessAnswer";
}

/**
 * Reads the JSON of another program's answer; undefined where it is none.
 * @throws EndlessAnswer above `maxBytes`
 */
export async function readAnswer(response: Response, maxBytes: number): Promise<unknown> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of response.body ?? []) {
    size += chunk.byteLength;
    if (size > maxBytes) throw new EndlessAnswer("answered without end");
    chunks.push(chunk);
  }
  try {
    return JSON.parse(Buffer.concat(chunks).toString("utf8"));
  } catch {
    return undefined;
  }
}
