import { useTranslate } from "#words";
import { Fact } from "@/components/domain/order/fact";
import { Notice } from "@/components/ui/notice";
import type { ProofAnswer as Proof } from "@/lib/artwork/proofs/schemas";
import { packText } from "@/lib/catalogue/price/unit-price";
import { quantityWords } from "@/lib/orders/line-text";
import type { OrderAnswer } from "@/lib/orders/schemas";
import { lineName, printText } from "@/lib/pricing/print-options";

export type OrderedLine = OrderAnswer["products"][number];

/** What the approval of a proof covers: the goods with size, board, colours and quantity, and the open notes. */
export function ApprovedFacts({ line, proof }: { line: OrderedLine | undefined; proof: Proof }) {
  const t = useTranslate();
  const open = proof.pins.filter(({ settled }) => !settled);
  return (
    <>
      {line && <Facts line={line} />}
      {open.length > 0 && (
        <Notice className="mb-5">
          <p className="font-semibold">
            {t("These notes are still open. It is made as the picture shows, without them:")}
          </p>
          <ul className="mt-1">
            {open.map(({ _id, n, text }) => (
              <li key={_id} className="[overflow-wrap:anywhere]">
                {n}: {text}
              </li>
            ))}
          </ul>
        </Notice>
      )}
    </>
  );
}

function Facts({ line }: { line: OrderedLine }) {
  const t = useTranslate();
  const { product, spec, print, quantity, ordered = quantity, unit } = line;
  const colours = print ? printText(print, t) : spec?.print;
  const pack = product.packSize && unit === "PAC" ? packText(product.packSize, t) : null;
  return (
    <dl className="mb-5 grid grid-cols-2 gap-x-5 gap-y-3 text-[0.9375rem]">
      <Fact name={t("Goods")}>
        <span className="font-semibold">{lineName(product.name, t)}</span>
      </Fact>
      {spec?.size && <Fact name={t("Size")}>{spec.size}</Fact>}
      {spec?.material && <Fact name={t("Board")}>{spec.material}</Fact>}
      {colours && <Fact name={t("Colours")}>{colours}</Fact>}
      {spec?.finish && <Fact name={t("Finish")}>{spec.finish}</Fact>}
      <Fact name={t("Quantity")}>
        <span className="font-semibold">{quantityWords(ordered, unit, t)}</span>
        {pack && <span className="block text-sm text-muted-foreground">{pack}</span>}
      </Fact>
    </dl>
  );
}
