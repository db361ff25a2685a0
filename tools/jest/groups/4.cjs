require('../group.cjs')(3, 6);
