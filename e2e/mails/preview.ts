import { mkdir, writeFile } from "node:fs/promises";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { DEFAULT_LANGUAGE, isLanguage } from "@/lib/base/http/languages";
import { getTranslate } from "@/lib/i18n/dictionaries";
import { renderExamples } from "./example-mails";
import { shop } from "./examples";

// `npm run mails` writes every mail with example data, to be opened in a browser; `npm run mails hi` in Hindi.

const requested = process.argv[2];
const t = getTranslate(isLanguage(requested) ? requested : DEFAULT_LANGUAGE);
const folder = path.resolve(process.env.DATA_DIR ?? ".data", "mails");
await mkdir(folder, { recursive: true });
for (const [template, { subject, html, text }] of Object.entries(renderExamples({ ...shop, t }))) {
  const file = path.join(folder, `${template}.html`);
  await writeFile(file, html);
  await writeFile(path.join(folder, `${template}.txt`), text);
  process.stdout.write(`${subject}\n  ${pathToFileURL(file).href}\n`);
}
