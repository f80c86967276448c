import { useEffect, useState } from "react";
import { ProductImage } from "@/components/domain/product/product-image";
import { toSizeValues } from "@/lib/catalogue/sizes/size-link";
import type { Style } from "@/lib/catalogue/sizes/schemas";
import { call } from "@/lib/client/api";
import type { SizeChoice } from "@/lib/pricing/size-spec";
import { StyleDrawing } from "./style-drawing";

let styles: Promise<readonly Style[]> | undefined;

/** One request for all lines of a page; a failed one is repeated by the next line. */
function loadStyles(): Promise<readonly Style[]> {
  styles ??= call("GET /styles", {}).catch(() => {
    styles = undefined;
    return [];
  });
  return styles;
}

export function MadeDrawing({ made }: { made: SizeChoice }) {
  const [style, setStyle] = useState<Style>();
  useEffect(() => {
    let isShown = true;
    void loadStyles().then((all) => {
      if (isShown) setStyle(all.find(({ _id }) => _id === made.style));
    });
    return () => {
      isShown = false;
    };
  }, [made.style]);
  if (!style) return <ProductImage src="" alt="" sizes="" width={112} />;
  return (
    <StyleDrawing
      style={style}
      requested={toSizeValues(made, 1)}
      isSmall
      className="aspect-square"
    />
  );
}
