-- Matches an order without an email to its customer.

-- The digits of a phone number as dialled within India, whether it was typed with +91, 0091 or 0 in front or without.
-- The index orders_by_phone uses it: a change of this function has to rebuild the index.
CREATE OR REPLACE FUNCTION phone_digits(phone text) RETURNS text
    LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
    RETURN regexp_replace(regexp_replace(phone, '\D', '', 'g'), '^0*(91)?0*(?=\d{10}$)', '');
