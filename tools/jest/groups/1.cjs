require('../group.cjs')(0, 6);
