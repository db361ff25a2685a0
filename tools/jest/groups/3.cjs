require('../group.cjs')(2, 6);
