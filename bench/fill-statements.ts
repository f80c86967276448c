/**
 * SQL that generates the rows of a large shop in the database: the texts of the demo catalogue in many colours and
 * sizes, and the orders and log entries of two years. Values depend on row numbers rather than on chance where
 * possible, so that two shops of one size differ little.
 */

/** The number of rows of each kind to add. */
export interface Counts {
  products: number;
  customers: number;
  orders: number;
  entries: number;
}

const FIRST_NAMES = `(ARRAY['Asha','Ravi','Meera','Farhan','Kavya','Imran','Neha','Arjun','Divya','Rohan','Zoya','Vikram','Lakshmi','Joseph','Harpreet','Tenzin','Ananya','Suresh','Fatima','Gopal'])`;
const LAST_NAMES = `(ARRAY['Verma','Kumar','Nair','Ali','Rao','Sheikh','Gupta','Patel','Iyer','Das','Menon','Singh','Fernandes','Bose','Reddy','Chauhan','Khan','Joshi','Pillai'])`;
/** SQL for the nth full name; there are nearly four hundred different ones. */
const NAME = `${FIRST_NAMES}[1 + n % 20] || ' ' || ${LAST_NAMES}[1 + n % 19]`;
const HOSTS = `(ARRAY['gmail.example','outlook.example','yahoo.example','traders.example','crafts.example','foods.example','exports.example'])`;
const CITIES = `(ARRAY['Gurugram','New Delhi','Mumbai','Bengaluru','Chennai','Lucknow','Pune','Noida'])`;
const STATES = `(ARRAY['Haryana','Delhi','Maharashtra','Karnataka','Tamil Nadu','Uttar Pradesh','Maharashtra','Uttar Pradesh'])`;
const COLOURS = `(ARRAY['natural','white','black','terracotta','forest green','navy','sand','grey','red','ochre'])`;

const TWO_YEARS = `interval '730 days'`;

/** SQL for an order's status: recent orders are open, and nearly all older ones are delivered. */
const STATUS = `
  (CASE WHEN o.n % 20 = 0 THEN 'Cancelled'
    WHEN o.at > now() - interval '2 days' THEN 'Pending'
    WHEN o.at > now() - interval '5 days' THEN 'Processing'
    WHEN o.at > now() - interval '9 days' THEN 'Shipped'
    ELSE 'Delivered' END)::"OrderStatus"`;

/** SQL for the nth of `count` times, spread evenly over the last two years. */
const toMoment = (count: number) => `now() - ${TWO_YEARS} * (1 - n::float / ${count})`;

/**
 * Returns the statements in the order to run them. `mark` makes the rows of this fill unique; `demo` is the
 * catalogue as a JSON literal.
 */
export function fillStatements(counts: Counts, mark: string, demo: string): string[] {
  return [
    ...productStatements(counts, demo),
    ...customerStatements(counts, mark),
    ...orderPlans(counts),
    orders(mark),
    LINES,
    HISTORY,
    entries(counts),
    "DROP TABLE demo, filled_products, filled_customers, plan, line_plan",
  ];
}

