import { ArchiveRestore, PackagePlus, Pencil, Send, Trash2 } from "lucide-react";
import type { ComponentProps } from "react";
import { Button } from "@/components/ui/button";
import { Link } from "@/components/ui/link";
import { staffPaths } from "@/lib/base/staff-paths";
import type { AdminProductRecord } from "@/lib/catalogue/admin/schemas";
import { IconButton } from "../shared/row-buttons";

export interface ProductCommands {
  adjustStock: (product: AdminProductRecord) => void;
  remove: (product: AdminProductRecord) => void;
  publish: (product: AdminProductRecord) => void;
  restore: (product: AdminProductRecord) => void;
  reload: () => void;
  /** The product being published or restored. */
  moving: string | null;
}

interface ProductActionsProps {
  product: AdminProductRecord;
  commands: ProductCommands;
}

export function ProductActions({ product, commands }: ProductActionsProps) {
  const { name, status } = product;
  const busy = commands.moving === product._id;
  if (status === "archived") {
    return (
      <div className="flex justify-end">
        <Button
          variant="outline"
          size="sm"
          aria-disabled={busy}
          onClick={() => commands.restore(product)}
        >
          <ArchiveRestore aria-hidden /> Restore <span className="sr-only">{name}</span>
        </Button>
      </div>
    );
  }
  return (
    <div className="flex items-center justify-end">
      {status === "draft" && (
        <Button
          variant="outline"
          size="sm"
          aria-disabled={busy}
          onClick={() => commands.publish(product)}
        >
          <Send aria-hidden /> Publish <span className="sr-only">{name}</span>
        </Button>
      )}
      <Button asChild variant="ghost" size="icon" className={ACTION}>
        <Link href={staffPaths.product(product._id)} prefetch={false} title={`Edit ${name}`}>
          <Pencil aria-hidden />
          <span className="sr-only">Edit {name}</span>
        </Link>
      </Button>
      {product.supply === "stock" && (
        <Action
          Icon={PackagePlus}
          label={`Adjust stock of ${name}`}
          onClick={() => commands.adjustStock(product)}
        />
      )}
      <Action Icon={Trash2} label={`Delete ${name}`} onClick={() => commands.remove(product)} />
    </div>
  );
}

const ACTION = "size-9 pointer-coarse:size-11";

function Action(props: ComponentProps<typeof IconButton>) {
  return <IconButton {...props} className={ACTION} />;
}
