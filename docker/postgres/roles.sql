-- The roles of the product, created once by a superuser. The owner must also own the database.
-- Migrations grant the other two roles their rights.
create role casewright_owner login;
create role casewright_application login;
create role casewright_reader login;