const productStatements = ({ products }: Counts, demo: string) => [
  `CREATE TEMPORARY TABLE demo AS SELECT * FROM jsonb_to_recordset(${demo}::jsonb) AS d (
    name text, description text, category text, "pricePaise" int, "originalPricePaise" int,
    "isNew" boolean, features text[], specifications json)`,
  `CREATE TEMPORARY TABLE filled_products AS
    SELECT *, gen_random_uuid() AS id, ${toMoment(products)} AS at,
      format('%s, %s, %s × %s mm', title, ${COLOURS}[1 + lot % 10], 60 + 10 * (lot / 10 % 60), 40 + 10 * (lot / 600)) AS name,
      greatest(100, price + (lot * 37) % 5000) AS "pricePaise",
      '/media/' || md5(n::text) || '.webp' AS "thumbnailImage"
    FROM (
      SELECT row_number() OVER (ORDER BY lot, d.name) AS n, lot, d.name AS title, d."pricePaise" AS price,
        description, category, "originalPricePaise", "isNew", features, specifications
      FROM generate_series(1, ${products}) AS lot, demo d
      WHERE lot <= ceil(${products}::float / (SELECT count(*) FROM demo))
    ) AS numbered
    WHERE n <= ${products}`,
  `INSERT INTO products (id, name, description, category, "pricePaise", "originalPricePaise", "isNew",
      "forSale", "stockCount", "thumbnailImage", images, features, specifications, rating, "reviewCount",
      "createdAt", "updatedAt")
    SELECT id, name, description, category, "pricePaise", "originalPricePaise", "isNew", n % 50 <> 0,
      CASE WHEN n % 37 = 0 THEN 0 WHEN n % 23 = 0 THEN 1 + n % 20 ELSE 40 + n * 7919 % 4000 END,
      "thumbnailImage", ARRAY["thumbnailImage"], features, specifications, 3 + (n * 13 % 200) / 100.0, 2,
      at, at + (now() - at) * random()
    FROM filled_products`,
  `INSERT INTO product_reviews (id, "productId", name, rating, verified, date, comment, "createdAt")
    SELECT gen_random_uuid(), id, ${NAME}, 3 + (n + r) % 3, n % 3 > 0,
      current_date - (n % 700)::int, 'Arrived flat, clean and on the day that was said.', at + interval '1 minute' * r
    FROM filled_products, generate_series(1, 2) AS r`,
];

const customerStatements = ({ customers }: Counts, mark: string) => [
  `CREATE TEMPORARY TABLE filled_customers AS
    SELECT n, gen_random_uuid() AS id, ${toMoment(customers)} AS at, ${NAME} AS name,
      lower(format('%s.%s@%s', replace(${NAME}, ' ', '.'), left(md5(n || '${mark}'), 9), ${HOSTS}[1 + n % 7])) AS email
    FROM generate_series(1, ${customers}) AS n`,
  `INSERT INTO users (id, name, email, company, "emailVerifiedAt", "createdAt", "updatedAt")
    SELECT id, name, email, format('%s Traders %s', split_part(name, ' ', 2), n), at, at, at
    FROM filled_customers`,
  `INSERT INTO newsletter_subscriptions (id, email, state, source, "requestedAt", "confirmedAt", "confirmedBy", "createdAt")
    SELECT gen_random_uuid(), email, 'confirmed', 'checkout', at, at, 'mailed_link', at FROM filled_customers`,
];

/**
 * SQL for the order plans: each order has one to four lines, every fifth is a guest's, every tenth uses a promo
 * code.
 */
const orderPlans = ({ orders: count, customers, products }: Counts) => [
  `CREATE TEMPORARY TABLE plan AS
    SELECT o.*, gen_random_uuid() AS id, ${STATUS} AS status,
      CASE WHEN n % 5 > 0 THEN 1 + n * 7919 % ${customers} END AS customer
    FROM (SELECT n, ${toMoment(count)} AS at FROM generate_series(1, ${count}::bigint) AS n) AS o`,
  `CREATE TEMPORARY TABLE line_plan AS
    SELECT l.n, l.order_id, l.position, l.quantity, p.id AS product, p.name, p.category,
      p."pricePaise", p."thumbnailImage"
    FROM (
      SELECT n, id AS order_id, position, 1 + n % 20 AS quantity,
        1 + (n * 104729 + position * 7907) % ${products} AS pick
      FROM plan, generate_series(0, n * 7 % 4) AS position
    ) AS l
    JOIN filled_products p ON p.n = l.pick`,
];

