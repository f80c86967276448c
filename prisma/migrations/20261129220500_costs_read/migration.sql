-- Margins are read by "costs.read" from now on; the earlier name stays for the version before.
UPDATE "api_keys" SET "scopes" = array_append("scopes", 'costs.read')
WHERE 'margins.read' = ANY ("scopes") AND NOT 'costs.read' = ANY ("scopes");
