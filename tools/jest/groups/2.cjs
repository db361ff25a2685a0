require('../group.cjs')(1, 6);
