-- Whose an order is where its customer has no email.

-- The digits of a phone number as it is dialled within India: however it was typed, with +91, 0091 or 0 before it or
-- not. The index orders_by_phone is over it: a change of this function has to make the index anew.
CREATE OR REPLACE FUNCTION phone_digits(phone text) RETURNS text
    LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
    RETURN regexp_replace(regexp_replace(phone, '\D', '', 'g'), '^0*(91)?0*(?=\d{10}$)', '');