const orders = (mark: string) => `
  WITH sums AS (
    SELECT n, sum("pricePaise"::bigint * quantity)::bigint AS subtotal FROM line_plan GROUP BY n
  ), priced AS (
    SELECT p.*, subtotal, CASE WHEN n % 10 = 0 THEN subtotal / 10 ELSE 0 END AS discount,
      CASE WHEN subtotal < 200000 THEN 15000 ELSE 0 END AS shipping
    FROM plan p JOIN sums USING (n)
  ), named AS (
    SELECT o.*, u.id AS user_id, coalesce(u.name, 'Guest Buyer') AS buyer,
      coalesce(u.email, format('%s@guests.example', left(md5(o.n || '${mark}'), 9))) AS email, (subtotal - discount) * 8 / 100 AS tax
    FROM priced o LEFT JOIN filled_customers u ON u.n = o.customer
  )
  INSERT INTO orders (id, "orderId", "accessKey", status, "userId", "customerName", email, "emailProven",
    proof, "firstName", "lastName", address, city, state, "zipCode", country, "promoCode", "promoPercent",
    "subtotalPaise", "discountPaise", "shippingPaise", "taxPercent", "taxPaise", "totalPaise",
    "createdAt", "updatedAt")
  SELECT id, format('KLN-%s-%s', to_char(at, 'YYMMDD'), upper(left(md5('${mark}' || n), 8))), replace(id::text, '-', ''), status,
    user_id, buyer, email, user_id IS NOT NULL, 'account', split_part(buyer, ' ', 1),
    split_part(buyer, ' ', 2), format('%s MG Road', n % 400), ${CITIES}[1 + n % 8], ${STATES}[1 + n % 8],
    110000 + n % 9000, 'India', CASE WHEN n % 10 = 0 THEN 'SAVE10' END, CASE WHEN n % 10 = 0 THEN 10 END,
    subtotal, discount, shipping, 8, tax, subtotal - discount + shipping + tax, at, at
  FROM named ORDER BY n`;

const LINES = `
  INSERT INTO order_lines (id, "orderId", position, "productId", name, category, "thumbnailImage",
    "packSize", "pricePaise", quantity, "lineTotalPaise")
  SELECT gen_random_uuid(), order_id, position, product, name, category, "thumbnailImage", '100 pieces',
    "pricePaise", quantity, "pricePaise"::bigint * quantity
  FROM line_plan ORDER BY n, position`;

const STEPS = `(VALUES ('Pending', interval '0', 1), ('Processing', interval '2 days', 2),
  ('Shipped', interval '5 days', 3), ('Delivered', interval '9 days', 4),
  ('Cancelled', interval '3 hours', 5)) AS s (status, later, step)`;

const HISTORY = `
  INSERT INTO order_status_changes (id, "orderId", status, at, by, party)
  SELECT gen_random_uuid(), p.id, s.status::"OrderStatus", p.at + s.later, 'Meera Nair',
    CASE WHEN s.step IN (1, 5) THEN 'customer' ELSE 'shop' END::"OrderParty"
  FROM plan p JOIN ${STEPS} ON CASE p.status
    WHEN 'Cancelled' THEN s.step IN (1, 5)
    ELSE s.step <= array_position(ARRAY['Pending', 'Processing', 'Shipped', 'Delivered'], p.status::text)
  END
  ORDER BY p.n, s.step`;

/** Audit log actions in the proportions of a busy shop. */
const ACTIONS = `(VALUES
  (0, 'Login', 'authentication', 'success', 'signed in'),
  (1, 'Login', 'authentication', 'success', 'signed in on a new device'),
  (2, 'Logout', 'authentication', 'success', 'signed out'),
  (3, 'Login Failed', 'authentication', 'failed', 'gave a wrong password'),
  (4, 'Order Created', 'order', 'success', 'placed an order'),
  (5, 'Order Created', 'order', 'success', 'placed an order from a phone'),
  (6, 'Order Status Updated', 'order', 'success', 'set the status of an order'),
  (7, 'Product Updated', 'product', 'success', 'changed the price of a product'),
  (8, 'Access Denied', 'user', 'warning', 'was turned away from a page of the admin'),
  (9, 'Profile Updated', 'user', 'success', 'changed the profile')
  ) AS a (k, action, type, status, text)`;

const entries = ({ entries: count, customers }: Counts) => `
  INSERT INTO audit_logs (id, timestamp, "userId", actor, "actorName", action, type, status, description,
    "ipAddress", details)
  SELECT gen_random_uuid(), ${toMoment(count).replaceAll("n::", "e.n::")}, u.id, u.email, u.name, a.action, a.type::"AuditType",
    a.status::"AuditStatus", u.email || ' ' || a.text, format('10.0.%s.%s', e.n % 250, e.n % 199),
    jsonb_build_object('entry', e.n)
  FROM generate_series(1, ${count}::bigint) AS e (n)
  JOIN ${ACTIONS} ON a.k = e.n * 7919 % 10
  JOIN filled_customers u ON u.n = 1 + e.n * 104729 % ${customers}
  ORDER BY e.n`;
