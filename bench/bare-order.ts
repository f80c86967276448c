import { randomUUID } from "node:crypto";
import type pg from "pg";

export interface BareLine {
  id: string;
  pricePaise: number;
  quantity: number;
}

/**
 * Does only the database work of an order, in five statements: locks the products and reduces their stock, inserts
 * the order with its lines and history, and adds the audit log entry.
 */
export async function bareOrder(client: pg.Client, lines: readonly BareLine[]): Promise<void> {
  const ids = lines.map(({ id }) => id);
  const quantities = lines.map(({ quantity }) => quantity);
  const subtotal = lines.reduce((sum, line) => sum + line.pricePaise * line.quantity, 0);
  await client.query("BEGIN");
  await client.query({ name: "hold", text: HOLD, values: [ids] });
  await client.query({ name: "take", text: TAKE, values: [ids, quantities] });
  const id = randomUUID();
  await client.query({ name: "order", text: ORDER, values: [id, subtotal, ids, quantities] });
  await client.query({ name: "note", text: NOTE, values: [`Order ${id} was placed`] });
  await client.query("COMMIT");
}

const HOLD = `
  SELECT id, name, "pricePaise", "stockCount" FROM products
  WHERE id = ANY ($1::uuid[]) ORDER BY id FOR NO KEY UPDATE`;

const TAKE = `
  UPDATE products p SET "stockCount" = p."stockCount" - l.quantity
  FROM unnest($1::uuid[], $2::int[]) AS l (id, quantity) WHERE p.id = l.id`;

const ORDER = `
  WITH placed AS (
    INSERT INTO orders (id, "orderId", "accessKey", "customerName", email, "firstName", "lastName",
      address, city, state, "zipCode", country, "subtotalPaise", "discountPaise", "shippingPaise",
      "taxPercent", "taxPaise", "totalPaise", "updatedAt")
    VALUES ($1::uuid, $1::uuid::text, md5($1::uuid::text) || md5($1::uuid::text), 'Asha Rao', 'asha@example.in',
      'Asha', 'Rao', '12 MG Road', 'Bengaluru', 'Karnataka', '560001', 'India', $2::bigint, 0, 0, 0,
      0, $2::bigint, now())
    RETURNING id
  ), lines AS (
    INSERT INTO order_lines (id, "orderId", position, "productId", name, "thumbnailImage",
      "pricePaise", quantity, "lineTotalPaise")
    SELECT gen_random_uuid(), placed.id, l.position, p.id, p.name, p."thumbnailImage",
      p."pricePaise", l.quantity, p."pricePaise"::bigint * l.quantity
    FROM placed, unnest($3::uuid[], $4::int[]) WITH ORDINALITY AS l (id, quantity, position)
    JOIN products p USING (id)
  )
  INSERT INTO order_status_changes (id, "orderId", status, by, party)
  SELECT gen_random_uuid(), id, 'Pending', 'Asha Rao', 'customer' FROM placed`;

const NOTE = `
  INSERT INTO audit_logs (id, actor, "actorName", action, type, status, description)
  VALUES (gen_random_uuid(), 'asha@example.in', 'Asha Rao (not signed in)', 'Order Created', 'order',
    'success', $1)`;
