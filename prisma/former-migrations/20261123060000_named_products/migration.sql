-- Which products are named by the words of a search, at most so many, by the index of names: as found_products, and
-- for the same reason. The planner would rather walk a hundred thousand products in their order.
CREATE FUNCTION named_products(query tsquery, most int) RETURNS SETOF uuid
    LANGUAGE plpgsql STABLE ROWS 20
    SET enable_seqscan = off SET max_parallel_workers_per_gather = 0 SET jit = off AS $$
BEGIN
    RETURN QUERY SELECT "productId" FROM "product_search_documents"
        WHERE ts_filter("headline", '{a}') @@ query LIMIT most;
END $$;
