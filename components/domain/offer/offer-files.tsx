import { useTranslate } from "#words";
import { AttachedFile } from "@/components/shared/call/attached-file";
import { apiAddress } from "@/lib/api/call";
import type { OfferAnswer } from "@/lib/offers/answers";
import { offerCall, type OfferAddress } from "./offer-call";

interface OfferFilesProps extends Pick<OfferAnswer, "files"> {
  address: OfferAddress;
}

/** Files of the request; renders nothing if there are none. */
export function OfferFiles({ files, address }: OfferFilesProps) {
  const t = useTranslate();
  if (files.length === 0) return null;
  const { params, query } = offerCall(address);
  return (
    <ul aria-label={t("Files")} className="mt-4">
      {files.map(({ _id: file, name, size }) => (
        <li key={file}>
          <AttachedFile
            href={apiAddress("GET /offers/{id}/files/{file}", {
              params: { ...params, file },
              query,
            })}
            {...{ name, size }}
          />
        </li>
      ))}
    </ul>
  );
}
