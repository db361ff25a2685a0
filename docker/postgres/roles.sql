-- The roles of the product, created once on its server by a superuser. The owner also has to own the database;
-- migrations give the other two their rights.
create role casewright_owner login;
create role casewright_application login;
create role casewright_reader login;
