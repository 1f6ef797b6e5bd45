-- In a transaction of its own: it locks only the rows that it changes.
-- contracts: it writes a column that the previous release does not know.
UPDATE "submission" SET "consents" = '{contact,processing}'
	WHERE "kind" = 'lead.tool' AND "payload" -> 'terms2' = 'true'
	OR "kind" IN ('lead.signup', 'signup') AND "payload" -> 'contactInfo' -> 'terms' = 'true';
