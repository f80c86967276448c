-- Headings of packaging that the first rates left out; a shop that has entered its own keeps it.
INSERT INTO tax_rates ("id", "hsn", "validFrom", "rateBasisPoints", "basis")
SELECT gen_random_uuid(), hsn, '2025-09-22', rate, 'Notification 9/2025-Central Tax (Rate): ' || goods
FROM (VALUES
    ('4419', 500, 'tableware and kitchenware of wood'),
    ('4806', 1800, 'greaseproof, glassine and parchment paper'),
    ('4811', 1800, 'paper and paperboard, coated, gummed or self-adhesive'),
    ('481710', 1800, 'envelopes of paper')
) AS further (hsn, rate, goods)
WHERE NOT EXISTS (SELECT FROM tax_rates WHERE tax_rates.hsn = further.hsn);
