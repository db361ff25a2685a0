require('../group.cjs')(0, 3);
