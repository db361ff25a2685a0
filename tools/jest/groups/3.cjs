require('../group.cjs')(2, 3);
