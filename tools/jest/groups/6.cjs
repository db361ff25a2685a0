require('../group.cjs')(5, 6);
