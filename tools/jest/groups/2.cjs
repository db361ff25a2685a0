require('../group.cjs')(1, 3);
