import { useId, useState } from "react";
import { useAction } from "@/components/shared/call/use-action";
import { Checkbox } from "@/components/ui/checkbox";
import { Spinner } from "@/components/ui/spinner";
import {
  type ImportPictures as Sent,
  type ImportReport,
  ZIP_FIELD,
  ZIP_LIMITS,
} from "@/lib/catalogue/csv/schemas";
import { counted, countText } from "@/lib/base/text/counts";
import { upload } from "@/lib/client/uploads/upload";
import { FileDrop } from "../../shared/file-drop";
import type { Import } from "./use-import";

export function NewCategories({ state, report }: { state: Import; report: ImportReport }) {
  const id = useId();
  if (report.newCategories.length === 0) return null;
  return (
    <div className="flex gap-3">
      <Checkbox
        id={id}
        name="newCategories"
        checked={state.choices.createsCategories}
        onChange={(event) =>
          state.checkAgain((latest) => ({ ...latest, createsCategories: event.target.checked }))
        }
        className="mt-0.5"
      />
      <label htmlFor={id} className="wrap-anywhere">
        Add {report.newCategories.length === 1 ? "the category" : "the categories"} that the shop
        does not have yet: {report.newCategories.join(", ")}
      </label>
    </div>
  );
}

/** The number of products listed by name. */
const NAMED = 5;

/** Chooses whether the file sets the stock of existing products; by default they keep their own. */
export function StockChoice({ state, report }: { state: Import; report: ImportReport }) {
  const id = useId();
  const { keptStocks } = report;
  const { setsStock } = state.choices;
  if (keptStocks.length === 0 && !setsStock) return null;
  return (
    <div className="space-y-2 rounded-md border p-3.5">
      <p className="font-medium">
        {setsStock
          ? "Use the stock in the file"
          : `The stock of ${counted(keptStocks.length, "product")} stays as it is`}
      </p>
      {!setsStock && <UnchangedStocks stocks={keptStocks} />}
      <div className="flex gap-3">
        <Checkbox
          id={id}
          name="setsStock"
          checked={setsStock}
          onChange={(event) =>
            state.checkAgain((latest) => ({ ...latest, setsStock: event.target.checked }))
          }
          className="mt-0.5"
        />
        <label htmlFor={id}>
          The stock in the file was counted just now: use it
          <span className="mt-0.5 block text-sm text-muted-foreground">
            Leave this off if the shop sold anything after the count, or those packs would be for
            sale again. To bring in an older count, use a count sheet.
          </span>
        </label>
      </div>
    </div>
  );
}

function UnchangedStocks({ stocks }: { stocks: ImportReport["keptStocks"] }) {
  const more = stocks.length - NAMED;
  return (
    <ul className="list-disc pl-5 text-sm text-muted-foreground tabular">
      {stocks.slice(0, NAMED).map(({ row, name, stockCount, inFile }) => (
        <li key={row} className="wrap-anywhere">
          {name}: {countText(stockCount)} in the shop, {countText(inFile)} in the file
        </li>
      ))}
      {more > 0 && <li>and {countText(more)} more</li>}
    </ul>
  );
}

interface ImportPicturesProps {
  state: Import;
  /** Called when an upload begins and ends. */
  onSending: (isSending: boolean) => void;
}

const ZIP_TOO_LARGE = `This ZIP is larger than ${ZIP_LIMITS.bytes / 1024 / 1024} MB. Split it into several and send one after the other.`;

/** Uploads the pictures that the file names, and checks the file again with them. */
export function ImportPictures({ state, onSending }: ImportPicturesProps) {
  const { pictures } = state.choices;
  const [sent, setSent] = useState<number | null>(null);
  const [problems, setProblems] = useState<Sent["problems"]>([]);
  const { run } = useAction({ title: "Pictures Not Uploaded", text: "Please try again." });
  const ready = Object.keys(pictures).length;

  function send(zip: File) {
    if (zip.size > ZIP_LIMITS.bytes) {
      setProblems([{ name: zip.name, message: ZIP_TOO_LARGE }]);
      return;
    }
    void run(async () => {
      setSent(0);
      onSending(true);
      try {
        const form = new FormData();
        form.append(ZIP_FIELD, zip);
        const sending = { form, onProgress: setSent };
        const answer: Sent = await upload("POST /admin/products/import/pictures", sending);
        const named = Object.fromEntries(answer.pictures.map(({ name, url }) => [name, url]));
        setProblems([...answer.problems, ...listReplaced(pictures, named)]);
        state.checkAgain((latest) => ({ ...latest, pictures: { ...pictures, ...named } }));
      } finally {
        setSent(null);
        onSending(false);
      }
    });
  }

  return (
    <div>
      <p className="mb-2">
        <span className="font-medium">Pictures</span>
        <span className="text-sm text-muted-foreground">
          {ready > 0
            ? `: ${counted(ready, "picture")} uploaded`
            : `: put those that your file names into a ZIP, at most ${ZIP_LIMITS.files} in each`}
        </span>
      </p>
      {sent !== null ? (
        <p role="status" className="flex items-center gap-3 py-4">
          <Spinner />
          {sent < 1 ? `Uploading, ${Math.floor(sent * 100)}%` : "Preparing the pictures"}
        </p>
      ) : (
        <FileDrop kind="zip" compact onFile={send} />
      )}
      {problems.length > 0 && (
        <div role="alert">
          <ul className="mt-2 list-disc space-y-1 pl-5 text-sm text-destructive">
            {problems.map(({ name, message }) => (
              <li key={name} className="wrap-anywhere">
                {message}
              </li>
            ))}
          </ul>
        </div>
      )}
    </div>
  );
}

/** Names the pictures that replace ones of an earlier ZIP. */
const listReplaced = (before: Record<string, string>, now: Record<string, string>) =>
  Object.entries(now).flatMap(([name, url]) =>
    (before[name] ?? url) === url
      ? []
      : [
          {
            name,
            message: "It replaces another picture of this name, which a ZIP brought before.",
          },
        ],
  );
